import {
  type Card,
  type Emit,
  type Outcome,
  pack,
  rankOf,
  type Rules,
  type Seat,
  shuffle,
} from 'gstk/kit';
import type {Event, Move, Phase, State} from './types.js';

type GameRules = Rules<State, Move, never, Event>;

/** The queens, by the value of the option that leaves one of them out. */
const QUEENS: Readonly<Record<string, Card>> = {
  clubs: 'QC',
  spades: 'QS',
  hearts: 'QH',
  diamonds: 'QD',
};

/** How many can play, and what they may agree on. */
export const BASICS: Pick<GameRules, 'seats' | 'options'> = {
  seats: {min: 2, max: 6},
  options: [
    {name: 'pack', values: [52, 32], ruling: 'OM-1'},
    {name: 'queen', values: Object.keys(QUEENS), ruling: 'OM-1'},
  ],
};

/** The cards of the game, one queen less than a pack (OM-1). */
export const packOf = ({pack: cards, queen}: State['options']): readonly Card[] =>
  pack({low: cards === 32 ? '7' : '2', out: [QUEENS[String(queen)]!]});

/** True for two cards of the same rank. */
export const isPair = (card: Card, other: Card): boolean => rankOf(card) === rankOf(other);

/** Hands as the state has them, or as a view does. */
type Hands = readonly (readonly unknown[])[];

/** The first seat from this one on that holds cards, clockwise; the seat itself if no other does. */
export const holderFrom = (hands: Hands, seat: Seat): Seat =>
  hands.map((_, step) => (seat + step) % hands.length).find((at) => hands[at]!.length > 0) ?? seat;

/** The seat whose hand is drawn from: the next one to the left that holds cards (OM-4). */
export const sourceOf = ({hands, active}: {hands: Hands; active: Seat}): Seat =>
  holderFrom(hands, (active + 1) % hands.length);

/** The phase, in the chart's names: with the last card the match is over. */
export const phase = ({hands}: {hands: Hands}): Phase =>
  hands.flat().length > 1 ? 'draw' : 'over';

/** The seat that must draw. */
export const turn = (state: State): readonly Seat[] =>
  phase(state) === 'over' ? [] : [state.active];

/** The holder of the odd queen loses; all others win alike (OM-8). */
export function outcome(state: State): Outcome | undefined {
  if (phase(state) === 'draw') return undefined;
  const loser = holderFrom(state.hands, 0);
  const winners = state.hands.map((_, seat) => seat).filter((seat) => seat !== loser);
  return {winners, places: [winners, [loser]], reason: 'old-maid/odd-queen'};
}

/** The pairs of a hand, two cards after each other: of three cards of a rank one stays (OM-3). */
export function pairsIn(hand: readonly Card[]): readonly Card[] {
  return [...new Set(hand.map(rankOf))].flatMap((rank) => {
    const same = hand.filter((card) => rankOf(card) === rank);
    return same.slice(0, same.length - (same.length % 2));
  });
}

const without = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  hand.filter((card) => !cards.includes(card));

/** Tells who has no cards any more, of these seats, and whether the match is over (OM-7, OM-8). */
function settle(state: State, seats: readonly Seat[], emit?: Emit<State, Event>): State {
  for (const seat of seats)
    if (state.hands[seat]!.length === 0) emit?.({type: 'player out', seat}, state);
  const end = outcome(state);
  const [queen] = state.hands.flat();
  if (end && queen) {
    const loser = holderFrom(state.hands, 0);
    emit?.({type: 'game over', winners: end.winners, loser, queen}, state);
  }
  return state;
}

/** Deals all cards, one at a time from seat 0 on, and lays down all pairs (OM-2, OM-3). */
export const setup: GameRules['setup'] = (options, seats, rng, emit) => {
  const {value: cards, rng: after} = shuffle(rng, packOf(options));
  const all = Array.from({length: seats}, (_, seat) => seat);
  const dealt = all.map((seat) => cards.filter((_, at) => at % seats === seat));
  const start: State = {options, seats, rng: after, hands: dealt, laid: [], active: 0};
  emit?.({type: 'dealt', n: cards.length}, start);
  const pairs = dealt.map(pairsIn);
  const hands = dealt.map((hand, seat) => without(hand, pairs[seat]!));
  const state: State = {...start, hands, laid: pairs.flat(), active: holderFrom(hands, 0)};
  emit?.({type: 'first pairs laid', pairs}, state);
  return settle(state, all, emit);
};

/** Draws a card, and lays it down if it makes a pair. */
export const apply: GameRules['apply'] = (state, seat, {at}, emit) => {
  const from = sourceOf(state);
  const card = state.hands[from]![at]!;
  const partner = state.hands[seat]!.find((own) => isPair(own, card));
  const pair = partner ? [card, partner] : [];
  // Shuffled, since the player who gave the card knows it (OM-6).
  const {value: hand, rng} = shuffle(state.rng, [...state.hands[seat]!, card]);
  const withHand = (own: readonly Card[]): State['hands'] =>
    state.hands.map((old, owner) =>
      owner === seat ? own : owner === from ? without(old, [card]) : old,
    );
  const drawn: State = {...state, rng, hands: withHand(hand)};
  emit?.({type: 'card drawn', seat, from, at, card}, drawn);
  const hands = withHand(without(hand, pair));
  const active = holderFrom(hands, (seat + 1) % state.seats);
  const next: State = {...drawn, hands, laid: [...state.laid, ...pair], active};
  if (partner) emit?.({type: 'pair laid', seat, cards: pair}, next);
  else emit?.({type: 'card kept', seat}, next);
  return settle(next, [from, seat], emit);
};
