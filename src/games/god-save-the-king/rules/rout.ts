import type {Seat} from '../../../game/index.js';
import {fell} from './elimination.js';
import {drawPenalty, fallsBy} from './penalty.js';
import {enter, meetingAt, rivalOf, withSeat} from './standing.js';
import {kingOf} from './suits.js';
import type {Cause, GskState, GskEmit, Penalty, Routed, TableIndex} from '../types.js';

/** The rout: a player names a face-down card of the rival's formation as the King. */

/** The seats that may still rout at a table: once per hand and player. */
export const routers = (state: GskState, table: TableIndex): readonly Seat[] =>
  meetingAt(state, table).seats.filter((seat) => state.tokens[seat]);

/** The result of routs and of the draws that follow them. */
export interface RoutResult {
  readonly state: GskState;
  readonly routs: readonly Routed[];
  readonly penalties: readonly Penalty[];
  readonly falls: readonly {readonly seat: Seat; readonly cause: Cause}[];
}

/**
 * Resolves all routs at a table as one event. The named cards are turned up together; if none of them
 * was the King, each rival draws from the hand of the player whose rout failed. If a player has
 * fallen no penalty is drawn, since each would come from or go to the fallen player.
 */
export function resolveRouts(before: GskState, table: TableIndex): RoutResult {
  const meeting = meetingAt(before, table);
  const routs = meeting.seats.flatMap((by): readonly Routed[] => {
    const move = meeting.choices.made[by];
    if (move?.type !== 'rout') return [];
    const of = rivalOf(meeting, by);
    const card = before.formations[of]![move.at];
    return [{by, of, at: move.at, card, king: card === kingOf(of)}];
  });
  let state = before;
  for (const {by, of, at} of routs) {
    const formation = state.formations[of]!;
    const shown = [...formation.shown, at];
    state = {
      ...state,
      tokens: withSeat(state.tokens, by, false),
      formations: withSeat(state.formations, of, {...formation, shown}),
    };
  }
  const kings = routs.filter(({king}) => king);
  if (kings.length > 0)
    return {state, routs, penalties: [], falls: kings.map(({of}) => ({seat: of, cause: 'rout'}))};
  const penalties = routs.map(({by, of}) => {
    const drawn = drawPenalty(state, by, of);
    ({state} = drawn);
    return drawn.penalty;
  });
  const falls = fallsBy(penalties).map((seat) => ({seat, cause: 'penalty'}) as const);
  return {state, routs, penalties, falls};
}

/** Runs before the flip and after it, when all who may rout have chosen; then the trick goes on. */
export function settleRouts(before: GskState, table: TableIndex, emit: GskEmit): GskState {
  const first = meetingAt(before, table).step === 'rout';
  const {state, routs, penalties, falls} = resolveRouts(before, table);
  const then = enter(state, table, first ? 'flip' : 'skirmish', []);
  emit?.({type: 'routs settled', table, routs, penalties}, then);
  return fell(then, table, falls, emit);
}
