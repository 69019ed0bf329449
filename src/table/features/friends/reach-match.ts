import type {GameEntry} from '../../../elements/index.js';
import type {PlayGame} from '../../../game/index.js';
import type {RemoteRules} from '../../../online/remote-client.js';
import type {RemoteMatch} from '../../../online/remote-match.js';
import {type SeatListener, SeatRefusedError, takeSeat} from '../../../online/take-seat.js';

/**
 * Takes a seat at a match of a game, no longer than until it is known that the server is not reached.
 * @param end ends what the server is asked
 * @param listener is called with the waiting room, and with the token of the next match
 */
export function reachMatch(
  at: {readonly server: string; readonly token: string},
  entry: GameEntry,
  end: AbortController,
  listener: Pick<SeatListener, 'onNext' | 'onWait' | 'keepDraw' | 'draw'>,
): {
  /** The match; rejects with an `AbortError` where people wait first, as no cards are dealt. */
  readonly first: Promise<RemoteMatch>;
  readonly coming: Promise<RemoteMatch>;
} {
  const waits = new AbortController();
  const waiting = new Promise<never>((_, reject) => {
    waits.signal.addEventListener('abort', () => reject(waits.signal.reason as Error));
  });
  const coming = takeSeat(at, (game) => load(entry, game), {
    ...listener,
    signal: end.signal,
    onConnection: (status) => {
      // People who wait go on waiting, as they do at a table.
      if (status === 'unreached' && !waits.signal.aborted)
        end.abort(new SeatRefusedError('unreached'));
    },
    onWait: (room) => {
      waits.abort();
      listener.onWait?.(room);
    },
  });
  const first = Promise.race([coming, waiting]);
  first.catch(() => undefined); // `coming` tells the same
  return {first, coming};
}

/** The rules of the game that a table plays, as a match elsewhere needs them. */
async function load(
  entry: GameEntry,
  game: string,
): Promise<RemoteRules & {readonly game: PlayGame}> {
  if (entry.id !== game) throw new Error(`The match is one of ${game}, not of ${entry.id}`);
  const [rules, determinize] = await Promise.all([entry.play(), entry.determinize()]);
  return {game: {rules}, rules, determinize};
}
