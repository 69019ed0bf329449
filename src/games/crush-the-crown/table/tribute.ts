import {type Card, sortHand, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {dutySuit} from '../rules/wanted-cards.js';
import type {CrushView} from '../types.js';
import type {CrushContext} from './context.js';

/** A tribute: the cards that must be given, and those that the reader picks. */

interface Tribute {
  /** The number of cards in the hand of the suit that must be given first. */
  readonly bound: number;
  /** Cards that leave no choice. */
  readonly forced: readonly Card[];
  /** The forced cards and those that have been picked, in the order of giving. */
  readonly chosen: readonly Card[];
  /** The cards that may be picked or put back. */
  readonly open: readonly Card[];
}

/** The hand of a seat in its order, as far as it is known. */
export const handOf = ({hands}: CrushView, seat: Seat | undefined): readonly Card[] =>
  sortHand((seat === undefined ? [] : (hands[seat] ?? [])).filter((card) => card !== null));

/** The tribute that a seat owes; `picked` are the cards picked so far. */
export function tributeOf(
  view: CrushView,
  seat: Seat | undefined,
  picked: readonly Card[] = [],
): Tribute {
  const hand = handOf(view, seat);
  const isBound = (card: Card): boolean => suitOf(card) === dutySuit({view});
  const bound = hand.filter(isBound);
  const all = [...bound, ...hand.filter((card) => !isBound(card))];
  const forced = hand.length <= view.owed ? all : bound.length <= view.owed ? bound : [];
  const open = (forced.length > 0 || bound.length === 0 ? hand : bound).filter(
    (card) => !forced.includes(card),
  );
  return {
    bound: bound.length,
    forced,
    chosen: [...forced, ...picked.filter((card) => open.includes(card))],
    open: forced.length >= view.owed ? [] : open,
  };
}

/** Picks a card or puts it back; if enough are picked, the newest replaces one. */
export function pick(view: CrushView, ctx: CrushContext, card: Card): void {
  const picked = (ctx.draft ?? []) as readonly Card[];
  const {forced, open} = tributeOf(view, ctx.seat, picked);
  if (!open.includes(card)) return;
  const room = view.owed - forced.length;
  ctx.sketch(
    picked.includes(card)
      ? picked.filter((one) => one !== card)
      : [...picked.slice(0, room - 1), card],
  );
}
