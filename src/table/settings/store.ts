/**
 * What a table keeps in the browser: the current match and the player's settings. Storage may be
 * blocked, full or corrupt; none of that may stop a game.
 */

/** The storage of the site; even to name it throws where it is blocked. */
const local = (): Storage => localStorage;

/** Reads JSON; `undefined` when nothing is stored, `null` when the stored text cannot be read. */
export function load(key: string, where = local): unknown {
  let text: string | null;
  try {
    text = where().getItem(key);
  } catch {
    return undefined;
  }
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Writes JSON; false when the browser refuses. */
export function save(key: string, value: unknown, where = local): boolean {
  try {
    where().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
