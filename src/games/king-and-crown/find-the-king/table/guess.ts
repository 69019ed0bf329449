import type {RenderContext} from '../../../../elements/index.js';
import type {FindEvent, FindMove, FindView} from '../types.js';

/**
 * A lord who knows nothing decides nothing (F-3), but may guess which card the vassal will turn. A guess
 * is a draft: nobody else sees it.
 */

type GuessContext = Pick<
  RenderContext<FindView, FindMove, FindEvent>,
  'draft' | 'event' | 'go' | 'looksOn' | 'shared' | 'sketch'
>;

/** The lord's guesses, one for each card that is turned; `null` where none was made. */
type Guesses = readonly (number | null)[];

const guessesOf = ({seat, lord}: FindView, {draft}: Pick<GuessContext, 'draft'>): Guesses =>
  seat === lord && Array.isArray(draft) ? (draft as Guesses) : [];

/** Whether the vassal is about to turn a card, and the reader is the lord. */
export const mayGuess = ({phase, seat, lord}: FindView): boolean =>
  seat === lord && (phase === 'pick' || phase === 'extra');

/** Whether the reader is asked for a guess. */
export const isGuessing = (view: FindView, ctx: GuessContext): boolean =>
  mayGuess(view) &&
  ctx.event === undefined &&
  !ctx.looksOn &&
  !ctx.shared &&
  guessesOf(view, ctx)[view.open.length] === undefined;

/** Keeps a guess, or that none is made, and goes on. */
export function guess(view: FindView, ctx: GuessContext, at: number | null): void {
  ctx.sketch([...guessesOf(view, ctx).slice(0, view.open.length), at]);
  ctx.go();
}

/** The card that is guessed for the turn that comes, or was guessed for the one on show. */
export function guessed(view: FindView, ctx: GuessContext): number | undefined {
  const turned = ctx.event?.type === 'card revealed';
  return guessesOf(view, ctx)[view.open.length - Number(turned)] ?? undefined;
}

/** How many cards of this match were guessed, and how many of these guesses were right. */
export function foreseen(
  view: FindView,
  ctx: GuessContext,
): {readonly right: number; readonly of: number} {
  const made = guessesOf(view, ctx).slice(0, view.open.length);
  return {
    right: made.filter((at, turn) => at === view.open[turn]).length,
    of: made.filter((at) => at !== null).length,
  };
}
