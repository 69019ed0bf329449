import type {DailyMessages, MessagesOf} from '../../../i18n/index.js';
import {type Day, daysBefore} from '../../../online/daily-deal.js';
import {cleanOf, type DayResult, type Days, streakOf} from './days.js';

type Words = MessagesOf<DailyMessages>;

/** A result in words: points, else whether the match was won. */
export const scoreIn = (words: Words, {won, score}: Pick<DayResult, 'won' | 'score'>): string =>
  score === undefined ? words.t(won ? 'daily/won' : 'daily/lost') : words.points(score);

/** What the reader has behind them, in a line: yesterday, days in a row, clean deals; '' for nothing. */
export function standingIn(words: Words, days: Days, today: Day): string {
  const before = days[daysBefore(today, 1)];
  const streak = streakOf(days, today);
  const clean = cleanOf(days);
  const hasScores = Object.values(days).some(({score}) => score !== undefined);
  return [
    ...(before ? [words.t('daily/yesterday', {score: scoreIn(words, before)})] : []),
    ...(streak > 1 ? [words.t('daily/streak', {n: streak})] : []),
    ...(clean > 0 ? [words.t(hasScores ? 'daily/clean' : 'daily/wins', {n: clean})] : []),
  ].join(' · ');
}
