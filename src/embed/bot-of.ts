import {EFFORTS, type Level, levelIn} from '../bots/levels.js';
import type {GameEntry} from '../elements/game-entry.js';
import type {Bot} from '../game/index.js';
import type {choose} from './thinking.js';

/**
 * The bot of a game at a level. Where a game has nothing to search, since its own bot plays it
 * perfectly or nobody could see ahead, all levels are that bot.
 * @param think chooses moves without holding up a page; without it, bots answer at once
 */
export async function botOf(entry: GameEntry, level: Level, think?: typeof choose): Promise<Bot> {
  const bot = await entry.bot();
  const played = levelIn(level, entry.foresight !== undefined);
  if (!entry.foresight || played === 'easy' || played === 'normal') return bot;
  const effort = EFFORTS[played];
  if (think) return {choose: (question) => think(entry, question, effort)};
  const [{searchBot}, rules, foresight] = await Promise.all([
    import('../bots/search-bot.js'),
    entry.rules(),
    entry.foresight(),
  ]);
  return searchBot({rules, foresight, bot}, effort);
}
