import {courtLadder} from './families/court-ladder.js';
import {crush} from './families/crush-the-crown.js';
import {kingdom} from './families/death-over-the-kingdom.js';
import {type Entry, find} from './families/entry.js';
import {gsk} from './families/god-save-the-king.js';
import {crowns} from './families/king-and-crown.js';
import {kings} from './families/king.js';
import {peasants} from './families/kings-and-peasants.js';

export type {Entry} from './families/entry.js';

/** The game of a table that names none. */
export const DEFAULT = 'god-save-the-king';

/** Every game that there is. */
export const catalogue: readonly Entry[] = [
  gsk,
  ...kings,
  crush,
  ...crowns,
  peasants,
  courtLadder,
  kingdom,
];

/** The entry of an id, or `undefined`. */
export const entryOf = (id: string): Entry | undefined => find(catalogue, id);
