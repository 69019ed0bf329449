import {forget, load, save} from './store.js';

/** Which coach marks a reader has seen, by family of games: `{"king": ["goal"], "crush": "all"}`. */

const KEY = 'gstk/tips';

type Told = readonly string[] | 'all';

function kept(): Readonly<Record<string, unknown>> {
  const value = load(KEY);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The ids of the marks that have been seen; `all` where none is left. */
export function told(family: string): Told {
  const own = kept()[family];
  if (own === 'all') return 'all';
  return Array.isArray(own) ? own.filter((id) => typeof id === 'string') : [];
}

/** Keeps what has been seen; false when the browser refuses. */
export const keepTold = (family: string, ids: Told): boolean =>
  save(KEY, {...kept(), [family]: ids});

/** Forgets it, so that all marks are shown again. */
export const forgetTold = (): void => forget(KEY);
