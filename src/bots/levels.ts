import type {Temper} from '../game/index.js';
import type {Effort} from './search-bot.js';

/** The levels of bots, from the weakest up. A weaker one sees less, and never errs on purpose. */
export const LEVELS = ['easy', 'normal', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The parts of a game besides its usual bot, as in the catalogue. */
interface BotParts {
  readonly beginner?: unknown;
  readonly foresight?: unknown;
  readonly tempers?: readonly string[];
}

/** The distinct levels of a game, from the weakest up. */
export const levelsOf = ({beginner, foresight}: BotParts): readonly Level[] =>
  LEVELS.filter((level) => (level === 'easy' ? beginner : level === 'normal' ? true : foresight));

/** The level that takes effect in a game: one that makes no difference plays as `normal`. */
export const levelIn = (level: Level, parts: BotParts): Level =>
  levelsOf(parts).includes(level) ? level : 'normal';

/** Whether bots of a level have tempers in a game. */
export const hasTempers = (level: Level, parts: BotParts): boolean =>
  parts.tempers?.includes(levelIn(level, parts)) ?? false;

/** The temper that takes effect at a level of a game: one that makes no difference is `even`. */
export const temperIn = (temper: Temper, level: Level, parts: BotParts): Temper =>
  hasTempers(level, parts) ? temper : 'even';

/**
 * How much the searching levels think. Both infer the hidden hands from the cards that were played, where
 * the game can. Where a match may be decided `strong` looks at four times as many deals, since the chance
 * to win says less of each than its points do (`bench/king-policy/stakes.mjs`).
 */
export const EFFORTS: Readonly<Record<'strong' | 'expert', Effort>> = {
  strong: {iterations: 500, worlds: 125, drawn: 4, curiosity: 1, flat: true, decisive: 4},
  expert: {iterations: 2_500, worlds: 200, drawn: 6, curiosity: 1, decisive: 1},
};
