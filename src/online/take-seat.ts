import type {PlayGame} from '../game/index.js';
import type {ConnectionStatus} from '../match/index.js';
import {
  type ConnectionEnvironment,
  pageEnvironment,
  ServerConnection,
} from './server-connection.js';
import type {RemoteRules} from './remote-client.js';
import {type RemoteListener, RemoteMatch} from './remote-match.js';
import {type SitFrame, WIRE} from './wire.js';

/** Where a match is played, and this screen's seat there. */
export interface RemotePlace {
  /** `https://host` */
  readonly server: string;
  readonly token: string;
}

/**
 * Takes a seat at a match on a server, or looks on; resolves once all that the seat may know is here.
 * @param load the rules of the game that the match is of
 * @throws {SeatRefusedError} when the token is not good, the seat was taken in another window, or the
 *   server speaks a newer language; the reason of the signal when it stops the waiting
 */
export async function takeSeat(
  {server, token}: RemotePlace,
  load: (game: string) => Promise<RemoteRules & {readonly game: PlayGame}>,
  listener: RemoteListener & {
    /** Hears of the connection before the seat has been taken. */
    onConnection?(status: ConnectionStatus): void;
    readonly signal?: AbortSignal;
  } = {},
  environment: ConnectionEnvironment = pageEnvironment(),
): Promise<RemoteMatch> {
  const {signal} = listener;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    let match: RemoteMatch | undefined;
    let isLoading = false;
    const fail = (error: unknown): void => {
      connection.close();
      reject(error as Error);
    };
    const stop = (): void => {
      if (!match) fail(signal?.reason);
    };
    const begin = async (sit: SitFrame): Promise<void> => {
      isLoading = true;
      const {game, ...rules} = await load(sit.game);
      if (signal?.aborted) return;
      match = new RemoteMatch(game, rules, sit, connection, listener);
      signal?.removeEventListener('abort', stop);
      resolve(match);
      // What has come meanwhile was not read.
      connection.send({q: 'sync'});
    };
    const connection: ServerConnection = new ServerConnection(
      server,
      token,
      {
        frame(frame) {
          if (match) match.hear(frame);
          else if (frame.t !== 'sit' || isLoading) return;
          else if (frame.v > WIRE) fail(new SeatRefusedError('outdated'));
          else begin(frame).catch(fail);
        },
        status(status, code) {
          if (match) match.connectionIs(status);
          else if (status === 'refused' || status === 'replaced')
            fail(new SeatRefusedError(status, code));
          else listener.onConnection?.(status);
        },
      },
      environment,
    );
    signal?.addEventListener('abort', stop, {once: true});
  });
}

/** A seat that cannot be taken: its token is not good, or somebody else has it. */
export class SeatRefusedError extends Error {
  override readonly name = 'SeatRefusedError';
  readonly status: Extract<ConnectionStatus, 'refused' | 'replaced' | 'outdated' | 'unreached'>;
  /** The HTTP status of the server's answer: 404 where there is no such match any more. */
  readonly code: number | undefined;

  constructor(status: SeatRefusedError['status'], code?: number) {
    super(`The seat cannot be taken: ${status}${code === undefined ? '' : ` (${code})`}`);
    this.status = status;
    this.code = code;
  }
}
