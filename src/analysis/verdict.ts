/**
 * The verdict on a decision, by its cost. A cost counts only if it is not an accident of the sampled
 * worlds, and if it exceeds what luck decides in that deal anyway.
 */

/**
 * `best`: surely better than all others; `equal`: none is surely better, but others may be as good;
 * `good`: surely not the best, but it cost next to nothing.
 */
export type Verdict = 'best' | 'equal' | 'good' | 'slip' | 'blunder';

/** Annotation marks: `!` if only one move was right, `!?` for another that is nearly as good. */
export type VerdictMark = '!' | '!?' | '?' | '??';

/** A cost is significant from this many standard errors. */
const SURE = 3;
/** Shares of a deal's spread: below the first a cost is nothing, then it is a slip, then a blunder. */
const NOTHING = 0.02;
const SLIP = 0.15;
const BLUNDER = 0.5;

/** The cost of a decision, and what else is known about it. */
interface Cost {
  /** The loss compared with the best move, and its standard error. */
  readonly loss: number;
  readonly error: number;
  /** The difference between the best and the second-best move, and its standard error. */
  readonly next?: {readonly loss: number; readonly error: number} | undefined;
}

/** Whether a loss is not an accident of the sampled worlds. */
export const isSure = ({loss, error}: {readonly loss: number; readonly error: number}): boolean =>
  loss > SURE * error;

/**
 * @param spread how much luck varies a seat's result in the deal: a standard deviation
 */
export function verdictOf(
  {loss, error, next}: Cost,
  spread: number,
): {readonly verdict: Verdict; readonly mark: VerdictMark | undefined} {
  const sure = isSure({loss, error});
  if (sure && loss >= BLUNDER * spread) return {verdict: 'blunder', mark: '??'};
  if (sure && loss >= SLIP * spread) return {verdict: 'slip', mark: '?'};
  if (sure) return {verdict: 'good', mark: loss > NOTHING * spread ? '!?' : undefined};
  if (loss > 0 || !next || !isSure(next)) return {verdict: 'equal', mark: undefined};
  return {verdict: 'best', mark: next.loss >= SLIP * spread ? '!' : undefined};
}
