/** The longest name that a player may give, in characters. */
const LONGEST = 24;

/**
 * Characters that are invisible or that reorder and break the text around them: controls, direction
 * marks, joiners, line ends, lone surrogates, and unassigned code points.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Untrusted text of a player, made fit to be shown to others: composed (NFC), in one line, without
 * invisible characters or stacks of accents, and cut to that many characters. Empty if nothing is left.
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

/** A player's chosen name, made fit to be shown to others: at most 24 characters. */
export const playerName = (given: string): string => shownText(given, LONGEST);
