/**
 * The difference of two plain JSON values: `[value]` replaces; `{key: …}` goes inside, where `0` removes
 * the key; `{'~': [at, drop, …put]}` replaces `drop` items of a list from index `at` on.
 */
export type Diff = readonly [unknown] | DiffInside;

/** A difference inside an object or a list. */
export interface DiffInside {
  readonly [key: string]: Diff | 0 | readonly unknown[];
}

/** The key of a change to a list's length. */
export const SPLICE = '~';

/**
 * Applies a difference and changes nothing in place. What comes from a server is read as data: no key
 * reaches a prototype.
 * @throws {TypeError} when the difference does not fit the value
 */
export function patch(value: unknown, change: Diff | undefined): unknown {
  if (change === undefined) return value;
  if (isReplacement(change)) return change[0];
  const splice = change[SPLICE];
  if (Array.isArray(value) && Array.isArray(splice)) {
    const [at, drop, ...put] = splice as [number, number, ...unknown[]];
    return [...(value as unknown[]).slice(0, at), ...put, ...(value as unknown[]).slice(at + drop)];
  }
  if (typeof value !== 'object' || value === null) throw new TypeError('the change does not fit');
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const [key, inner] of Object.entries(change))
    if (inner === 0) entries.delete(key);
    else entries.set(key, patch(entries.get(key), inner as Diff));
  return Array.isArray(value) ? [...entries.values()] : Object.fromEntries(entries);
}

const isReplacement = (change: Diff): change is readonly [unknown] => Array.isArray(change);
