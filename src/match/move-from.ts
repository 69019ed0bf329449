import {InvalidDataError, moveReader, type PlayRules} from '../game/index.js';
import {toPlainData} from '../game/plain-data.js';

/**
 * Makes a reader of moves from outside, for a game: a text is read as the game writes its moves, and
 * anything else is copied as plain data, so that `refuse` and `apply` cannot read different values
 * from it. The reader answers `undefined` for what is a move of no game, and never throws.
 */
export const moveFrom = ({
  parseMove,
}: Pick<PlayRules, 'parseMove'>): ((given: unknown) => unknown) =>
  moveReader((given: unknown) =>
    typeof given === 'string' ? parseMove(given) : toPlainData(given, InvalidDataError, 'move'),
  );
