/** The longest name that a player may give, in characters. */
const LONGEST = 24;

/**
 * What draws nothing, or turns and breaks the text around: controls, marks of direction, joiners, line
 * ends, halves of characters, and what no alphabet has.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What a player has written, an untrusted text, as others may be shown it: composed (NFC), in one
 * line, without invisible characters or towers of accents, and no longer than that many characters.
 * Empty where nothing is left.
 */
export function shownText(given: string, longest: number): string {
  const seen = given
    .slice(0, 40 * longest)
    .normalize('NFC')
    .replace(/[\p{Z}\t-\r]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1');
  return [...seen.trim()].slice(0, longest).join('').trim();
}

/** The name that a player has given, as others may be shown it: at most 24 characters. */
export const playerName = (given: string): string => shownText(given, LONGEST);
