import {type Card, suitOf} from '../../cards/index.js';
import type {Seat, Tell} from '../../game/index.js';
import {sorted} from './codes.js';
import type {Table, Variant} from './columns.js';
import type {Piles} from './fill.js';
import type {KingState, KingTold} from './types.js';

/** Laying out a shuffled pack, wholly or until somebody has to speak. */

/** Who gets the card number `at` of the pack, from 0. */
const seatOf = (at: number, {batch = 1}: Variant, seats: number, first: Seat): Seat =>
  (first + Math.floor(at / batch)) % seats;

/** Gives out `cards`, of which the first is number `from`. */
function give(
  variant: Variant,
  hands: readonly (readonly Card[])[],
  cards: readonly Card[],
  from: number,
  first: Seat,
): readonly (readonly Card[])[] {
  const grown = hands.map((hand) => [...hand]);
  cards.forEach((card, at) => grown[seatOf(from + at, variant, hands.length, first)]!.push(card));
  return grown.map(sorted);
}

/**
 * Lays out a pack from seat `first` on. The talon takes a card after each of the first two rounds, so
 * never the first or the last of the pack; other cards that are left over are the stock, or lie apart.
 * With `until`, dealing stops after so many cards and the rest waits in the stock.
 */
export function lay(
  variant: Variant,
  {hand}: Table,
  pack: readonly Card[],
  seats: number,
  first: Seat,
  until = hand * seats,
): Piles {
  const none = Array.from({length: seats}, () => []);
  const apart = variant.rest === 'talon' ? [seats, 2 * seats + 1] : [];
  const cards = pack.filter((_, at) => !apart.includes(at));
  const rest = cards.slice(until);
  return {
    hands: give(variant, none, cards.slice(0, until), 0, first),
    talon: variant.rest === 'last-trick' ? rest : apart.map((at) => pack[at]!),
    away: [],
    stock: variant.rest === 'last-trick' ? [] : rest,
  };
}

/** How many cards are dealt before somebody has to speak: until the caller has three, or none. */
export const heldBefore = ({batch = 1}: Variant, seats: number, blind: boolean): number =>
  blind ? 0 : seats * batch + 1;

/** Deals the rest; the trump may be the suit of the last card that the caller gets. */
export function dealRest(
  variant: Variant,
  state: KingState,
  tell?: Tell<KingState, KingTold>,
): KingState {
  const {hands, stock, seats, dealer, called, orderer} = state;
  const first = (dealer + 1) % seats;
  const from = hands.reduce((sum, hand) => sum + hand.length, 0);
  const last = stock.findLast((_, at) => seatOf(from + at, variant, seats, first) === orderer);
  const card = called?.call === 'last' ? last! : null;
  const trump = card === null ? state.trump : suitOf(card)!;
  const dealt: KingState = {
    ...state,
    phase: 'play',
    turn: [first],
    trump,
    called: card === null ? called : {call: 'last', card},
    hands: give(variant, hands, stock, from, first),
    stock: [],
  };
  tell?.({type: 'dealt out', trump, card}, dealt);
  return dealt;
}
