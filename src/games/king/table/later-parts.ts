import type * as Parts from './after-first-picture.js';

/**
 * The parts that a table of King fetches after its first picture, and before the first card is shown.
 */
export const later: {parts?: typeof Parts} = {};

/** @throws {Error} before `fetchRest` of the table has been awaited */
export function needed(): typeof Parts {
  if (!later.parts) throw new Error('The rest of the table of King has not been fetched');
  return later.parts;
}
