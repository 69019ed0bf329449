import type {PlayGame} from '../game/index.js';
import type {ConnectionStatus} from '../match/index.js';
import {
  type ConnectionEnvironment,
  pageEnvironment,
  ServerConnection,
} from './server-connection.js';
import type {RemoteRules} from './remote-client.js';
import {type RemoteListener, RemoteMatch} from './remote-match.js';
import type {KeptDraw} from './kept-draw.js';
import {RemoteRoom} from './remote-room.js';
import {type ServerFrame, type SitFrame, type WaitFrame, WIRE} from './wire.js';

/** The server of a match, and this screen's seat there. */
export interface RemotePlace {
  /** `https://host` */
  readonly server: string;
  readonly token: string;
}

/** What a screen that takes a seat wants to know. */
export interface SeatListener extends RemoteListener {
  /** Receives the connection's state before the seat has been taken. */
  onConnection?(status: ConnectionStatus): void;
  /** Receives the waiting room of a match whose cards are not dealt yet. */
  onWait?(room: RemoteRoom): void;
  /** Keeps this page's part in the draw, before its number is told. */
  keepDraw?(draw: KeptDraw): void;
  /** What was kept of it before the page was loaded again. */
  readonly draw?: KeptDraw | undefined;
  readonly signal?: AbortSignal;
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
  listener: SeatListener = {},
  environment: ConnectionEnvironment = pageEnvironment(),
): Promise<RemoteMatch> {
  const {signal} = listener;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    let match: RemoteMatch | undefined;
    let room: RemoteRoom | undefined;
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
      match.ownDraw = room?.draw ?? listener.draw;
      if (room) match.commitment = room.state.commitment;
      signal?.removeEventListener('abort', stop);
      resolve(match);
      // Frames that arrived in the meantime were not read.
      connection.send({q: 'sync', v: WIRE});
    };
    const wait = (frame: WaitFrame): void => {
      if (room) {
        room.hear(frame);
        return;
      }
      const keep = (draw: KeptDraw): void => listener.keepDraw?.(draw);
      room = new RemoteRoom(frame, connection, listener.draw, keep);
      room.hear(frame);
      listener.onWait?.(room);
    };
    const hear = (at: RemoteMatch, frame: ServerFrame): void => {
      // A late friend has been given a seat.
      const isSeated = frame.t === 'sit' && (frame.seat ?? undefined) !== at.client.seat;
      if (isSeated) listener.onNext?.(token);
      else at.hear(frame);
    };
    const connection: ServerConnection = new ServerConnection(
      server,
      token,
      {
        frame(frame) {
          if (match) hear(match, frame);
          else if (frame.t === 'wait' && frame.v <= WIRE) wait(frame);
          else if (frame.t === 'draw' || frame.t === 'code') room?.hear(frame);
          else if ((frame.t !== 'sit' && frame.t !== 'wait') || isLoading) return;
          else if (frame.v > WIRE) fail(new SeatRefusedError('outdated'));
          else if (frame.t === 'sit') begin(frame).catch(fail);
        },
        status(status, code) {
          if (match) match.connectionIs(status, code);
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
