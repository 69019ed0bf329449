import {isGameId} from '../game/game-id.js';

/** Tokens: `<match>.<seat, i or w>.<key>`. It grants its right to any holder. */

const TOKEN = /^([\w-]{8,16})\.(\d{1,2}|i|w)\.[\w-]{22}$/;

/** The right that a token grants. */
export interface Token {
  readonly match: string;
  readonly role: 'seat' | 'invitation' | 'watcher';
}

/** Reads a token from outside; `undefined` for anything else. */
export function readToken(text: unknown): Token | undefined {
  const [, match, role] = TOKEN.exec(typeof text === 'string' ? text : '') ?? [];
  if (match === undefined) return undefined;
  return {match, role: role === 'i' ? 'invitation' : role === 'w' ? 'watcher' : 'seat'};
}

/** An invitation in an address: the game and the token. */
export interface Invitation {
  /** The id of the catalogue. */
  readonly game: string;
  readonly token: string;
}

/**
 * The part of an address that invites. As a fragment it is not sent to any server, so no log contains
 * it.
 */
const MARK = '#gstk=';

/** The address of a page with an invitation to one of its tables. */
export const inviteTo = (page: string, {game, token}: Invitation): string =>
  `${page.split('#')[0]}${MARK}${game}/${token}`;

/** The invitation in the fragment of an address, if it has one. */
export function invitationIn(hash: string): Invitation | undefined {
  const [, game = '', token = ''] = /^#gstk=(.+)\/([\w.-]{20,80})$/.exec(hash) ?? [];
  return isGameId(game) && readToken(token) ? {game, token} : undefined;
}
