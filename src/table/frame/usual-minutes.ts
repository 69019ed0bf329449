import type {GameEntry} from '../../elements/index.js';
import type {Options} from '../../game/index.js';
import {lengthOf} from './length-of.js';

/** How many minutes a match usually takes; `undefined` where its length or its seats are not usual ones. */
export async function usualMinutes(
  {guide, id, lengths, seats: {usual}}: Pick<GameEntry, 'guide' | 'id' | 'lengths' | 'seats'>,
  seats: number,
  options: Options,
): Promise<number | undefined> {
  const length = lengthOf(options, lengths);
  if (!length || seats !== usual) return undefined;
  return (await guide?.())?.minutes?.[id]?.[length];
}
