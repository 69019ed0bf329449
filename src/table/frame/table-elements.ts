/** The elements that every table draws with; loaded in parallel with the game. */
import '../../elements/gstk-hand/gstk-hand.js';
import '../../elements/gstk-seat/gstk-seat.js';
