import {type Card, suitOf} from '../../../../cards/index.js';
import type {Seat, Emit} from '../../../../game/index.js';
import {type Agreed, type Opening, tableOf, type Variant} from '../contracts/columns.js';
import {give, lay, seatOf} from '../dealing.js';
import type {Contract, KingState, KingEvent, Next} from '../../types.js';

/** Opens a deal in which a player has to decide first, and deals the rest afterwards. */

/** The first phase of a deal that begins with this contract. */
export function firstScene({declarer, auction, calling}: Variant, {trump}: Contract): Next {
  if (declarer) return 'ordering';
  if (auction) return 'bidding';
  return calling && trump ? 'calling' : 'play';
}

/** The declarer of a deal, as far as it is known when the deal begins. */
export const declarerOf = (
  variant: Variant,
  scene: Next,
  dealer: Seat,
  seats: number,
): Seat | null =>
  scene === 'ordering' || scene === 'calling'
    ? (dealer + (variant.declarer === 'right' ? seats - 1 : 1)) % seats
    : null;

/** The number of cards dealt before a player has to decide: until the caller has three, or none. */
export const heldBefore = ({batch = 1}: Variant, seats: number, blind: boolean): number =>
  blind ? 0 : seats * batch + 1;

/** The complete opening of a deal. */
export function opening(
  variant: Variant,
  contract: Contract,
  dealer: Seat,
  agreed: Agreed,
  pack: readonly Card[],
): Opening {
  const {seats, options} = agreed;
  const next = firstScene(variant, contract);
  const blind = options['orderBlind'] === 'on';
  const until = blind || next === 'calling' ? heldBefore(variant, seats, blind) : undefined;
  return {
    next,
    declarer: declarerOf(variant, next, dealer, seats),
    ...lay(variant, tableOf(variant, agreed), pack, seats, (dealer + 1) % seats, until),
  };
}

/** Deals the rest; the trump may be the suit of the caller's last card. */
export function dealRest(
  variant: Variant,
  state: KingState,
  emit?: Emit<KingState, KingEvent>,
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
  emit?.({type: 'dealt out', trump, card}, dealt);
  return dealt;
}
