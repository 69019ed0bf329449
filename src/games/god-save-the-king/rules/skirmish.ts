import type {Seat} from '../../../game/index.js';
import {fell} from './elimination.js';
import {routers} from './rout.js';
import {enter, meetingAt, withSeat} from './standing.js';
import {heightOf, kingOf} from './suits.js';
import type {Formation, GskState, GskEmit, TableIndex} from '../types.js';

/** Turns the flanks up together, then compares them crosswise. */

/**
 * Turns four flanks up; a King among them falls, even when its player laid it there on purpose
 * (G-8).
 */
export function turnFlanks(state: GskState, table: TableIndex, emit: GskEmit): GskState {
  const {seats} = meetingAt(state, table);
  let {formations} = state;
  for (const seat of seats)
    formations = withSeat(formations, seat, {...formations[seat]!, turned: true});
  const flanks = seats.map((seat) => {
    const {left, right} = formations[seat]!;
    return {seat, left, right};
  });
  const falls = flanks
    .filter(({seat, left, right}) => [left, right].includes(kingOf(seat)))
    .map(({seat}) => ({seat, cause: 'flank'}) as const);
  const turned = {...state, formations};
  const asked = falls.length > 0 ? [] : routers(turned, table);
  const then = enter(turned, table, 'lastRout', asked);
  emit?.({type: 'flanks turned', table, flanks}, then);
  return fell(then, table, falls, emit);
}

/** The higher card wins; equal heights are a draw. */
const higher = (
  [one, own]: readonly [Seat, Formation['left']],
  [other, theirs]: readonly [Seat, Formation['left']],
): Seat | null => {
  const lead = heightOf(own) - heightOf(theirs);
  return lead === 0 ? null : lead > 0 ? one : other;
};

/**
 * The winners at the left and at the right of the first player. The two players face each other, so
 * the left flank of one meets the right flank of the other.
 */
export const skirmishesOf = (
  {formations}: Pick<GskState, 'formations'>,
  [one, other]: readonly [Seat, Seat],
): readonly (Seat | null)[] => {
  const [own, theirs] = [formations[one]!, formations[other]!];
  return [
    higher([one, own.left], [other, theirs.right]),
    higher([one, own.right], [other, theirs.left]),
  ];
};

/**
 * The winner of the trick by the flanks: two skirmishes won, or one and a draw; otherwise it is a
 * push.
 */
export function winnerOf(skirmishes: readonly (Seat | null)[]): Seat | null {
  const [one = null, other = null] = skirmishes;
  return one === null || other === null || one === other ? (one ?? other) : null;
}

/** Compares the flanks: the trick is won, or there is a push. */
export function compareFlanks(state: GskState, table: TableIndex, emit: GskEmit): GskState {
  const {seats} = meetingAt(state, table);
  const skirmishes = skirmishesOf(state, seats);
  const winner = winnerOf(skirmishes);
  if (winner === null) {
    const then = enter(state, table, 'declare', seats);
    emit?.({type: 'push', table, skirmishes}, then);
    return then;
  }
  const then = enter(state, table, 'collect', [], {winner});
  emit?.({type: 'trick decided', table, winner, skirmishes}, then);
  return then;
}

/** The seat with the higher centre; `null` if they are equal. */
export const higherCentre = (
  {formations}: GskState,
  [one, other]: readonly [Seat, Seat],
): Seat | null => higher([one, formations[one]!.centre], [other, formations[other]!.centre]);
