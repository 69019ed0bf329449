/** Tokens: `<match>.<seat, i or w>.<key>`. Who has one may do what it says, and need not say who he is. */

const TOKEN = /^([\w-]{8,16})\.(\d{1,2}|i|w)\.[\w-]{22}$/;

/** What a token is for. */
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

/** The part of an address that invites: it is not sent to any server, so no log has it. */
const MARK = '#gstk=';

/** The address of a page with an invitation. */
export const inviteTo = (page: string, token: string): string =>
  `${page.split('#')[0]}${MARK}${token}`;

/** The token in the fragment of an address, if there is one. */
export function tokenIn(hash: string): string | undefined {
  const token = hash.startsWith(MARK) ? hash.slice(MARK.length) : undefined;
  return readToken(token) && token;
}
