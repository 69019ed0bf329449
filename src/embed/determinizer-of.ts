import type {GameEntry} from '../elements/index.js';
import type {Rules} from '../game/index.js';

/**
 * Makes of a view a full state that it could have come from: that of the rules, fetched alone where the
 * game has it apart from its parser of positions.
 */
export const determinizerOf = async (entry: GameEntry): Promise<Rules['determinize']> =>
  entry.determinize?.() ?? (await entry.rules()).determinize;
