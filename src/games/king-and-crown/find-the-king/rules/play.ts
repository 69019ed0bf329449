import {type Refusal, REFUSALS, type Seat, moveReader} from '../../../../game/index.js';
import {COURT, isCourtCard} from '../../rules/deck.js';
import {turn} from './match.js';
import type {FindMove, FindState} from '../types.js';

/** The legal moves, and the refusals of all others. */

const isPlace = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < COURT.length;

/** An untrusted value as a move, or `undefined`; never throws. */
const moveOf = moveReader(
  ({type, at, card}: Partial<Record<'type' | 'at' | 'card', unknown>>): FindMove | undefined => {
    if (type === 'stop') return {type};
    if (type === 'reveal') return isPlace(at) ? {type, at} : undefined;
    return type === 'choose' && isCourtCard(card) ? {type, card} : undefined;
  },
);

/** Why a move is refused, or `undefined`. */
export function refuse(state: FindState, seat: Seat, value: unknown): Refusal | undefined {
  const {phase, row, open} = state;
  if (phase === 'over') return REFUSALS.over;
  if (!turn(state).includes(seat)) return REFUSALS.notYourTurn;
  const move = moveOf(value);
  if (!move) return REFUSALS.notAMove;
  if (phase === 'shuffle') {
    if (move.type !== 'choose') return 'find/lay-first';
    return row.includes(move.card) ? 'find/already-laid' : undefined;
  }
  if (move.type === 'choose') return 'find/already-laid';
  if (move.type === 'stop') return phase === 'pick' ? 'find/reveal-first' : undefined;
  return open.includes(move.at) ? 'find/already-open' : undefined;
}

const MOVES: readonly FindMove[] = [
  ...COURT.map((card): FindMove => ({type: 'choose', card})),
  ...COURT.map((_, at): FindMove => ({type: 'reveal', at})),
  {type: 'stop'},
];

/** Every legal move of a seat. */
export const legalMoves = (state: FindState, seat: Seat): readonly FindMove[] =>
  MOVES.filter((move) => refuse(state, seat, move) === undefined);

/** The move that a clock plays: the leftmost card; stopping would lose (F-1). */
export function fallback(state: FindState, seat: Seat): FindMove {
  const [move] = legalMoves(state, seat);
  if (!move) throw new RangeError(`seat ${seat} is not awaited`);
  return move;
}
