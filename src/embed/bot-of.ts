import type {Level} from '../bots/index.js';
import type {GameEntry} from '../elements/game-entry.js';
import type {Bot} from '../game/index.js';

/**
 * The bot of a game at a level. Where a game has nothing to search, since its own bot plays it
 * perfectly or nobody could see ahead, all levels are that bot.
 */
export async function botOf(entry: GameEntry, level: Level): Promise<Bot> {
  const bot = await entry.bot();
  if (!entry.foresight || level === 'easy' || level === 'normal') return bot;
  const [{EFFORTS, searchBot}, rules, foresight] = await Promise.all([
    import('../bots/index.js'),
    entry.rules(),
    entry.foresight(),
  ]);
  return searchBot({rules, foresight, bot}, EFFORTS[level]);
}
