import type {Seat} from '../../../../game/index.js';
import {shownText} from '../../../../game/shown-text.js';
import {COURT, type CourtCard} from '../../rules/deck.js';

/**
 * Sayings at court (K-16). A card that is mentioned has a title with a capital letter, `Knight`: the
 * word does not reveal where the card lies, and searches for leaked cards do not mistake it for one.
 */

/** The title of a card in talk. */
export type Title = Capitalize<CourtCard>;

/** The title of a card. */
export const titleOf = (card: CourtCard): Title =>
  (card.charAt(0).toUpperCase() + card.slice(1)) as Title;

/** The card of a title. */
export const cardOf = (title: Title): CourtCard => title.toLowerCase() as CourtCard;

/** All titles, highest value first. */
export const TITLES: readonly Title[] = COURT.map(titleOf);

/** Whether a value is one of the titles. */
const isTitle = (value: unknown): value is Title => (TITLES as readonly unknown[]).includes(value);

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

/** A saying and its speaker. */
export interface SpokenSaying {
  /** The speaker. */
  readonly seat: Seat;
  /** What was said. */
  readonly saying: Saying;
}

/**
 * A free text as everybody reads it, cleaned like a name. `undefined` for one that a log or a record
 * would lose (too long, with line breaks or surrounding blanks), and for one without visible text.
 */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  if (value.trim() !== value || /[\p{Cc}\p{Cs}]/u.test(value)) return undefined;
  return shownText(value, LONGEST) || undefined;
}

/** An untrusted value as a saying, judged by its shape alone; `undefined` for any other value. */
export function sayingOf(value: unknown): Saying | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {say, title, seat, text} = value as Partial<Record<string, unknown>>;
  const whose = Number.isInteger(seat) ? Number(seat) + 0 : undefined;
  if (say === 'am') return isTitle(title) ? {say, title} : undefined;
  if (say === 'ask') return whose === undefined ? undefined : {say, seat: whose};
  if (say === 'think')
    return whose === undefined || !isTitle(title) ? undefined : {say, seat: whose, title};
  const clean = say === 'text' ? textOf(text) : undefined;
  return clean === undefined ? undefined : {say: 'text', text: clean};
}
