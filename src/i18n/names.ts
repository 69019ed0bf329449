/** Names of players from outside: from a page's author, a record or an address. */

/**
 * Invisible characters that may reorder or break the text around them: controls, direction marks, line
 * ends.
 */
const UNSEEN = /(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Visible characters: blank letters and empty Braille cells do not count. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u;

/**
 * A name that needs no isolation in a sentence of any of our languages. Punctuation at its edge would
 * change sides on a right-to-left page.
 */
const PLAIN = /^(?=[\p{L}\d])[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{M}\d'’._-]*(?<=[\p{L}\p{M}\d])$/u;

/** Stands for no name in a list of names: a player of this name keeps the usual one. */
export const NO_NAME = '\u2800';

/** A name without the characters that draw nothing, those of `shownName` included. */
export const plainName = (name: string): string => name.replace(UNSEEN, '');

/**
 * A name for templates and sentences: plain, and isolated (U+2068, U+2069) if its letters could reorder
 * the words around it. `undefined` if nothing of the name can be seen.
 */
export function shownName(name: string): string | undefined {
  const plain = plainName(name);
  if (!SEEN.test(plain)) return undefined;
  return PLAIN.test(plain) ? plain : `\u2068${plain}\u2069`;
}
