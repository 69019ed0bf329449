/** The longest name that a player may give, in characters. */
const LONGEST = 24;

/**
 * What draws nothing, or turns and breaks the text around: controls, marks of direction, joiners, line
 * ends, halves of characters, and what no alphabet has.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The name that a player has given, an untrusted text, as others may be shown it: composed (NFC), in one
 * line, without invisible characters or towers of accents, at most 24 characters. Empty where nothing
 * is left.
 */
export function playerName(given: string): string {
  const seen = given
    .slice(0, 40 * LONGEST)
    .normalize('NFC')
    .replace(/[\p{Z}\t-\r]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1');
  return [...seen.trim()].slice(0, LONGEST).join('').trim();
}
