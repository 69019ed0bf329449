import {THREE, noTricks} from './no-tricks.js';

/** The first deal of King Threesome. */
export const threesome = noTricks(THREE);
