import type {AnyTable} from '../../elements/index.js';
import type {Seat} from '../../game/index.js';
import type {TableAttributes} from '../table-attributes.js';
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
  host: TableAttributes,
  {tips}: Pick<AnyTable, 'tips'>,
  seat: Seat | undefined,
): boolean {
  const {entry} = host;
  const plays = host.keptAt !== undefined && !host.readOnly && !host.autoplay;
  const tells = tips !== undefined && !seenTips().includes(entry.id);
  return plays && seat !== undefined && tells && keepSeenTips([]);
}
