import {createHash, createHmac, randomBytes, timingSafeEqual} from 'node:crypto';
import type {Seat} from 'gstk/game';
import type {Head} from './store/store.js';

/** The right of a token: a seat by its number, an invitation, or a watcher's place. */
export type Right = Seat | 'invitation' | 'watch';

/** `<match>.<seat, i or w>.<key>`: short enough for a small QR code. */
const TOKEN = /^([\w-]{12})\.(0|[1-9]\d?|i|w)\.([\w-]{22})$/;
const LETTERS = {invitation: 'i', watch: 'w'} as const;
const letterOf = (right: Right): string =>
  typeof right === 'number' ? String(right) : LETTERS[right];

/** 96 random bits that name a match. */
export const newId = (): string => randomBytes(9).toString('base64url');
/** 192 random bits, the source of a match's tokens. */
export const newKey = (): string => randomBytes(24).toString('base64url');
/** 256 random bits, the source of all chance in a match, hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex');
/**
 * SHA-256 of the 32 bytes of a secret, hexadecimal: published before the deal, checked after the match.
 */
export const commitmentOf = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

const keyOf = ({key}: Pick<Head, 'key'>, right: Right, generation: number): string =>
  createHmac('sha256', key)
    .update(generation > 0 ? `${letterOf(right)}/${generation}` : letterOf(right))
    .digest('base64url')
    .slice(0, 22);

/**
 * The token of a right; it follows from the head, so none is stored.
 * @param generation how often the person at this seat was replaced
 */
export const tokenOf = (
  id: string,
  head: Pick<Head, 'key'>,
  right: Right,
  generation = 0,
): string => `${id}.${letterOf(right)}.${keyOf(head, right, generation)}`;

/** A token taken apart, its key not checked yet; `undefined` for any other text. */
export function readToken(token: unknown): {id: string; right: Right; key: string} | undefined {
  const [, id, letter, key] = (typeof token === 'string' ? TOKEN.exec(token) : null) ?? [];
  if (!id || !letter || !key) return undefined;
  const right = letter === 'i' ? 'invitation' : letter === 'w' ? 'watch' : Number(letter);
  return {id, right, key};
}

/** Whether a key is right for a match; the answer takes the same time for every key. */
export const isKey = (
  head: Pick<Head, 'key'>,
  right: Right,
  key: string,
  generation = 0,
): boolean => {
  const [given, due] = [Buffer.from(key), Buffer.from(keyOf(head, right, generation))];
  return given.length === due.length && timingSafeEqual(given, due);
};
