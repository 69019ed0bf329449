import type {Outcome, Seat} from './rules.js';

/** Seats by points, most first; tied seats share an entry. */
export const placesByScore = (scores: readonly number[]): readonly (readonly Seat[])[] =>
  [...new Set(scores)]
    .sort((a, b) => b - a)
    .map((score) => scores.flatMap((own, seat) => (own === score ? [seat] : [])));

/** The outcome of a match that is won by points; `reason` is the key of its message. */
export function outcomeByScore(scores: readonly number[], reason: string): Outcome {
  const places = placesByScore(scores);
  return {winners: places[0] ?? [], scores, places, reason};
}
