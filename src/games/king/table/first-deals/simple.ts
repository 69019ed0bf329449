import {FOUR, noTricks} from './no-tricks.js';

/** The first deal of Simple King. */
export const simple = noTricks(FOUR);
