/**
 * How a decision is called, by what it cost. A cost counts only where it is not an accident of the worlds
 * that were looked at, and where it exceeds what luck decides in that deal anyway.
 */

/** `good`: not the best, but it cost next to nothing. */
export type Verdict = 'best' | 'good' | 'slip' | 'blunder';

/** The marks of an annotator: `!` where only one move was right, `!?` for another that is nearly as good. */
export type VerdictMark = '!' | '!?' | '?' | '??';

/** Standard errors by which a cost differs from nothing. */
const SURE = 3;
/** Parts of the spread of a deal: less is nothing, from here on a slip, a blunder. */
const NOTHING = 0.02;
const SLIP = 0.15;
const BLUNDER = 0.5;

/** What a decision cost, and what is known besides. */
interface Cost {
  /** How much less than the best it brings, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  /** How much the second best brings less than the best, and the standard error of that. */
  readonly next?: {readonly loss: number; readonly error: number} | undefined;
}

const isSure = ({loss, error}: {readonly loss: number; readonly error: number}): boolean =>
  loss > SURE * error;

/**
 * @param spread how much the deal brings a seat more or less by luck: a standard deviation
 */
export function verdictOf(
  {loss, error, next}: Cost,
  spread: number,
): {readonly verdict: Verdict; readonly mark: VerdictMark | undefined} {
  const sure = isSure({loss, error});
  if (sure && loss >= BLUNDER * spread) return {verdict: 'blunder', mark: '??'};
  if (sure && loss >= SLIP * spread) return {verdict: 'slip', mark: '?'};
  if (sure && loss > NOTHING * spread) return {verdict: 'good', mark: '!?'};
  const only = loss <= 0 && next && next.loss >= SLIP * spread && isSure(next);
  return {verdict: 'best', mark: only ? '!' : undefined};
}
