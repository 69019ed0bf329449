import {SUITS, type Card, type Suit} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {codeOf, heightOf} from '../kernel/codes.js';
import {planOf} from '../kernel/plan.js';
import {highest} from '../rules/choices/auction.js';
import {isPlay, type KingMove, type KingState} from '../types.js';

/**
 * Choices other than cards by rules of thumb: those that a search considers, and those that it
 * expects from others.
 */

type Discard = Extract<KingMove, {readonly type: 'discard'}>;

/** The number of cards that a search considers discarding, and of bids above the highest. */
const CARDS = 6;
const BIDS = 4;

/** The moves that are worth considering, if there are many. */
export function shortlistOf(
  state: KingState,
  seat: Seat,
  moves: readonly KingMove[],
): readonly KingMove[] {
  const [first] = moves;
  if (!first || isPlay(first)) return moves;
  if (state.phase === 'talon') {
    const away = awayFirst(state, seat).slice(0, CARDS);
    return moves.filter(
      (move) => move.type === 'discard' && move.cards.every((card) => away.includes(card)),
    );
  }
  const most = highest(state.bids) + BIDS;
  return moves.filter((move) =>
    move.type === 'bid' ? move.points <= most : isSensible(state.hands[seat]!, move),
  );
}

/**
 * Of the trumps, only the strongest suit, none, and the suit of the last card are worth considering.
 */
function isSensible(hand: readonly (Card | null)[], move: KingMove): boolean {
  const trump = move.type === 'order' || move.type === 'trump' ? move.trump : undefined;
  if (trump === undefined || trump === 'none' || trump === 'last') return true;
  const strength = (suit: Suit): number =>
    hand.reduce((sum, card) => (card?.[1] === suit ? sum + 8 + (codeOf(card) & 15) : sum), 0);
  return SUITS.every((suit) => strength(suit) <= strength(trump));
}

/** The choice that a seat is expected to make. */
export function quickChoice(state: KingState, seat: Seat): KingMove {
  if (state.phase === 'talon') return quickDiscard(state, seat);
  const gains = SUITS.map((suit) => gainOf(state.hands[seat]!, suit));
  const most = Math.max(...gains);
  if (state.phase === 'naming') return {type: 'name', suit: SUITS[gains.indexOf(most)]!};
  // Another player names the suit that suits that player, so the average of the other suits is
  // expected.
  const other = gains.reduce((sum, gain) => sum + gain, -most) / 3;
  const limit = Math.floor((most - other) * (1 - 1 / state.seats));
  const points = highest(state.bids) + 1;
  if (points > limit) return {type: 'fold'};
  return {type: 'bid', points: Math.max(points, Math.ceil(limit / 2))};
}

/**
 * The gain of a hand's holder when each card of a suit costs a point: its low cards take nothing and
 * go on others' tricks. A regression over random deals.
 */
const gainOf = (hand: readonly Card[], suit: Suit): number =>
  hand.reduce((sum, card) => sum + (card[1] === suit ? 2 - heightOf(codeOf(card)) / 5 : 0), 0);

/** The pair of cards that a hand needs least. */
function quickDiscard(state: KingState, seat: Seat): Discard {
  return {type: 'discard', cards: awayFirst(state, seat).slice(0, 2)};
}

/** A hand in the order in which cards are discarded; the first two are always a legal pair. */
function awayFirst({contract, trump, hands}: KingState, seat: Seat): readonly Card[] {
  const {points} = planOf(contract);
  const pays = contract.terms.reduce((sum, {pts}) => sum + pts, 0) > 0;
  const hand = hands[seat]!;
  const lengths: Partial<Record<string, number>> = {};
  for (const card of hand) lengths[card[1]!] = (lengths[card[1]!] ?? 0) + 1;
  const ranked = hand.map((card) => {
    const height = heightOf(codeOf(card));
    const kept = pays
      ? height + (card[1] === trump ? 20 : 0) + lengths[card[1]!]! * 0.5
      : -height + lengths[card[1]!]!;
    return {card, rank: Math.abs(points[codeOf(card)]!) * 100 + kept};
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({card}) => card);
}
