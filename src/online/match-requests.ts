import type {MatchSetup} from '../match/index.js';

/** What a match on a server is made of. */
export interface NewMatch extends Pick<MatchSetup, 'seats' | 'options' | 'state'> {
  /** The id of the catalogue. */
  readonly game: string;
  /** How many seats are for people; bots play the others. */
  readonly people: number;
  /** Whether the maker takes the first seat; without one, a screen for all looks on. Yes if left out. */
  readonly sit?: boolean | undefined;
  /** What the maker of the match is called. */
  readonly name?: string | undefined;
}

/** The tokens of a new match. */
export interface MadeMatch {
  readonly id: string;
  /** Missing where the maker takes no seat. */
  readonly seat?: string;
  readonly invitation: string;
  readonly watch: string;
}

/** Why a server did not do what it was asked. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  /** The HTTP status; 0 where the server was not reached. */
  readonly status: number;
  /** What it answered. */
  readonly answer: Readonly<Record<string, unknown>>;

  constructor(status: number, answer: Readonly<Record<string, unknown>> = {}) {
    super(`The server answered ${status}: ${JSON.stringify(answer)}`);
    this.status = status;
    this.answer = answer;
  }
}

/** Milliseconds that a server may take for an answer. */
const PATIENCE = 6000;

/** Makes a match on a server, and takes its first seat. */
export const makeMatch = (server: string, match: NewMatch): Promise<MadeMatch> =>
  ask(server, 'matches', match) as Promise<MadeMatch>;

/** The player who takes a seat. */
export interface Joining {
  readonly name?: string | undefined;
  /**
   * Any text that this browser has made up, at most 60 characters: a second request with the same text is
   * given the same seat, as after an answer that was lost.
   */
  readonly visitor?: string | undefined;
}

/**
 * Takes a free seat by an invitation; where all are taken, the answer has the token of a watcher.
 *
 * @throws {ServerError}
 */
export async function joinMatch(
  server: string,
  invitation: string,
  {name, visitor}: Joining = {},
): Promise<{readonly seat: string} | {readonly watch: string}> {
  try {
    return (await ask(server, 'join', {invitation, name, visitor})) as {seat: string};
  } catch (error) {
    const {status, answer} = error as ServerError;
    if (status === 410 && typeof answer['watch'] === 'string') return {watch: answer['watch']};
    throw error;
  }
}

/** Deletes a match, its record and its names; anybody who sits in it may. */
export const deleteMatch = async (server: string, token: string): Promise<void> =>
  void (await ask(server, 'delete', {token}));

/** @throws {ServerError} */
async function ask(server: string, what: string, body: object): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(`${server.replace(/\/$/, '')}/${what}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new ServerError(0);
  }
  const said = (await answer.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
  if (!answer.ok) throw new ServerError(answer.status, said);
  return said;
}
