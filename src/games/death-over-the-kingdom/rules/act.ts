import {type Refusal, REFUSALS, type Seat} from '../../../game/index.js';
import {buy, lacksDeck, noted, targetsOf, use, usesOf} from './abilities.js';
import {
  areaOf,
  discarded,
  fromHand,
  lay,
  pileAt,
  putUnder,
  swap,
  toHand,
  withoutPileAt,
} from './places.js';
import {leftOf, seatsOf} from './standing.js';
import type {KingdomMove, KingdomState, KingdomEmit} from '../types.js';

/** Act (4.3): exactly one of exchange or cut, fold, ability, change (M-12). */

const unique = (cards: readonly string[]): readonly string[] => [...new Set(cards)];

/** Every legal move of the seat on turn. */
export function actsOf(state: KingdomState, seat: Seat): readonly KingdomMove[] {
  const exchange: KingdomMove = {type: 'exchange'};
  const fold: KingdomMove = {type: 'fold'};
  if (state.phase === 'decide') return [fold, exchange];
  const dealer = seat === state.dealer;
  return [
    fold,
    ...(dealer
      ? state.pile.map((_, at): KingdomMove => ({type: 'cut', depth: at + 1}))
      : [exchange]),
    ...usesOf(state, seat, state.areas[seat]!).map((targets): KingdomMove => ({
      type: 'use',
      targets,
    })),
    ...unique(state.hands[seat]!).map((card): KingdomMove => ({type: 'change', card})),
  ];
}

/** Why the seat on turn may not make this move; `undefined` if it may. */
export function refuseAct(state: KingdomState, seat: Seat, move: KingdomMove): Refusal | undefined {
  const dealer = seat === state.dealer;
  if (state.phase === 'decide')
    return move.type === 'exchange' || move.type === 'fold' ? undefined : 'kingdom/decide-now';
  switch (move.type) {
    case 'fold':
      return undefined;
    case 'exchange':
      return dealer ? 'kingdom/dealer-cuts' : undefined;
    case 'cut':
      if (!dealer) return 'kingdom/only-dealer-cuts';
      if (state.pile.length === 0) return 'kingdom/deck-empty';
      return move.depth <= state.pile.length ? undefined : 'kingdom/deck-depth';
    case 'use':
      return refuseUse(state, seat, move.targets);
    case 'change':
      if (state.hands[seat]!.length === 0) return 'kingdom/no-hand';
      return state.hands[seat]!.includes(move.card) ? undefined : REFUSALS.notYourCard;
    case 'choose':
      return 'kingdom/act-now';
  }
}

function refuseUse(state: KingdomState, seat: Seat, targets: readonly Seat[]): Refusal | undefined {
  const card = state.areas[seat]!;
  const count = targetsOf(state, card);
  if (count === undefined) return 'kingdom/no-ability';
  if (lacksDeck(state, seat, card)) return 'kingdom/deck-empty';
  const others = seatsOf(state).filter((other) => other !== seat);
  if (!targets.every((target) => others.includes(target))) return 'kingdom/other-players';
  if (targets.length === count && new Set(targets).size === count) return undefined;
  return `kingdom/targets-${count === 0 ? 'none' : count === 1 ? 'one' : 'two'}`;
}

/** Carries out a legal move. */
export function act(
  state: KingdomState,
  seat: Seat,
  move: KingdomMove,
  emit: KingdomEmit,
): KingdomState {
  switch (move.type) {
    case 'exchange':
      return state.phase === 'decide' ? buy(state, seat, emit) : exchange(state, seat, emit);
    case 'cut':
      return cut(state, seat, move.depth, emit);
    case 'use':
      return use(
        state,
        seat,
        [...move.targets].sort((a, b) => a - b),
        emit,
      );
    case 'change': {
      const {held, then: without} = fromHand(state, seat, move.card);
      const changed = lay(toHand(without, seat, areaOf(state, seat)), seat, held);
      const then = noted(changed, seat, {type: 'change'});
      emit?.({type: 'changed', seat}, then);
      return then;
    }
    default: {
      const looked = state.phase === 'decide';
      const then = noted(state, seat, {type: 'fold', card: looked ? state.areas[seat]! : null});
      emit?.({type: 'folded', seat}, then);
      return then;
    }
  }
}

/** The left neighbour cannot refuse; both look at their new cards. */
function exchange(state: KingdomState, seat: Seat, emit: KingdomEmit): KingdomState {
  const other = leftOf(seat, state);
  const then = noted(swap(state, seat, other), seat, {type: 'exchange', with: [other]});
  const [given, got] = [state.areas[seat]!, state.areas[other]!];
  emit?.({type: 'exchanged', seat, with: other, given, got}, then);
  return then;
}

/**
 * The new card is taken first, then the old one goes under the deck; the other cards keep their order
 * (M-24).
 */
function cut(state: KingdomState, seat: Seat, depth: number, emit: KingdomEmit): KingdomState {
  const old = areaOf(state, seat);
  const card = pileAt(state, depth - 1);
  const open = state.options['dealerCut'] === 'public';
  const openOld = state.options['dealerOldCard'] === 'discardFaceUp';
  const taken = lay(withoutPileAt(state, depth - 1), seat, card, open);
  const put = openOld ? discarded(taken, old.card) : putUnder(taken, old);
  const then = noted(put, seat, {type: 'cut'});
  emit?.({type: 'cut', seat, depth, open, card: card.card, old: openOld ? old.card : null}, then);
  return then;
}
