import {EFFORTS, type Level, levelIn} from '../../bots/levels.js';
import type {GameEntry} from '../../elements/index.js';
import type {Bot} from '../../game/index.js';

/**
 * The bot of a game at a level. Where a level makes no difference, since nobody could see less, or
 * see ahead, it is the game's own bot.
 * @param thinking chooses moves without holding up a page; without it, bots answer at once
 */
export async function botOf(
  entry: GameEntry,
  level: Level,
  thinking?: () => Promise<typeof import('./thinking.js')>,
): Promise<Bot> {
  const played = levelIn(level, entry);
  if (entry.beginner && played === 'easy') return entry.beginner();
  const bot = await entry.bot();
  if (!entry.foresight || played === 'easy' || played === 'normal') return bot;
  const effort = EFFORTS[played];
  if (thinking) {
    const {choose} = await thinking();
    return {choose: (question) => choose(entry, question, effort)};
  }
  const [{searchBot}, rules, foresight] = await Promise.all([
    import('../../bots/search-bot.js'),
    entry.rules(),
    entry.foresight(),
  ]);
  return searchBot({rules, foresight, bot}, effort);
}
