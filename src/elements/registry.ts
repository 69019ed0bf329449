import type {GameEntry} from './game-entry.js';
import {isFromOutside} from '../game/game-id.js';

/**
 * Games from outside, by `registerGame`. All copies of the library on a page share them, since the
 * script of a game and that of the tags seldom come in the same file.
 */
interface Registry {
  readonly games: GameEntry[];
  /** Hear of each game that is added. */
  readonly readers: ((entry: GameEntry) => void)[];
}

const KEY = Symbol.for('gstk.games');

const registry: Registry = ((globalThis as {[KEY]?: Registry})[KEY] ??= {games: [], readers: []});

/** Reads each game from outside: those that are there, and others once they are added. */
export function readRegistered(read: (entry: GameEntry) => void): void {
  registry.games.forEach(read);
  registry.readers.push(read);
}

/** The game of an id, if it has been added. */
export const registeredGame = (id: string | undefined): GameEntry | undefined =>
  registry.games.find((entry) => entry.id === id);

/** The games from outside so far. */
export const registeredGames = (): readonly GameEntry[] => registry.games;

/** Adds a game for all copies of the library. */
export function addRegistered(entry: GameEntry): void {
  registry.games.push(entry);
  for (const read of registry.readers) read(entry);
}

/** The game of an id, once it has been added. */
export const registered = (id: string): Promise<GameEntry> =>
  new Promise((resolve) => {
    readRegistered((entry) => {
      if (entry.id === id) resolve(entry);
    });
  });

/** Resolves once the page has been loaded, and with it the scripts that add games. */
const pageLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined' || document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, {once: true});
  });

/** Resolves once the game of an id has been added, at the latest when the page has been loaded. */
export const registeredInTime = async (id: string): Promise<void> => {
  if (isFromOutside(id)) await Promise.race([registered(id), pageLoaded()]);
};
