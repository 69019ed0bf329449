import {isObject} from '../../../game/plain-data.js';
import {readToken} from '../../../online/token.js';
import {forget, load, save} from '../controller/store.js';

/** What a browser keeps of matches elsewhere: the seat of each table, and what its reader is called. */

const NAME = 'gstk/name';

/** The key of a table's seat. */
const keyOf = (table: string): string => `gstk/seat/${table}`;

/** The token of the seat that the reader of a table has at a server; `undefined` for none. */
export function keptSeat(table: string, server: string): string | undefined {
  const kept = load(keyOf(table));
  if (!isObject(kept) || kept['server'] !== server) return undefined;
  const {token} = kept;
  return readToken(token) ? (token as string) : undefined;
}

export const keepSeat = (table: string, server: string, token: string): boolean =>
  save(keyOf(table), {server, token});

export const forgetSeat = (table: string): void => forget(keyOf(table));

/** What the reader was called last; '' for nothing. */
export function keptName(): string {
  const name = load(NAME);
  return typeof name === 'string' ? name.slice(0, 24) : '';
}

export const keepName = (name: string): boolean => save(NAME, name);
