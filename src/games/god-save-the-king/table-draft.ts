import type {SuitCard} from '../../cards/index.js';
import type {Rank} from '../../cards/index.js';
import {kingOf} from './suits.js';
import type {GskDesk} from './table-desk.js';
import {type GskView, type Spot, SPOTS} from './types.js';

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

export const draftOf = ({draft}: GskDesk): Draft => (draft as Draft | undefined) ?? {};

/** Cards in their slots: those of the draft, or those of a choice that is waiting. */
export function laidOf(view: GskView, desk: GskDesk): Laid {
  const {laid} = draftOf(desk);
  if (laid) return laid;
  const {choice} = view;
  return choice?.type === 'form'
    ? {left: choice.left, centre: choice.centre, right: choice.right}
    : {};
}

/** The slot that the next card goes to; `undefined` when all are full. */
export function spotNow(view: GskView, desk: GskDesk): Spot | undefined {
  const laid = laidOf(view, desk);
  const {at} = draftOf(desk);
  return at && !laid[at] ? at : SPOTS.find((spot) => !laid[spot]);
}

/** The next card goes there. */
export const open = (desk: GskDesk, at: Spot): Draft => ({...draftOf(desk), at});

/** A card comes back into the hand, and its slot is the next. */
export function lift(view: GskView, desk: GskDesk, at: Spot): Draft {
  const laid = Object.entries(laidOf(view, desk)).filter(([spot]) => spot !== at);
  return {laid: Object.fromEntries(laid) as Laid, at};
}

/** A card of the hand goes to the next slot; when all are full it takes the place of the last. */
export function lay(view: GskView, desk: GskDesk, card: SuitCard): Draft {
  const at = spotNow(view, desk) ?? 'right';
  return {laid: {...laidOf(view, desk), [at]: card}};
}

/**
 * A card is put on a slot, from the hand or from another slot; what lies there goes where it came
 * from. Without a slot it goes back into the hand.
 */
export function put(view: GskView, desk: GskDesk, card: SuitCard, at: Spot | undefined): Draft {
  const laid = laidOf(view, desk);
  const from = SPOTS.find((spot) => laid[spot] === card);
  const after = SPOTS.flatMap((spot): readonly (readonly [Spot, SuitCard])[] => {
    const there = spot === at ? card : spot === from ? at && laid[at] : laid[spot];
    return there ? [[spot, there]] : [];
  });
  return {laid: Object.fromEntries(after) as Laid};
}

/** The own King lies on a flank, where it will be turned up. */
export function kingAtRisk(view: GskView, desk: GskDesk): boolean {
  if (desk.seat === undefined) return false;
  const {left, right} = laidOf(view, desk);
  return [left, right].includes(kingOf(desk.seat));
}
