import type {Options, Outcome, Seat} from '../../../game/index.js';

/** Counts matches won, and decides a series. */

/** The number of matches that wins a series. */
export const needOf = ({bestOf}: Options): number => Math.ceil(Number(bestOf) / 2);

/** The wins with one more match for a seat. */
export const countWin = (wins: readonly number[], winner: Seat): readonly number[] =>
  wins.map((won, seat) => (seat === winner ? won + 1 : won));

/** How a game of two ended. */
export function duelOutcome(wins: readonly number[], winner: Seat): Outcome {
  return {winners: [winner], scores: wins, places: [[winner], [1 - winner]], reason: 'crown/won'};
}
