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

/** The server of a match, and this screen's seat there. */
export interface RemotePlace {
  /** `https://host` */
  readonly server: string;
  readonly token: string;
}

/**
 * Takes a seat at a match on a server, or looks on; resolves once everything that the seat may know has
 * arrived.
 * @param load loads the rules of the match's game
 * @throws {SeatRefusedError} when the token is invalid, the seat was taken in another window, or the
 * server uses a newer protocol; the reason of the signal when it stops the waiting
 */
export async function takeSeat(
  {server, token}: RemotePlace,
  load: (game: string) => Promise<RemoteRules & {readonly game: PlayGame}>,
  listener: RemoteListener & {
    /** Receives the connection's state before the seat has been taken. */
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
      // Frames that arrived in the meantime were not read.
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

/** A seat that cannot be taken: its token is invalid, or another player has it. */
export class SeatRefusedError extends Error {
  override readonly name = 'SeatRefusedError';
  readonly status: Extract<ConnectionStatus, 'refused' | 'replaced' | 'outdated' | 'unreached'>;
  /** The HTTP status of the server's answer: 404 if the match no longer exists. */
  readonly code: number | undefined;

  constructor(status: SeatRefusedError['status'], code?: number) {
    super(`The seat cannot be taken: ${status}${code === undefined ? '' : ` (${code})`}`);
    this.status = status;
    this.code = code;
  }
}
