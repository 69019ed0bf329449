import {type AnyState, InvalidPositionError} from '../../game/index.js';
import {type Look, seatsOf} from './look.js';
import {copy, difference} from '../plain.js';

/** The number of moves that are played on from a position. */
const MOVES = 24;

/**
 * Checks that every state reached from a position is parsed back unchanged. The position is the
 * state, or a view of it, with some fields left out, as an author writes it: what it does not tell
 * must not be missing later from what everybody sees.
 */
export function lookFromPosition({rules, state, dice, fail}: Look): void {
  const whole = dice.pick([state, rules.view(state, dice.pick([...seatsOf(state), undefined]))]);
  const fields = Object.entries(copy(whole)).filter(
    ([name]) => name === 'options' || name === 'seats' || dice.roll(3) > 0,
  );
  let now: AnyState;
  try {
    now = rules.parsePosition(Object.fromEntries(fields), dice.fork());
  } catch (error) {
    if (error instanceof InvalidPositionError) return;
    throw error;
  }
  const names = fields.map(([name]) => name).join(', ');
  const parsed = (move: number): AnyState => {
    try {
      return rules.parsePosition(copy(now), dice.fork());
    } catch (error) {
      if (!(error instanceof InvalidPositionError)) throw error;
      return fail(
        'position',
        `${move} moves after a position of ${names}: ${String(error)}`,
        error,
      );
    }
  };
  for (let move = 0; ; move++) {
    const found = difference(now, parsed(move));
    if (found)
      fail('position', `${move} moves after a position of ${names}, parsed back: ${found}`);
    const turn = rules.turn(now);
    if (turn.length === 0 || move === MOVES) return;
    const seat = dice.pick(turn);
    now = rules.apply(now, seat, dice.pick(rules.legalMoves(now, seat)));
  }
}
