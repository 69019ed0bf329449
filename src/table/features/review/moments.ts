import type {Decision} from '../../../analysis/index.js';

/** A judged decision and its place in the match. */
export interface Placed {
  readonly deal: number;
  /** Its place among the decisions of its deal. */
  readonly at: number;
  readonly decision: Decision;
}

/** The most moments that a review points at. */
const MOMENTS = 5;

/** Whether a decision cost something that counts. */
export const isCostly = ({verdict}: Pick<Decision, 'verdict'>): boolean =>
  verdict === 'slip' || verdict === 'blunder';

/** The decisions that cost most, the dearest first: five at most. */
export const momentsOf = (all: readonly Placed[]): readonly Placed[] =>
  all
    .filter(({decision}) => isCostly(decision))
    .toSorted((a, b) => b.decision.made.loss - a.decision.made.loss)
    .slice(0, MOMENTS);

/** How many decisions cost nothing that counts, of how many. */
export const accuracyOf = (
  all: readonly Placed[],
): {readonly right: number; readonly of: number; readonly percent: number} => {
  const right = all.filter(({decision}) => !isCostly(decision)).length;
  return {right, of: all.length, percent: Math.round((100 * right) / all.length)};
};
