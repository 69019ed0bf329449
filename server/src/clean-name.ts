/** The most characters of a name, as a reader counts them. */
const LONGEST_NAME = 24;
/** Marks above and below a letter that are kept with it. */
const MOST_MARKS = 4;

/** What tables call their reader, in each shipped language: nobody else may bear it. */
export const RESERVED_NAMES: readonly string[] = ['you', 'вы'];

const graphemes = new Intl.Segmenter('en', {granularity: 'grapheme'});
/** Control and formatting characters (bidi, zero width), unpaired surrogates, line breaks, blank letters. */
const BANNED =
  /[\p{C}\p{Zl}\p{Zp}\p{Variation_Selector}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]|\u034F/gu;

/**
 * A name as others are shown it: NFC, one line, nothing invisible, at most 24 characters. '' if nothing
 * is left of it, or if tables use it for their reader.
 */
export function cleanName(given: unknown): string {
  if (typeof given !== 'string') return '';
  const plain = given
    .slice(0, 400)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(BANNED, '')
    .replace(/ +/g, ' ')
    .trim();
  const name = [...graphemes.segment(plain)]
    .slice(0, LONGEST_NAME)
    .map(({segment}) => [...segment].slice(0, 1 + MOST_MARKS).join(''))
    .join('')
    .trim();
  return RESERVED_NAMES.includes(name.toLowerCase()) ? '' : name;
}
