import {type Level, levelIn} from '../bots/levels.js';
import type {GameEntry} from '../elements/game-entry.js';
import type {Bot} from '../game/index.js';

/**
 * The bot of a game at a level. Where a game has nothing to search, since its own bot plays it
 * perfectly or nobody could see ahead, all levels are that bot.
 * @param pause lets a page go on while a bot searches; without it, bots answer at once
 */
export async function botOf(
  entry: GameEntry,
  level: Level,
  pause?: () => Promise<void>,
): Promise<Bot> {
  const bot = await entry.bot();
  const played = levelIn(level, entry.foresight !== undefined);
  if (!entry.foresight || played === 'easy' || played === 'normal') return bot;
  const [{EFFORTS, searchBot}, rules, foresight] = await Promise.all([
    import('../bots/index.js'),
    entry.rules(),
    entry.foresight(),
  ]);
  return searchBot({rules, foresight, bot}, EFFORTS[played], pause);
}
