import {type Card, isJoker, rankIndex, rankOf, type Suit, suitOf} from '../../../cards/index.js';
import {stepOf} from './phase.js';
import type {Seat} from '../../../game/index.js';
import {legalMoves} from './play.js';
import type {LadderMove, LadderState} from '../types.js';

/** The value of a card to its holder: trumps above all plain cards, jokers above all. */
const dearness = (card: Card, trump: Suit | null): number =>
  isJoker(card) ? 99 : rankIndex(rankOf(card)) + (suitOf(card) === trump ? 20 : 0);

/**
 * The safe move that a clock plays: the cheapest attack, the cheapest card that beats, no leave, no
 * throw-in. It never takes when it can beat, so that a match of absent players ends.
 */
export function fallback(state: LadderState, seat: Seat): LadderMove {
  const moves = legalMoves(state, seat);
  const [first] = moves;
  if (!first) throw new RangeError(`seat ${seat} is not awaited`);
  if (stepOf(state) === 'leave') return {type: 'leave', allow: []};
  if (stepOf(state) === 'throwIn') return {type: 'done'};
  if (stepOf(state) === 'trump') return {type: 'trump', suit: longest(state.hands[seat]!) ?? 'S'};
  const dear = (move: LadderMove): number =>
    move.type === 'take' ? 90 : dearness('card' in move ? (move.card ?? '*1') : '*1', state.trump);
  return moves.reduce((low, move) => (dear(move) < dear(low) ? move : low), first);
}

/** The longest suit, or the first of several. */
function longest(hand: readonly Card[]): Suit | undefined {
  const suits = hand.flatMap((card) => suitOf(card) ?? []);
  const count = (suit: Suit): number => suits.filter((one) => one === suit).length;
  return suits.toSorted((a, b) => count(b) - count(a))[0];
}
