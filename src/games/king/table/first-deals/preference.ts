import {FOUR, noTricks} from './no-tricks.js';

/** The first deal of Lady’s Preference, for four. */
export const preference = noTricks(FOUR);
