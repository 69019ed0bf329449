import type {Seat} from '../game/index.js';
import type {Match} from '../match/index.js';

/**
 * Deals of the day: the same cards for every reader of a game, from the date of the reader's calendar and
 * without a server.
 */

/** A day of the calendar, `2026-03-14`. */
export type Day = string;

/** The day with the number 1. */
const FIRST = Date.UTC(2026, 0, 1);
const LENGTH = 86_400_000;

const two = (n: number): string => String(n).padStart(2, '0');
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day of a moment where the reader is. */
export const dayOf = (moment: Date): Day =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** The day of a moment at Greenwich. */
export const dayOfTime = (moment: number): Day => new Date(moment).toISOString().slice(0, 10);

const isDay = (text: string): boolean =>
  !Number.isNaN(timeOf(text)) && dayOfTime(timeOf(text)) === text;

/** The number of a day, 1 on the first of January 2026. */
export const numberOf = (day: Day): number => (timeOf(day) - FIRST) / LENGTH + 1;

/** The day that lies so many days before another. */
export const daysBefore = (day: Day, n: number): Day => dayOfTime(timeOf(day) - n * LENGTH);

/**
 * Whether a deal of this day is played somewhere on the day of Greenwich: it is tomorrow already east of it,
 * and a deal that was begun late ends two days later west of it.
 */
export const isBeingPlayed = (day: Day, today: Day): boolean =>
  day <= daysBefore(today, -1) && day >= daysBefore(today, 2);

/** What a deal of the day is dealt from. */
export interface DailyDeal {
  /** The id of the game. */
  readonly game: string;
  readonly day: Day;
  /** The name of a site that has deals of its own, '' for all others. */
  readonly site: string;
  /** How many seeds of that day were left out before, since their cards alone decide. */
  readonly tried: number;
}

/** A seed, and what it was made of. */
const SEED = /^daily\/([\w-]*)\/(\d{4}-\d\d-\d\d)\/(\d)\/(.+)$/;

/** The longest name of a site. */
export const LONGEST_SITE = 60;

/** The name of a site as a seed has it. */
export const siteOf = (name: string): string =>
  name
    .trim()
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, LONGEST_SITE);

export const seedOfDay = ({game, day, site, tried}: DailyDeal): string =>
  `daily/${site}/${day}/${tried}/${game}`;

/** The deal of a seed; `undefined` for any other seed. */
export function dailyDealOf(seed: unknown): DailyDeal | undefined {
  const [, site, day, tried, game] = SEED.exec(typeof seed === 'string' ? seed : '') ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  return {game: game!, day, site: site!, tried: Number(tried)};
}

/** What a match brought a seat: its points, or 1 for a win where no points are counted. */
export const resultOf = ({outcome}: Pick<Match, 'outcome'>, seat: Seat): number =>
  outcome?.scores?.[seat] ?? Number(outcome?.winners.includes(seat));
