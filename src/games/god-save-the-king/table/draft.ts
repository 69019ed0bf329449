import type {SuitCard} from '../../../cards/index.js';
import type {Rank} from '../../../cards/index.js';
import {kingOf} from '../rules/suits.js';
import type {GskContext} from './context.js';
import {type GskView, type Spot, SPOTS} from '../types.js';

/** What the reader lays out before it is played: a formation, a card to rout, a value. */

export interface Draft {
  readonly laid?: Laid;
  /** The slot that the next card goes to. */
  readonly at?: Spot | undefined;
  /** The card of the rival that is meant, as its owner sees it. */
  readonly rout?: Spot;
  readonly rank?: Rank;
}
type Laid = Readonly<Partial<Record<Spot, SuitCard>>>;

export const draftOf = ({draft}: GskContext): Draft => (draft as Draft | undefined) ?? {};

/** Cards in their slots: those of the draft, or those of a choice that is waiting. */
export function laidOf(view: GskView, ctx: GskContext): Laid {
  const {laid} = draftOf(ctx);
  if (laid) return laid;
  const {choice} = view;
  return choice?.type === 'form'
    ? {left: choice.left, centre: choice.centre, right: choice.right}
    : {};
}

/** The slot that the next card goes to; `undefined` when all are full. */
export function spotNow(view: GskView, ctx: GskContext): Spot | undefined {
  const laid = laidOf(view, ctx);
  const {at} = draftOf(ctx);
  return at && !laid[at] ? at : SPOTS.find((spot) => !laid[spot]);
}

/** The next card goes there. */
export const open = (ctx: GskContext, at: Spot): Draft => ({...draftOf(ctx), at});

/** A card comes back into the hand, and its slot is the next. */
export function lift(view: GskView, ctx: GskContext, at: Spot): Draft {
  const laid = Object.entries(laidOf(view, ctx)).filter(([spot]) => spot !== at);
  return {laid: Object.fromEntries(laid) as Laid, at};
}

/** A card of the hand goes to the next slot; when all are full it takes the place of the last. */
export function lay(view: GskView, ctx: GskContext, card: SuitCard): Draft {
  const at = spotNow(view, ctx) ?? 'right';
  return {laid: {...laidOf(view, ctx), [at]: card}};
}

/**
 * A card is put on a slot, from the hand or from another slot; what lies there goes where it came
 * from. Without a slot it goes back into the hand.
 */
export function put(view: GskView, ctx: GskContext, card: SuitCard, at: Spot | undefined): Draft {
  const laid = laidOf(view, ctx);
  const from = SPOTS.find((spot) => laid[spot] === card);
  const after = SPOTS.flatMap((spot): readonly (readonly [Spot, SuitCard])[] => {
    const there = spot === at ? card : spot === from ? at && laid[at] : laid[spot];
    return there ? [[spot, there]] : [];
  });
  return {laid: Object.fromEntries(after) as Laid};
}

/** The own King lies on a flank, where it will be turned up. */
export function kingAtRisk(view: GskView, ctx: GskContext): boolean {
  if (ctx.seat === undefined) return false;
  const {left, right} = laidOf(view, ctx);
  return [left, right].includes(kingOf(ctx.seat));
}
