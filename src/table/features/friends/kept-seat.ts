import {isObject} from '../../../game/plain-data.js';
import {isSecret} from '../../../cards/secret.js';
import type {KeptDraw} from '../../../online/kept-draw.js';
import {readToken} from '../../../online/token.js';
import {forget, load, save} from '../../settings/store.js';

/**
 * What a browser keeps of matches elsewhere: the seat of each table, what its reader is called, and
 * for a while by what a server knows again who follows an invitation.
 */

const NAME = 'gstk/name';
const VISITOR = 'gstk/visitor';

/** The key of a table's seat; a table that is to keep nothing has no place for it. */
const keyOf = (table: string): string => `gstk/seat/${table}`;

/** What is kept of a table. */
export interface KeptSeat {
  readonly server: string;
  /** The token of a seat, or of a screen that shows the table to all. */
  readonly token: string;
  /** The token that invites others, where this screen made the table and sits nowhere. */
  readonly invitation?: string | undefined;
  /** What the server told of its secret when the seat was taken, so that it cannot tell otherwise later. */
  readonly commitment?: string | undefined;
  /**
   * Set while the reader is not at the seat: `here` plays with bots on this page and may go back, `left`
   * has left the table, or could not sit there.
   */
  readonly rests?: 'here' | 'left' | undefined;
  /** This page's part in the draw of the match. */
  readonly draw?: KeptDraw | undefined;
}

/** The seat that the reader of a table has at a server; `undefined` for none. */
export function keptSeat(table: string | undefined, server: string): KeptSeat | undefined {
  const kept = table === undefined ? undefined : load(keyOf(table));
  if (!isObject(kept) || kept['server'] !== server || !readToken(kept['token'])) return undefined;
  const {token, invitation, commitment, rests, draw} = kept as unknown as KeptSeat;
  return {
    server,
    token,
    invitation: readToken(invitation) && invitation,
    commitment: typeof commitment === 'string' ? commitment : undefined,
    rests: rests === 'here' || rests === 'left' ? rests : undefined,
    draw: isDraw(draw) ? draw : undefined,
  };
}

const isDraw = (draw: unknown): draw is KeptDraw =>
  isObject(draw) && isSecret(draw['nonce']) && Array.isArray(draw['seals']);

export function keepSeat(table: string | undefined, seat: KeptSeat): void {
  if (table !== undefined) save(keyOf(table), seat);
}

export function forgetSeat(table: string | undefined): void {
  if (table !== undefined) forget(keyOf(table));
}

/** The reader's last name; '' for none. */
export function keptName(): string {
  const name = load(NAME);
  return typeof name === 'string' ? name.slice(0, 24) : '';
}

export const keepName = (name: string): boolean => save(NAME, name);

const session = (): Storage => sessionStorage;

/** The last random text, and its invitation. */
let made: {readonly invitation: string; readonly text: string} | undefined;

/**
 * A text by which a server knows again who follows an invitation, made up at random for each invitation,
 * so that no server knows a reader from another match. It is kept for as long as the tab is open.
 */
export function visitor(invitation: string): string {
  const kept = made ?? load(VISITOR, session);
  if (isObject(kept) && kept['invitation'] === invitation && typeof kept['text'] === 'string')
    return kept['text'];
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  made = {invitation, text};
  save(VISITOR, made, session);
  return text;
}
