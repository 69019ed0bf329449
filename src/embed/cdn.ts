/** `<script type="module" src=".../cdn/gstk.js">`: every tag in one file. */
import './gstk-table/gstk-table.js';
import './king-game/king-game.js';
import './playing-card/playing-card.js';
