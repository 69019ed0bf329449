// Bots of a level for measuring: a search is made once for all tempers that choose by it.
import {bestBot} from '../../src/bots/best-bot.js';
import {EFFORTS, levelIn} from '../../src/bots/levels.js';
import {prospectsOf} from '../../src/bots/search-bot.js';
import {botOf} from '../../src/table/thinking/bot-of.js';
import {entryOf} from '../../src/embed/catalogue.js';

/**
 * The rules of a game, its usual bot, and `botFor(question)`, the bot of a level for one question;
 * `null` if the level is the same as another.
 */
export async function levelOf(id, level) {
  const entry = entryOf(id);
  if (levelIn(level, entry) !== level) return null;
  const [rules, usual, bot] = [await entry.rules(), await entry.bot(), await botOf(entry, level)];
  const parts = {rules, foresight: await entry.foresight?.(), bot: usual};
  const searched = (question) => {
    let told;
    return bestBot(parts, () => (told ??= [prospectsOf(parts, question, EFFORTS[level])])[0]);
  };
  const seats = entry.seats.usual;
  return {...parts, seats, botFor: level in EFFORTS ? searched : () => bot};
}
