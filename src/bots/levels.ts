import type {Effort} from './search-bot.js';

/** The levels of bots, from the weakest on; a weaker one sees less, and never errs on purpose. */
export const LEVELS = ['easy', 'normal', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The level that has an effect: levels that search play as `normal` where there is nothing to search. */
export const levelIn = (level: Level, searched: boolean): Level =>
  searched || level === 'easy' ? level : 'normal';

/**
 * How much the searching levels think. The expert asks besides what the cards that were played tell
 * of the hands they came from.
 */
export const EFFORTS: Readonly<Record<'strong' | 'expert', Effort>> = {
  strong: {iterations: 500, worlds: 125, drawn: 1, curiosity: 1},
  expert: {iterations: 2_500, worlds: 200, drawn: 6, curiosity: 1},
};
