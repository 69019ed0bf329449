import type {Seat} from '../../../../game/index.js';
import {COURT, type CourtCard} from '../../rules/deck.js';

/**
 * What is said at court (K-16). A card that is spoken of has a title with a capital letter, `Knight`:
 * the word says nothing of where the card lies, and nobody who looks for secrets takes it for one.
 */

/** A card as it is spoken of. */
export type Title = Capitalize<CourtCard>;

/** The title of a card. */
export const titleOf = (card: CourtCard): Title =>
  (card.charAt(0).toUpperCase() + card.slice(1)) as Title;

/** The card of a title. */
export const cardOf = (title: Title): CourtCard => title.toLowerCase() as CourtCard;

/** All titles, highest value first. */
const TITLES: readonly Title[] = COURT.map(titleOf);

/** True for one of the titles. */
export const isTitle = (value: unknown): value is Title =>
  (TITLES as readonly unknown[]).includes(value);

/** The longest free text, in UTF-16 units. */
export const LONGEST = 200;

/** One thing said: true or not (KC5-15). */
export type Saying =
  /** "I am the Knight." */
  | {readonly say: 'am'; readonly title: Title}
  /** "I think Vera is the Dragon." */
  | {readonly say: 'think'; readonly seat: Seat; readonly title: Title}
  /** "What are you?" */
  | {readonly say: 'ask'; readonly seat: Seat}
  /** Anything else, as plain text of at most 200 characters. */
  | {readonly say: 'text'; readonly text: string};

/** Who said what. */
export interface Line {
  readonly seat: Seat;
  readonly saying: Saying;
}

/** A line without what a page, a log or a record would lose: line ends, blanks around it. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= LONGEST &&
  value.trim() === value &&
  !/[\p{Cc}\p{Cs}]/u.test(value);

/** The saying that something claims to be, its shape alone; `undefined` when it is none. */
export function sayingOf(value: unknown): Saying | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {say, title, seat, text} = value as Partial<Record<string, unknown>>;
  const whose = Number.isInteger(seat) ? Number(seat) + 0 : undefined;
  if (say === 'am') return isTitle(title) ? {say, title} : undefined;
  if (say === 'ask') return whose === undefined ? undefined : {say, seat: whose};
  if (say === 'think')
    return whose === undefined || !isTitle(title) ? undefined : {say, seat: whose, title};
  return say === 'text' && isText(text) ? {say, text} : undefined;
}
