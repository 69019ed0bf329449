import type {Card} from '../../../../cards/index.js';
import type {Seat, Emit} from '../../../../game/index.js';
import {codeOf, sorted} from '../../kernel/codes.js';
import {planOf} from '../../kernel/plan.js';
import type {KingMove, KingState, KingEvent} from '../../types.js';

/** The talon: the declarer takes it, shows it, and discards two cards. */

type Discard = Extract<KingMove, {readonly type: 'discard'}>;

/** Moves the talon into the declarer's hand; everybody has seen it. */
export function takeTalon(
  state: KingState,
  seat: Seat,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const {talon: cards, hands} = state;
  const taken: KingState = {
    ...state,
    hands: hands.map((hand, owner) => (owner === seat ? sorted([...hand, ...cards]) : hand)),
    talon: [],
    shown: cards,
  };
  emit?.({type: 'talon taken', seat, cards}, taken);
  return taken;
}

/**
 * Every pair that may be discarded: those of the lowest price. So no scoring card is discarded unless
 * the hand has fewer than two others; then the cheapest ones go, and count for the declarer.
 */
export function discards({contract, hands}: KingState, seat: Seat): readonly Discard[] {
  const {points} = planOf(contract);
  const price = (card: Card): number => Math.abs(points[codeOf(card)]!);
  const hand = hands[seat]!;
  const pairs = hand.flatMap((one, at) =>
    hand.slice(at + 1).map((other) => ({cards: [one, other], price: price(one) + price(other)})),
  );
  const least = pairs.reduce((low, pair) => Math.min(low, pair.price), Infinity);
  return pairs
    .filter((pair) => pair.price === least)
    .map(({cards}): Discard => ({type: 'discard', cards}));
}

/** Whether these two cards may be discarded. */
export const mayGo = (state: KingState, seat: Seat, cards: readonly Card[]): boolean => {
  const key = sorted(cards).join();
  return discards(state, seat).some((pair) => sorted(pair.cards).join() === key);
};

/** Discards two cards; next the first card is led. */
export function discard(
  state: KingState,
  seat: Seat,
  {cards}: Discard,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const laid: KingState = {
    ...state,
    phase: 'play',
    turn: [(state.dealer + 1) % state.seats],
    hands: state.hands.map((hand, owner) =>
      owner === seat ? hand.filter((card) => !cards.includes(card)) : hand,
    ),
    away: sorted(cards),
  };
  emit?.({type: 'cards laid away', seat, cards: laid.away}, laid);
  return laid;
}

/** The taker of the last trick gets the odd card, which is shown. */
export function takeOdd(
  state: KingState,
  seat: Seat,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const [card] = state.talon;
  if (!card || state.hands.some((hand) => hand.length > 0)) return state;
  const points = planOf(state.contract).points[codeOf(card)]!;
  const taken: KingState = {
    ...state,
    shown: [card],
    points: state.points.map((own, owner) => (owner === seat ? own + points : own)),
  };
  emit?.({type: 'odd card taken', seat, card, points}, taken);
  return taken;
}
