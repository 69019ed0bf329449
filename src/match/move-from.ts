import {type AnyMove, InvalidDataError, moveReader, type PlayRules} from '../game/index.js';
import {toPlainData} from '../game/plain-data.js';
import {moveOfText} from '../game/read-move.js';

/** Reads a move from outside for a table of `seats` seats; `legal` gives the legal moves of its seat. */
type MoveReader = (given: unknown, seats: number, legal: () => readonly AnyMove[]) => unknown;

/**
 * Makes a reader of moves from outside, for a game: text is read in the game's notation, and anything
 * else is copied as plain data, so that `refuse` and `apply` cannot read different values from it. The
 * reader returns `undefined` for anything that cannot be a move, and never throws.
 */
export const moveFrom =
  (rules: Pick<PlayRules, 'moveForms' | 'formatMove' | 'parseMove'>): MoveReader =>
  (given, seats, legal) =>
    moveReader((value: unknown) =>
      typeof value === 'string'
        ? moveOfText(rules, value, seats, legal)
        : toPlainData(value, InvalidDataError, 'move'),
    )(given);
