import type {AnyTable} from '../../elements/index.js';
import type {Seat} from '../../game/index.js';
import type {TableAttributes} from '../table-attributes.js';
import {forget, load, save} from './store.js';

/**
 * What a reader need not be told again, in one list: coach marks by family, `king/goal`, and games that
 * have been ended by their ids, `king-simple`.
 */

const KEY = 'gstk/tips';

/** What has been told, and the games that have been ended. */
export function seenTips(): readonly string[] {
  const value = load(KEY);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Keeps more of it; false when the browser refuses. */
export const keepSeenTips = (more: readonly string[]): boolean =>
  save(KEY, [...new Set([...seenTips(), ...more])]);

/** Forgets it, so that every tip is shown again. */
export const forgetSeenTips = (): void => forget(KEY);

/**
 * Whether the reader in a seat of a table has never ended a game of the kind, where there is something
 * to tell of it and the browser can remember what was told.
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
