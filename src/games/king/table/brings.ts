import {playerOf} from '../../../elements/index.js';
import type {Variant} from '../rules/contracts/columns.js';
import {isPlay, type KingMove, type KingView} from '../types.js';
import type {KingContext} from './context.js';
import {aheadIn, tricksDone, tricksOf} from './counting.js';
import {worthOf} from './prices.js';

/**
 * The points of the trick with this card in it, and the player who would take it as it lies:
 * "Nora, in the lead: +10". `undefined` if the trick is worth nothing so far.
 */
export function brings(
  variant: Variant,
  move: KingMove,
  view: KingView,
  ctx: KingContext,
): string | undefined {
  if (!isPlay(move) || ctx.seat === undefined) return undefined;
  const {contract, scores, trick} = view;
  // Anybody may take a lead.
  if (trick.length === 0) return undefined;
  const lies = [...trick, {seat: ctx.seat, card: move.card}];
  const taker = aheadIn(lies, view)!.seat;
  const points = worthOf(lies, tricksDone(view, variant), tricksOf(view, variant), contract);
  if (points === 0) return undefined;
  const others = scores.filter((_, seat) => seat !== taker);
  const isFirst = taker !== ctx.seat && others.every((score) => score < scores[taker]!);
  return ctx.messages.t(isFirst ? 'king/brings-first' : 'king/brings', {
    ...playerOf(taker, ctx),
    points,
  });
}
