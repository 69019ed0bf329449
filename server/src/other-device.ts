import {createHash, randomBytes} from 'node:crypto';
import type {Seat} from 'gstk/game';
import {codeField, generationOf} from './meta-fields.js';
import type {Meta} from './store/store.js';

/**
 * How a person takes their seat on another device: by a short code that the seat's old page shows, or
 * because the people at the table say so. Both are kept with the match, so any process can answer.
 */

/** 32 characters that nobody confuses with others. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** The length of a code: 30 bits, which nobody guesses within its time at the rate of a server. */
const LENGTH = 6;
/** How long a code is good for, in milliseconds. */
const CODE_MS = 600_000;

/** A new code. */
export const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

const hashOf = (id: string, text: string): string =>
  createHash('sha256').update(`${id} ${text}`).digest('base64url');

/** The content of the field of a seat's code; the code itself is stored nowhere. */
export const codeValue = (id: string, code: string): string =>
  `${hashOf(id, code)} ${Date.now() + CODE_MS}`;

/** The seat that a code leads to, as somebody has typed it. */
export function seatOfCode(
  id: string,
  meta: Meta,
  people: readonly Seat[],
  given: string,
): Seat | undefined {
  const hash = hashOf(id, given.toUpperCase().replace(/[^\dA-Z]/g, ''));
  return people.find((seat) => {
    const [due, until] = (meta[codeField(seat)] ?? '').split(' ');
    return due === hash && Date.now() < Number(until);
  });
}

/** The field of somebody who says that a seat is theirs, and its contents. */
export const deviceField = (id: string, visitor: string): string => `device/${hashOf(id, visitor)}`;
export const REFUSED = 'no';
/** Somebody may have the seat of this person, but not of one who has it later. */
export const allowed = (meta: Meta, seat: Seat): string =>
  `yes ${seat}/${generationOf(meta, seat)}`;
