import type {MatchSetup} from '../match/index.js';

/** The settings of a match on a server. */
export interface NewMatch extends Pick<MatchSetup, 'seats' | 'options' | 'state'> {
  /** The id of the catalogue. */
  readonly game: string;
  /** The number of seats for people; bots play the others. */
  readonly people: number;
  /**
   * Whether the creator takes the first seat; otherwise this is a shared screen that looks on. Yes by
   * default.
   */
  readonly sit?: boolean | undefined;
  /** The creator's name. */
  readonly name?: string | undefined;
}

/** The tokens of a new match. */
export interface MadeMatch {
  readonly id: string;
  /** Missing if the creator takes no seat. */
  readonly seat?: string;
  readonly invitation: string;
  readonly watch: string;
}

/** Why a server did not do what was requested. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  /** The HTTP status; 0 if the server was not reached. */
  readonly status: number;
  /** The server's answer. */
  readonly answer: Readonly<Record<string, unknown>>;

  constructor(status: number, answer: Readonly<Record<string, unknown>> = {}) {
    super(`The server answered ${status}: ${JSON.stringify(answer)}`);
    this.status = status;
    this.answer = answer;
  }
}

/** Milliseconds that a server may take for an answer. */
const PATIENCE = 6000;

/** Creates a match on a server, and takes the first seat of its waiting room. */
export const makeMatch = (server: string, match: NewMatch): Promise<MadeMatch> =>
  ask(server, 'matches', {wait: true, ...match}) as Promise<MadeMatch>;

/** The player who takes a seat. */
export interface Joining {
  readonly name?: string | undefined;
  /**
   * Any text of this browser, at most 60 characters: a repeated request with the same text gets the
   * same seat, for instance after the answer was lost.
   */
  readonly visitor?: string | undefined;
  /** Whether to take the seat of a bot, from the next deal on, where no other is left. */
  readonly late?: boolean | undefined;
}

/** What an invitation leads to. */
export interface InvitedTo {
  /** The id of the catalogue. */
  readonly game: string;
  /** The name of the player who invites; `null` for none. */
  readonly by: string | null;
  /** The number of free seats. */
  readonly free: number;
  /** The number of bots whose seats a late friend may take at the next deal. */
  readonly bots: number;
  readonly begun: boolean;
}

/**
 * Reads what an invitation leads to, and takes no seat.
 * @throws {ServerError}
 */
export const invitationTo = (server: string, invitation: string): Promise<InvitedTo> =>
  ask(server, 'invitation', {invitation}) as Promise<InvitedTo>;

/**
 * Takes a free seat by an invitation; where all are taken, the answer has the token of a watcher.
 *
 * @throws {ServerError}
 */
export async function joinMatch(
  server: string,
  invitation: string,
  {name, visitor, late}: Joining = {},
): Promise<{readonly seat: string} | {readonly watch: string; readonly bots: number}> {
  try {
    return (await ask(server, 'join', {invitation, name, visitor, late})) as {seat: string};
  } catch (error) {
    const {status, answer} = error as ServerError;
    if (status === 410 && typeof answer['watch'] === 'string')
      return {watch: answer['watch'], bots: Number(answer['bots'] ?? 0)};
    throw error;
  }
}

/** Somebody who has a seat on another device. */
export interface OwnSeat {
  /** By which the others know them, where they have no code. */
  readonly name: string;
  readonly visitor: string;
  /** What the old page of the seat shows. */
  readonly code?: string | undefined;
}

/**
 * Takes the reader's own seat on this device, too: by a code, or once the people at the table agree.
 * @returns the seat's token; `undefined` while they are being asked
 * @throws {ServerError} 403 for a wrong code or a refusal, 404 when nobody has this name, 409 when nobody
 *   answers
 */
export const ownSeat = async (
  server: string,
  invitation: string,
  own: OwnSeat,
): Promise<string | undefined> => {
  const {seat} = (await ask(server, 'own', {invitation, ...own})) as {seat?: string};
  return seat;
};

/** Deletes a match with its record and names: its host may do so, or a guest who is alone. */
export const deleteMatch = async (server: string, token: string): Promise<void> =>
  void (await ask(server, 'delete', {token}));

/**
 * Posts a body to a server, or gets an answer without one.
 * @throws {ServerError}
 */
export async function ask(server: string, what: string, body?: object): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(`${server.replace(/\/$/, '')}/${what}`, {
      ...(body && {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new ServerError(0);
  }
  const said = (await answer.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
  if (!answer.ok) throw new ServerError(answer.status, said);
  return said;
}
