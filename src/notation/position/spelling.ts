import {readCard} from '../../cards/index.js';
import {readSeat} from '../seats.js';

/**
 * Which fields of positions hold seats, in what order fields are written, and how words are
 * spelled.
 */

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

/** Fields that are written even when derivable, because a reader wants to see them. */
export const SPOKEN: ReadonlySet<string> = new Set([
  ...['seat', 'options', 'deal', 'dealer', 'turn', 'contract', 'trump', 'trick', 'hands', 'scores'],
]);

/** Accepted synonyms of field names. */
export const ALIASES: Readonly<Record<string, string>> = {lead: 'turn', leader: 'turn'};

/** A word: a run without spaces, brackets, bars or other punctuation of the grammar. */
export const WORD = /[^\s[\]{}<>|;:,"]+/y;

/** How many unknown values a word stands for, `?` or `8?`; `undefined` for any other word. */
export function gapOf(word: string): number | undefined {
  const found = /^([1-9]\d{0,2})?\?$/.exec(word);
  return found ? Number(found[1] ?? 1) : undefined;
}

/** The value of a word: a number, `true`, `false`, or the word itself. */
export function plainWord(word: string): number | boolean | string {
  if (word === 'true' || word === 'false') return word === 'true';
  const number = Number(word);
  return String(number) === word && Number.isFinite(number) ? number : word;
}

/** The canonical code of a word that is a card in any spelling; any other word unchanged. */
export const cardWord = (word: string): string => readCard(word) ?? word;

/** Writes a text as a word, or in quotes when the word would be read as something else. */
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
