import type {Seat, Emit} from '../../../../game/index.js';
import {type Agreed, contractsOf, type Variant} from '../contracts/columns.js';
import {dealRest} from './opening.js';
import {takeTalon} from './talon.js';
import {
  type Contract,
  type KingMove,
  type KingState,
  type KingEvent,
  type Order,
  TRUMPS,
} from '../../types.js';

/** Choosing the contract: each player orders every contract of the list once. */

type OrderMove = Extract<KingMove, {readonly type: 'order'}>;

/** What a seat has still to order, in the order of the list, with repeats. */
export function ordersLeft(
  variant: Variant,
  match: Agreed & {readonly ordered: readonly Order[]},
  seat: Seat,
): readonly Contract[] {
  const left = [...contractsOf(variant, match)];
  for (const order of match.ordered)
    if (order.seat === seat)
      left.splice(
        left.findIndex(({id}) => id === order.contract),
        1,
      );
  return left;
}

/** Every order that a seat may give: each contract once, with every trump where it has one. */
export const orderMoves = (variant: Variant, state: KingState, seat: Seat): readonly OrderMove[] =>
  [...new Set(ordersLeft(variant, state, seat))].flatMap(({id, trump}): OrderMove[] =>
    trump
      ? TRUMPS.map((suit) => ({type: 'order', contract: id, trump: suit}))
      : [{type: 'order', contract: id}],
  );

/** Orders a contract; then the talon is taken, the pack dealt or the first card led. */
export function order(
  variant: Variant,
  state: KingState,
  seat: Seat,
  move: OrderMove,
  emit?: Emit<KingState, KingEvent>,
  forced = false,
): KingState {
  const {dealer, seats, options, talon, shown} = state;
  const contract = contractsOf(variant, state).find(({id}) => id === move.contract)!;
  const trump = move.trump === undefined || move.trump === 'none' ? null : move.trump;
  const next =
    options['orderBlind'] === 'on' ? 'dealing' : variant.rest === 'talon' ? 'talon' : 'play';
  const turn = next === 'play' ? [(dealer + 1) % seats] : next === 'talon' ? [seat] : [];
  const ordered: KingState = {
    ...state,
    phase: next,
    turn,
    contract,
    trump,
    ordered: [...state.ordered, {seat, contract: contract.id, trump, bid: 0}],
  };
  emit?.({type: 'contract ordered', seat, contract, trump, forced, next}, ordered);
  if (next === 'dealing') return dealRest(variant, ordered, emit);
  return talon.length > 0 && shown.length === 0 ? takeTalon(ordered, seat, emit) : ordered;
}

/** Gives the only order that is left where there is nothing to choose. */
export function orderIfForced(
  variant: Variant,
  state: KingState,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const seat = state.orderer!;
  const [only, ...others] = orderMoves(variant, state, seat);
  return only && others.length === 0 ? order(variant, state, seat, only, emit, true) : state;
}
