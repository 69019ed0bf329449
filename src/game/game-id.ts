/** The ids of games: `high-card`, from outside with their author, `acme/high-card`. */

/** In lower case, words joined by "-". */
const ID = /^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\/(?!$)|$)){1,2}$/;

/** The most characters of an id. */
const LONGEST = 60;

/** True for a text that may be the id of a game. */
export const isGameId = (text: string): boolean => text.length <= LONGEST && ID.test(text);

/** True for the id of a game from outside, which begins with its author. */
export const isFromOutside = (id: unknown): boolean => typeof id === 'string' && id.includes('/');
