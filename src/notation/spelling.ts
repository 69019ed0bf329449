import {readCard} from '../cards/index.js';
import {readSeat} from './seats.js';

/** What the words of positions mean, as far as games share them, and how single words are spelled. */

/** Fields whose numbers are seats, at any depth. */
const SEATS: ReadonlySet<string> = new Set([
  ...['seat', 'turn', 'dealer', 'orderer', 'lord', 'active', 'attacker', 'defender', 'by'],
  ...['from', 'to', 'winner', 'winners'],
]);
export const holdsSeats = (field: string): boolean => SEATS.has(field);

/** In this order a position is written; what is not named here follows by the alphabet. */
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

/** What a reader wants to see even where it follows from the rest. */
export const SPOKEN: ReadonlySet<string> = new Set([
  ...['seat', 'options', 'deal', 'dealer', 'turn', 'contract', 'trump', 'trick', 'hands', 'scores'],
]);

/** What people write instead. */
export const ALIASES: Readonly<Record<string, string>> = {lead: 'turn', leader: 'turn'};

/** A word: no space, bracket, bar or mark of the grammar in it. */
export const WORD = /[^\s[\]{}<>|;:,"]+/y;

/** How many unknown things in a row: `?`, `8?`. */
export function gapOf(word: string): number | undefined {
  const found = /^([1-9]\d{0,2})?\?$/.exec(word);
  return found ? Number(found[1] ?? 1) : undefined;
}

/** What a word stands for: a number, `true`, `false`, or itself. */
export function plainWord(word: string): number | boolean | string {
  if (word === 'true' || word === 'false') return word === 'true';
  const number = Number(word);
  return String(number) === word && Number.isFinite(number) ? number : word;
}

/** A word that is a card in any spelling gives the strict one. */
export const cardWord = (word: string): string => readCard(word) ?? word;

/** A text as a word, or in quotes where a word would be read as something else. */
export function writeText(text: string, asCard = false): string {
  const bare =
    new RegExp(`^${WORD.source}$`).test(text) &&
    gapOf(text) === undefined &&
    plainWord(text) === text &&
    text !== '-' &&
    (!asCard || cardWord(text) === text);
  return bare ? text : JSON.stringify(text);
}

/** As `writeText`, where a seat would be read. */
export const writeSeatText = (text: string, seats: number): string =>
  readSeat(text, seats) === undefined ? writeText(text) : JSON.stringify(text);
