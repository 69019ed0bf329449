import {isTitle, type Saying, sayingOf} from './saying.js';
import type {CourtMove} from '../types.js';

/** Moves as text; seats count from 0: `say am Knight`, `say think 2 Dragon`, `say text Well?`. */

const PLAIN = ['ready', 'witch', 'end', 'decline', 'join', 'pass'] as const;

/** A move as text. */
export function formatMove(move: CourtMove): string {
  switch (move.type) {
    case 'look':
    case 'accuse':
      return `${move.type} ${move.seat}`;
    case 'say':
      return `say ${writeSaying(sayingOf(move) ?? move)}`;
    default:
      return move.type;
  }
}

function writeSaying(saying: Saying): string {
  if (saying.say === 'text') return `text ${saying.text}`;
  if (saying.say === 'am') return `am ${saying.title}`;
  return saying.say === 'ask' ? `ask ${saying.seat}` : `think ${saying.seat} ${saying.title}`;
}

const seatIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[0-9]$/.test(text) ? Number(text) : undefined;

/** The move that a text describes, or `undefined`. */
export function parseMove(text: string): CourtMove | undefined {
  const [, free] = /^\s*say text ([^]*)$/.exec(text) ?? [];
  const saying = free === undefined ? undefined : sayingOf({say: 'text', text: free});
  if (free !== undefined) return saying && {type: 'say', ...saying};
  const [word, what, ...more] = text.trim().split(/\s+/);
  if (word === 'say') return readSaying(what, more);
  if (more.length > 0) return undefined;
  const seat = seatIn(what);
  if (word === 'look' || word === 'accuse')
    return seat === undefined ? undefined : {type: word, seat};
  const type = PLAIN.find((name) => name === word);
  return type && what === undefined ? {type} : undefined;
}

function readSaying(
  say: string | undefined,
  [first, second, ...more]: readonly string[],
): CourtMove | undefined {
  const type = 'say' as const;
  if (more.length > 0) return undefined;
  if (say === 'am') return isTitle(first) && !second ? {type, say, title: first} : undefined;
  const seat = seatIn(first);
  if (seat === undefined) return undefined;
  if (say === 'ask') return second ? undefined : {type, say, seat};
  return say === 'think' && isTitle(second) ? {type, say, seat, title: second} : undefined;
}
