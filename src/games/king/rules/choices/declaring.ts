import type {Seat, Emit} from '../../../../game/index.js';
import {type Agreed, contractsOf, type Variant} from '../contracts/columns.js';
import {dealRest} from './opening.js';
import {takeTalon} from './talon.js';
import {
  type Contract,
  type KingMove,
  type KingState,
  type KingEvent,
  type Declaration,
  TRUMPS,
} from '../../types.js';

/** Choosing the contract: each player declares every contract of the list once. */

type DeclareMove = Extract<KingMove, {readonly type: 'order'}>;

/** The contracts that a seat has left to declare, in the order of the list, with repeats. */
export function contractsLeft(
  variant: Variant,
  match: Agreed & {readonly ordered: readonly Declaration[]},
  seat: Seat,
): readonly Contract[] {
  const left = [...contractsOf(variant, match)];
  for (const declared of match.ordered)
    if (declared.seat === seat)
      left.splice(
        left.findIndex(({id}) => id === declared.contract),
        1,
      );
  return left;
}

/** Every declaration that a seat may make: each contract once, with every trump if it has one. */
export const declareMoves = (
  variant: Variant,
  state: KingState,
  seat: Seat,
): readonly DeclareMove[] =>
  [...new Set(contractsLeft(variant, state, seat))].flatMap(({id, trump}): DeclareMove[] =>
    trump
      ? TRUMPS.map((suit) => ({type: 'order', contract: id, trump: suit}))
      : [{type: 'order', contract: id}],
  );

/** Declares a contract; next the talon is taken, the pack is dealt or the first card is led. */
export function declare(
  variant: Variant,
  state: KingState,
  seat: Seat,
  move: DeclareMove,
  emit?: Emit<KingState, KingEvent>,
  forced = false,
): KingState {
  const {dealer, seats, options, talon, shown} = state;
  const contract = contractsOf(variant, state).find(({id}) => id === move.contract)!;
  const trump = move.trump ?? null;
  const next =
    options['orderBlind'] === 'on' ? 'dealing' : variant.rest === 'talon' ? 'talon' : 'play';
  const turn = next === 'play' ? [(dealer + 1) % seats] : next === 'talon' ? [seat] : [];
  const declared: KingState = {
    ...state,
    phase: next,
    turn,
    contract,
    trump,
    ordered: [...state.ordered, {seat, contract: contract.id, trump, bid: 0}],
  };
  emit?.({type: 'contract ordered', seat, contract, trump, forced, next}, declared);
  if (next === 'dealing') return dealRest(variant, declared, emit);
  return talon.length > 0 && shown.length === 0 ? takeTalon(declared, seat, emit) : declared;
}

/** Declares the seat's only remaining contract if there is nothing to choose. */
export function declareIfForced(
  variant: Variant,
  state: KingState,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const seat = state.orderer!;
  const [only, ...others] = declareMoves(variant, state, seat);
  return only && others.length === 0 ? declare(variant, state, seat, only, emit, true) : state;
}
