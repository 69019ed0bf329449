import type {Rank, SuitCard} from '../../../../cards/index.js';
import {kingOf} from '../../rules/suits.js';
import type {GskContext} from '../context.js';
import {type GskView, type Spot, SPOTS} from '../../types.js';

/** The reader's choices before a move is played: a formation, a card to rout, a value. */

export interface GskDraft {
  readonly laid?: LaidFormation;
  /** The slot that the next card goes to. */
  readonly at?: Spot | undefined;
  /** The rival's card to rout, as its owner sees it. */
  readonly rout?: Spot;
  /** Whether the reader wants to rout and has not named a card yet. */
  readonly aims?: true;
  readonly rank?: Rank;
}
type LaidFormation = Readonly<Partial<Record<Spot, SuitCard>>>;

export const draftOf = ({draft}: GskContext): GskDraft => (draft as GskDraft | undefined) ?? {};

/** Whether the reader is laying a formation. */
export const isLaying = ({asking, moves}: GskContext): boolean =>
  asking && moves[0]?.type === 'form';

/**
 * Cards in their slots: those of the draft while the reader lays, or those of a choice that waits for
 * the others. A draft is kept after its question, so it must not be shown at other times.
 */
export function laidOf(view: GskView, ctx: GskContext): LaidFormation {
  const {laid} = draftOf(ctx);
  if (laid && isLaying(ctx)) return laid;
  const {choice} = view;
  return choice?.type === 'form'
    ? {left: choice.left, centre: choice.centre, right: choice.right}
    : {};
}

/** The slot that the next card goes to; `undefined` if all are full. */
export function spotNow(view: GskView, ctx: GskContext): Spot | undefined {
  const laid = laidOf(view, ctx);
  const {at} = draftOf(ctx);
  return at && !laid[at] ? at : SPOTS.find((spot) => !laid[spot]);
}

/** The draft with this slot as the next to fill. */
export const open = (ctx: GskContext, at: Spot): GskDraft => ({...draftOf(ctx), at});

/** Takes a card back into the hand; its slot is the next to fill. */
export function lift(view: GskView, ctx: GskContext, at: Spot): GskDraft {
  const laid = Object.entries(laidOf(view, ctx)).filter(([spot]) => spot !== at);
  return {laid: Object.fromEntries(laid) as LaidFormation, at};
}

/** Puts a card of the hand into the next slot; if all are full it replaces the last one. */
export function lay(view: GskView, ctx: GskContext, card: SuitCard): GskDraft {
  const at = spotNow(view, ctx) ?? 'right';
  return {laid: {...laidOf(view, ctx), [at]: card}};
}

/**
 * Puts a card into a slot, from the hand or from another slot, and the card that lay there goes the
 * other way. Without a slot the card returns to the hand.
 */
export function put(
  view: GskView,
  ctx: GskContext,
  card: SuitCard,
  at: Spot | undefined,
): GskDraft {
  const laid = laidOf(view, ctx);
  const from = SPOTS.find((spot) => laid[spot] === card);
  const after = SPOTS.flatMap((spot): readonly (readonly [Spot, SuitCard])[] => {
    const there = spot === at ? card : spot === from ? at && laid[at] : laid[spot];
    return there ? [[spot, there]] : [];
  });
  return {laid: Object.fromEntries(after) as LaidFormation};
}

/** Whether the reader's King lies on a flank, where it will be turned up. */
export function kingAtRisk(view: GskView, ctx: GskContext): boolean {
  if (ctx.seat === undefined) return false;
  const {left, right} = laidOf(view, ctx);
  return [left, right].includes(kingOf(ctx.seat));
}
