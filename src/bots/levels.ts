import type {Temper} from '../game/index.js';
import type {Effort} from './search-bot.js';

/** The levels of bots, from the weakest on; a weaker one sees less, and never errs on purpose. */
export const LEVELS = ['easy', 'normal', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What a game has besides its usual bot, as in the catalogue. */
interface BotParts {
  readonly beginner?: unknown;
  readonly foresight?: unknown;
  readonly tempers?: readonly string[];
}

/** The levels that differ in a game, from the weakest on. */
export const levelsOf = ({beginner, foresight}: BotParts): readonly Level[] =>
  LEVELS.filter((level) => (level === 'easy' ? beginner : level === 'normal' ? true : foresight));

/** The level that has an effect in a game: one that makes no difference plays as `normal`. */
export const levelIn = (level: Level, parts: BotParts): Level =>
  levelsOf(parts).includes(level) ? level : 'normal';

/** Whether bots of a level have tempers in a game. */
export const hasTempers = (level: Level, parts: BotParts): boolean =>
  parts.tempers?.includes(levelIn(level, parts)) ?? false;

/** The temper that has an effect at a level of a game: one that makes no difference is `even`. */
export const temperIn = (temper: Temper, level: Level, parts: BotParts): Temper =>
  hasTempers(level, parts) ? temper : 'even';

/**
 * How much the searching levels think. The expert asks besides what the cards that were played tell
 * of the hands they came from.
 */
export const EFFORTS: Readonly<Record<'strong' | 'expert', Effort>> = {
  strong: {iterations: 500, worlds: 125, drawn: 1, curiosity: 1},
  expert: {iterations: 2_500, worlds: 200, drawn: 6, curiosity: 1},
};
