import {courtLadder} from '../families/court-ladder.js';
import {type Entry, find} from '../families/entry.js';
import {kings} from '../families/king.js';
import {peasants} from '../families/kings-and-peasants.js';

/** What `<king-game variant="…">` calls the games of its family. */

const PREFIX = 'king-';

/** Games of the family whose ids do not begin with its name. */
const OTHERS: ReadonlyMap<string, Entry> = new Map([
  ['peasants', peasants],
  ['ladder', courtLadder],
]);

/** The game of a variant, the simple one when none is named; `undefined` when there is none of that name. */
export const variantOf = (variant: string | null): Entry | undefined => {
  const named = variant === null || variant === '' ? 'simple' : variant;
  return OTHERS.get(named) ?? find(kings, PREFIX + named);
};

/** All names that there are. */
export const variantNames = (): readonly string[] => [
  ...kings.map(({id}) => id.slice(PREFIX.length)),
  ...OTHERS.keys(),
];
