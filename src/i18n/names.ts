/** Names of players come from outside: a page's author, a record, an address. */

/** What draws nothing but may turn or break the text around: controls, marks of direction, line ends. */
const UNSEEN = /(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Something to be seen: letters that draw nothing and empty cells of braille are not. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u;

/**
 * A name that keeps its place in a sentence of any of our languages by itself. A point or a dash at its
 * edge would change sides on a page from right to left.
 */
const PLAIN = /^(?=[\p{L}\d])[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{M}\d'’._-]*(?<=[\p{L}\p{M}\d])$/u;

/** Stands for no name in a list of names: a player of this name keeps the usual one. */
export const NO_NAME = '\u2800';

/** A name without the characters that draw nothing, those of `shownName` included. */
export const plainName = (name: string): string => name.replace(UNSEEN, '');

/**
 * A name as templates and sentences take it: plain, and isolated (U+2068, U+2069) where its letters
 * could change the order of the words around it. `undefined` where nothing of the name is to be seen.
 */
export function shownName(name: string): string | undefined {
  const plain = plainName(name);
  if (!SEEN.test(plain)) return undefined;
  return PLAIN.test(plain) ? plain : `\u2068${plain}\u2069`;
}
