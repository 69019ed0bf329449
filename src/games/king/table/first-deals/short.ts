import {FOUR, noTricks} from './no-tricks.js';

/** The first deal of Short King, for four. */
export const short = noTricks(FOUR);
