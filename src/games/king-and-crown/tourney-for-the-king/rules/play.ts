import {mayChoose, type Refusal, REFUSALS, type Seat} from '../../../../game/index.js';
import {moveOf} from '../../rules/choose-move.js';
import {isOver} from './match.js';
import {unusedOf} from './round.js';
import type {TourneyState} from '../types.js';
import type {ChooseMove} from '../../rules/choose-move.js';

/** The legal choices, and the refusals of all others. */

/** Why a move is refused, or `undefined`. */
export function refuse(state: TourneyState, seat: Seat, value: unknown): Refusal | undefined {
  if (isOver(state)) return REFUSALS.over;
  if (!mayChoose(state.choices, seat)) return REFUSALS.notYourTurn;
  const move = moveOf(value);
  if (!move) return REFUSALS.notAMove;
  return unusedOf(state.rounds, seat).includes(move.card) ? undefined : 'tourney/set-aside';
}

/** The unused cards; a choice may be changed until both are in (KC-1). */
export const legalMoves = (state: TourneyState, seat: Seat): readonly ChooseMove[] =>
  mayChoose(state.choices, seat)
    ? unusedOf(state.rounds, seat).map((card) => ({type: 'choose', card}))
    : [];

/**
 * The move that a clock plays: the highest card for one seat and the lowest for the other, since two
 * clocks must not draw for ever.
 */
export function fallback(state: TourneyState, seat: Seat): ChooseMove {
  const card = unusedOf(state.rounds, seat).at(seat === 0 ? 0 : -1);
  if (!card) throw new RangeError(`seat ${seat} is not awaited`);
  return {type: 'choose', card};
}
