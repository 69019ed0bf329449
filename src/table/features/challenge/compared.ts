import type {Challenge, ChallengeResult} from '../../../notation/link/challenge.js';

/** The better of two results, or neither; `undefined` if their measures contradict each other. */
export function compared(
  own: ChallengeResult,
  other: ChallengeResult,
): 'better' | 'worse' | 'equal' | undefined {
  const signs = [
    Number(own.won) - Number(other.won),
    (other.place ?? 0) - (own.place ?? 0),
    (own.total ?? 0) - (other.total ?? 0),
  ].map(Math.sign);
  const [up, down] = [signs.includes(1), signs.includes(-1)];
  if (up && down) return undefined;
  return up ? 'better' : down ? 'worse' : 'equal';
}

/** The results of a challenge without the reader's own, which has come back with a friend's answer. */
export function othersIn(
  {results: [sender, ...earlier]}: Pick<Challenge, 'results'>,
  own: ChallengeResult,
): readonly ChallengeResult[] {
  const measures = ({won, place, total, deals}: ChallengeResult): string =>
    JSON.stringify([won, place, total, deals]);
  return [sender!, ...earlier.filter((other) => measures(other) !== measures(own))];
}
