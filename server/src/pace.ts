import {type Pace, PACES} from '../../src/online/wire.js';
import type {Config} from './config.js';

/** How fast a table plays. */

/** Milliseconds that a person may think, by the pace of a table. */
const PACE_MS: Readonly<Record<Pace, number>> = {
  fast: 20_000,
  relaxed: 120_000,
  days: 86_400_000,
};

/** The times of a table, in milliseconds; see `Config`. */
export type Times = Pick<Config, 'botMs' | 'awayMs' | 'turnMs'>;

/** The paces that the host of a table may choose: none that is slower than the server allows. */
export const pacesWithin = ({turnMs}: Pick<Config, 'turnMs'>): readonly Pace[] =>
  PACES.filter((pace) => turnMs === 0 || PACE_MS[pace] <= turnMs);

/**
 * The times of a table: the server's own, unless its host has chosen a pace. People who move once a day
 * are seldom at the table together: none of them is away.
 */
export function timesOf({botMs, awayMs, turnMs}: Times, pace: Pace | undefined): Times {
  if (pace === undefined) return {botMs, awayMs, turnMs};
  return {
    botMs,
    awayMs: pace === 'days' ? Infinity : awayMs,
    turnMs: Math.min(PACE_MS[pace], turnMs || Infinity),
  };
}
