import type {Log} from '../log.js';
import type {Metrics} from '../metrics.js';
import {LostRace, type Store} from './store.js';

/** What errors of SQLite, Redis and the system mean for somebody who runs the server. */
const CAUSES: readonly (readonly [pattern: RegExp, cause: string])[] = [
  [/is full|ENOSPC|No space left|MISCONF/i, 'disk full'],
  [/readonly|read-only|READONLY|EROFS/i, 'read-only'],
  [/\bOOM\b|out of memory/i, 'out of memory'],
  [/disk I\/O|EIO\b/i, 'disk error'],
  [/locked|busy/i, 'locked'],
];

/** Why a store cannot write, in a word that a log may have: it quotes nothing of what was written. */
export function storeFault(error: unknown): string {
  const text = error instanceof Error ? `${error.name} ${error.message}` : '';
  return CAUSES.find(([pattern]) => pattern.test(text))?.[1] ?? 'out of reach';
}

/** A store whose failed writes are counted, and logged when their cause changes. */
export function watchedStore(store: Store, metrics: Metrics, log: Log): Store {
  let fault = '';
  const note = (found: string): void => {
    if (found === fault) return;
    if (found === '') log.info('the store can be written again');
    else log.error('the store cannot be written', undefined, {cause: found});
    fault = found;
  };
  const watched =
    <Args extends readonly unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        const result = await write(...args);
        note('');
        return result;
      } catch (error) {
        if (!(error instanceof LostRace)) {
          metrics.add('unwritten');
          note(storeFault(error));
        }
        throw error;
      }
    };
  return {
    ...store,
    create: watched(store.create),
    append: watched(store.append),
    claim: watched(store.claim),
    set: watched(store.set),
    setDue: watched(store.setDue),
    count: watched(store.count),
    ping: watched(store.ping),
  };
}
