import {InvalidDataError, moveReader, type PlayRules} from '../game/index.js';
import {toPlainData} from '../game/plain-data.js';

/**
 * Makes a reader of moves from outside, for a game: text is read in the game's notation, and anything
 * else is copied as plain data, so that `refuse` and `apply` cannot read different values from it. The
 * reader returns `undefined` for anything that cannot be a move, and never throws.
 */
export const moveFrom = ({
  parseMove,
}: Pick<PlayRules, 'parseMove'>): ((given: unknown) => unknown) =>
  moveReader((given: unknown) =>
    typeof given === 'string' ? parseMove(given) : toPlainData(given, InvalidDataError, 'move'),
  );
