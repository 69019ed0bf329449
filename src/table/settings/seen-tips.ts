import type {Seat} from '../../game/index.js';
import type {TableContext} from '../table-context.js';
import {keptAt} from './kept-at.js';
import {forget, load, save} from './store.js';

/**
 * The coach marks that a reader has seen, by family, `king/goal`, and the games that the reader has
 * finished, by id, `king-simple`, in one list.
 */

const KEY = 'gstk/tips';

/** The marks that were seen, and the finished games. */
export function seenTips(): readonly string[] {
  const value = load(KEY);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Adds to the list; false if the browser refuses. */
export const keepSeenTips = (more: readonly string[]): boolean =>
  save(KEY, [...new Set([...seenTips(), ...more])]);

/** Forgets it, so that every tip is shown again. */
export const forgetSeenTips = (): void => forget(KEY);

/**
 * Whether the reader in a seat of a table has never finished a game of the kind, if it has anything to
 * explain and the browser can remember that it was explained.
 */
export function isNewTo(
  table: Pick<TableContext, 'host' | 'game' | 'slots'>,
  seat: Seat | undefined,
): boolean {
  const {game, host} = table;
  const plays = keptAt(table) !== undefined && !host.readOnly && !host.autoplay;
  const tells = game.tips !== undefined && !seenTips().includes(host.entry.id);
  return plays && seat !== undefined && tells && keepSeenTips([]);
}
