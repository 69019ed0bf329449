import type {Level} from '../../../bots/levels.js';
import type {Counted} from './kept-statistics.js';

/** How many losses in a row suggest an easier level. */
const LOSSES = 3;

/**
 * The level that is offered after the last of these matches: the next one after a win at the level that is
 * played, the one below after three losses in a row at it.
 * @param levels those of the game, from the weakest up
 */
export function nextLevel(last: readonly Counted[], levels: readonly Level[]): Level | undefined {
  const now = last.at(-1);
  const at = levels.findIndex((level) => level === now?.level);
  if (!now || at < 0 || now.undo) return undefined;
  if (now.won) return levels[at + 1];
  const recent = last.slice(-LOSSES);
  const isHard =
    recent.length === LOSSES &&
    recent.every(({won, undo, level}) => !won && !undo && level === now.level);
  return isHard ? levels[at - 1] : undefined;
}
