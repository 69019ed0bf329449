import {briefEntry, type GameEntry, warn} from '../elements/index.js';
import {knownById} from './known-games.js';
import {registered, registeredInTime} from '../elements/registry.js';

/** The entries that tables have waited for, which they keep when the games are registered. */
const awaited = new Map<string, GameEntry>();

/**
 * The entry of a game from outside. Its script may run after that of the tag that names it; its parts
 * come once it is registered. A page that has been loaded without it is warned.
 */
export function entryFromOutside(tag: HTMLElement, id: string): GameEntry {
  const known = awaited.get(id) ?? knownById(id);
  if (known) return known;
  const title = id.slice(id.indexOf('/') + 1);
  const entry = briefEntry(
    {id, title, seats: {min: 1, max: 16, usual: 4}, tag: {name: 'gstk-table'}},
    () => registered(id),
  );
  awaited.set(id, entry);
  void registeredInTime(id).then(() => {
    if (!knownById(id)) warn(tag, 'game', id, 'no script has registered this game yet');
  });
  return entry;
}
