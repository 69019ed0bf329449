import {isJoker, readCard, readSuit} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {BARE_MOVES, CARD_MOVES, type LadderMove} from '../types.js';

/** The seats that get leave, in the order used by events and records. */
export const inOrder = (seats: readonly Seat[]): readonly Seat[] => seats.toSorted((a, b) => a - b);

/** A move as text: `trump S`, `trump S *1`, `attack 7H`, `attack 7H 3`, `leave 2 4`, `done`. */
export function formatMove(move: LadderMove): string {
  switch (move.type) {
    case 'trump':
      return ['trump', move.suit, ...(move.card ? [move.card] : [])].join(' ');
    case 'attack':
      return ['attack', move.card, ...(move.target === undefined ? [] : [move.target])].join(' ');
    case 'leave':
      return ['leave', ...inOrder(move.allow)].join(' ');
    case 'beat':
    case 'throw':
      return `${move.type} ${move.card}`;
    case 'take':
    case 'done':
      return move.type;
  }
}

const readSeat = (text: string): Seat | undefined =>
  /^(0|[1-9]\d?)$/.test(text) ? Number(text) : undefined;

/** The move that a text describes, or `undefined`; `attack 10D` and `attack ♦7` are read too. */
export function parseMove(text: string): LadderMove | undefined {
  const [word = '', first, second, ...more] = text.trim().split(/\s+/);
  if (word === 'leave') return readLeave(text.trim().split(/\s+/).slice(1));
  if (more.length > 0) return undefined;
  const bare = BARE_MOVES.find((type) => type === word);
  if (bare) return first === undefined ? {type: bare} : undefined;
  const card = readCard((word === 'trump' ? second : first) ?? '');
  if (word === 'trump') {
    const suit = readSuit(first ?? '');
    if (!suit) return undefined;
    if (second === undefined) return {type: 'trump', suit};
    return card && isJoker(card) ? {type: 'trump', suit, card} : undefined;
  }
  if (!card) return undefined;
  if (word === 'attack') {
    if (second === undefined) return {type: 'attack', card};
    const target = readSeat(second);
    return target === undefined ? undefined : {type: 'attack', card, target};
  }
  const type = CARD_MOVES.find((known) => known === word);
  return type && second === undefined ? {type, card} : undefined;
}

/** Reads seats in any order, each once. */
function readLeave(words: readonly string[]): LadderMove | undefined {
  const seats = words.map(readSeat).filter((seat) => seat !== undefined);
  if (seats.length < words.length || new Set(seats).size < seats.length) return undefined;
  return {type: 'leave', allow: inOrder(seats)};
}
