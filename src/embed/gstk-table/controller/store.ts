/**
 * What a table keeps in the browser: the match that is being played, and the player's settings.
 * Storage may be blocked, full or hold rubbish; none of that may stop a game.
 */

/** Reads JSON; `undefined` when nothing is there, `null` when what is there cannot be read. */
export function load(key: string): unknown {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
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

/** Writes JSON; false when the browser does not let us. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
