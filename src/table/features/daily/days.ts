import {type Day, daysBefore} from '../../../online/daily-deal.js';
import {forget, load, save} from '../../settings/store.js';

/** The reader's results of deals of the day, kept in this browser alone. */

/** The first result of a day; later ones do not count. */
export interface DayResult {
  readonly won: boolean;
  /** Points, in games that have them. */
  readonly score?: number;
  /** A row of signs that tells how it went, for people. */
  readonly signs: string;
  /** Played on another day: it counts for no streak. */
  readonly late?: true;
}
export type Days = Readonly<Record<Day, DayResult>>;

/** The most days that are kept for a game. */
const MOST = 400;

const isResult = (value: unknown): value is DayResult => {
  const {won, score, signs, late} = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof won === 'boolean' &&
    (score === undefined || Number.isInteger(score)) &&
    typeof signs === 'string' &&
    signs.length <= 200 &&
    (late === undefined || late === true)
  );
};

const keyOf = (game: string, site: string): string => `gstk/daily/${game}/${site}`;

/** The results of a game; what is damaged is left out. */
export function keptDays(game: string, site: string): Days {
  const value = load(keyOf(game, site));
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([day, result]) => /^\d{4}-\d\d-\d\d$/.test(day) && isResult(result),
    ),
  ) as Days;
}

/** Keeps the first result of a day; returns whether it was the first. */
export function keepDay(game: string, site: string, day: Day, result: DayResult): boolean {
  const days = keptDays(game, site);
  if (days[day]) return false;
  const all = Object.entries({...days, [day]: result}).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  save(keyOf(game, site), Object.fromEntries(all.slice(-MOST)));
  return true;
}

const lateKeyOf = (game: string, site: string): string => `gstk/late-day/${game}/${site}`;

export function forgetDays(game: string, site: string): void {
  forget(keyOf(game, site));
  forget(lateKeyOf(game, site));
}

/** Notes the day whose deal is laid out on another one: the page may be opened again before its end. */
export function noteLate(game: string, site: string, day: Day | undefined): void {
  if (day === undefined) forget(lateKeyOf(game, site));
  else save(lateKeyOf(game, site), day);
}

/** The earlier day whose deal was laid out last. */
export const lateDay = (game: string, site: string): unknown => load(lateKeyOf(game, site));

/** How many days in a row were played when they came, up to today, or to yesterday if today is still open. */
export function streakOf(days: Days, today: Day): number {
  const isPlayed = (day: Day): boolean => days[day] !== undefined && !days[day].late;
  let day = isPlayed(today) ? today : daysBefore(today, 1);
  let streak = 0;
  for (; isPlayed(day); day = daysBefore(day, 1)) streak++;
  return streak;
}

/** How many deals were won, or brought no points below zero where there are points. */
export const cleanOf = (days: Days): number =>
  Object.values(days).filter(({won, score}) => (score === undefined ? won : score >= 0)).length;
