import {readCard} from '../../cards/index.js';
import {readSeat} from '../../game/seats.js';

/** The spelling of positions: fields that hold seats, the order of fields, and words. */

/** Fields whose numbers are seats, at any depth. */
const SEATS: ReadonlySet<string> = new Set([
  ...['seat', 'turn', 'dealer', 'orderer', 'lord', 'active', 'attacker', 'defender', 'by'],
  ...['from', 'to', 'winner', 'winners'],
]);
export const holdsSeats = (field: string): boolean => SEATS.has(field);

/** The order in which fields are written; other fields follow alphabetically. */
export const ORDER: readonly string[] = [
  ...[
    'seat',
    'options',
    'rng',
    'phase',
    'scene',
    'step',
    'deal',
    'hand',
    'round',
    'dealer',
    'turn',
  ],
  ...['orderer', 'contract', 'trump', 'trick', 'hands', 'played', 'tricks', 'points', 'scores'],
];

/** Fields that are written even if derivable, because readers want to see them. */
export const SPOKEN: ReadonlySet<string> = new Set([
  ...['seat', 'options', 'deal', 'dealer', 'turn', 'contract', 'trump', 'trick', 'hands', 'scores'],
]);

/** Accepted synonyms of field names. */
export const ALIASES: Readonly<Record<string, string>> = {lead: 'turn', leader: 'turn'};

/** Quotes, plain and typographic. */
const QUOTES = '"“”„‟«»″＂';
/** Any of them, in the source of a pattern. */
export const QUOTE = `[${QUOTES}]`;
export const isQuote = (sign: string): boolean => sign !== '' && QUOTES.includes(sign);
/** Closing quotes: only a plain quote closes a plain one. */
export const closersOf = (sign: string): string => (sign === '"' ? sign : QUOTES);

/** A word: a run without spaces, brackets, bars or other punctuation of the grammar. */
export const WORD = /[^\s[\]{}<>|;:,"“”„‟«»″＂]+/y;

/** Spaces, and invisible signs that come along with copied text. */
const SPACES = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]+/y;
/** The source of a pattern for at least one of them. */
export const SPACE = SPACES.source;

/** The offset of the first sign that is not a space. */
export function afterSpace(text: string, from: number): number {
  SPACES.lastIndex = from;
  return SPACES.test(text) ? SPACES.lastIndex : from;
}

/** A text without surrounding spaces. */
export function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && afterSpace(text, end - 1) === end) end--;
  return text.slice(afterSpace(text, 0), end);
}

/** A word as typed: without surrounding spaces, with dashes and minus signs as hyphens. */
export const typed = (word: string): string => trimmed(word).replace(/[\u2010-\u2015\u2212]/g, '-');

/** The number of unknown values that a word stands for, `?` or `8?`; `undefined` for any other word. */
export function gapOf(word: string): number | undefined {
  const found = /^([1-9]\d{0,2})?\?$/.exec(word);
  return found ? Number(found[1] ?? 1) : undefined;
}

/** The value of a word: a number, `true`, `false`, or the word itself. */
export function plainWord(given: string): number | boolean | string {
  const word = typed(given);
  if (word === 'true' || word === 'false') return word === 'true';
  const number = Number(word);
  return String(number) === word && Number.isFinite(number) ? number : word;
}

/** The canonical code of a word that is a card in any spelling; any other word unchanged. */
export const cardWord = (word: string): string => readCard(typed(word)) ?? word;

/** Writes a text as a word, or in quotes if the word would be read as something else. */
export function writeText(text: string, asCard = false): string {
  const bare =
    new RegExp(`^${WORD.source}$`).test(text) &&
    gapOf(text) === undefined &&
    plainWord(text) === text &&
    text !== '-' &&
    (!asCard || cardWord(text) === text);
  return bare ? text : JSON.stringify(text);
}

/** `writeText` for a field in which a word may be read as a seat. */
export const writeSeatText = (text: string, seats: number): string =>
  readSeat(text, seats) === undefined ? writeText(text) : JSON.stringify(text);
