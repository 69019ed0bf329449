import type {AnyEvent, AnyMove, AnyState, Seat} from '../../game/index.js';
import {type Look, seatsOf} from './look.js';
import {difference} from '../plain.js';

/** The law that a move stays the same however its cards are spelled and its lists are ordered. */

const SIGNS: Readonly<Record<string, string>> = {S: '♠', H: '♡', D: '♦\uFE0E', C: '♣'};

/** Spellings of a card that every game reads. */
const SPELLINGS: readonly ((rank: string, suit: string) => string)[] = [
  (rank, suit) => `${rank}${suit}`.toLowerCase(),
  (rank, suit) => `${suit}${rank}`,
  (rank, suit) => `${rank.replace('T', '10')}${suit}`,
  (rank, suit) => `${SIGNS[suit]!}${rank.replace('T', '10')}`,
  (rank, suit) => `${rank.replace('T', '10')}${SIGNS[suit]!}`,
];

/** Cards inside the text of a move, each a word of its own. */
const CARD = /(?<![\p{L}\p{N}])([2-9TJQKA])([SHDC])(?![\p{L}\p{N}])/gu;

/** A copy in which every list is reversed. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed).reverse();
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reversed(inner)]))
    : value;
};

/** Checks that legal moves are read in other spellings, and taken with their lists reversed. */
export function lookAtRespelled(look: Look): void {
  const {rules, state, dice, fail} = look;
  for (const seat of seatsOf(state)) {
    const moves = rules.legalMoves(state, seat);
    const listed = new Set(moves.map((move) => JSON.stringify(move)));
    const turned: (readonly [move: AnyMove, other: AnyMove])[] = [];
    for (const move of moves) {
      const spelling = dice.pick(SPELLINGS);
      const text = rules
        .formatMove(move)
        .replace(CARD, (_, rank: string, suit: string) => spelling(rank, suit));
      const found = difference(move, rules.parseMove(` ${text} `));
      if (found)
        fail('respelled', `seat ${seat}: "${text}" is not read as ${JSON.stringify(move)}`);
      const other = reversed(move) as AnyMove;
      // A reversed move that is listed itself is another move: there the order has a meaning.
      if (!listed.has(JSON.stringify(other))) turned.push([move, other]);
    }
    if (turned.length > 0) lookAtOrder(look, seat, ...dice.pick(turned));
  }
}

/** Checks that a move with its lists in another order is accepted and does the same. */
function lookAtOrder({rules, state, fail}: Look, seat: Seat, move: AnyMove, other: AnyMove): void {
  const name = `seat ${seat}: ${JSON.stringify(other)}`;
  const why = rules.refuse(state, seat, other);
  if (why) fail('respelled', `${name} is refused: ${why}`);
  if (rules.formatMove(other) !== rules.formatMove(move))
    fail('respelled', `${name} has its own text`);
  const played = (
    each: AnyMove,
  ): {readonly events: readonly AnyEvent[]; readonly end: AnyState} => {
    const events: AnyEvent[] = [];
    const end = rules.apply(state, seat, each, (event) => events.push(event));
    return {events, end};
  };
  const found = difference(played(move), played(other));
  if (found) fail('respelled', `${name} does something else: ${found}`);
}
