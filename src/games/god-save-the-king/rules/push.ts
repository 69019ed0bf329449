import {type Rank, rankIndex} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {higherCentre} from './skirmish.js';
import {enter, meetingAt} from './standing.js';
import type {GskMove, GskState, GskEmit, TableIndex} from '../types.js';

/**
 * The push: both players declare a value for their centre, true or not; the higher one wins the
 * trick.
 */

/** After this many equal declarations in one trick nobody wins it (G-3). */
export const MOST_TIES = 3;

/** Runs when both have declared. */
export function settleDeclarations(state: GskState, table: TableIndex, emit: GskEmit): GskState {
  const {seats, choices, declared} = meetingAt(state, table);
  const ranks = seats.map(
    (seat) => (choices.made[seat] as Extract<GskMove, {type: 'declare'}>).rank,
  ) as unknown as readonly [Rank, Rank];
  const all = [...declared, ranks];
  const [one, other] = ranks;
  if (one === other) return settleTie(state, table, one, all, emit);
  const winner = rankIndex(one) > rankIndex(other) ? seats[0] : seats[1];
  const asked = answerers(state, seats, winner);
  const then = enter(state, table, 'challenge', asked, {declared: all, winner});
  const events = seats.map((seat, at) => ({seat, rank: ranks[at]!}));
  emit?.({type: 'bluff decided', table, declared: events, winner}, then);
  return then;
}

/** The seats that answer a bluff: always the loser, the winner only with a rout left. */
export const answerers = (
  {tokens}: Pick<GskState, 'tokens'>,
  seats: readonly Seat[],
  winner: Seat,
): readonly Seat[] => seats.filter((seat) => seat !== winner || tokens[seat]);

/** After equal values both declare again, unless the option says otherwise (G-3, G-32). */
function settleTie(
  state: GskState,
  table: TableIndex,
  rank: Rank,
  declared: readonly (readonly [Rank, Rank])[],
  emit: GskEmit,
): GskState {
  const {seats} = meetingAt(state, table);
  const way = state.options['blindTie'];
  if (way === 'redeclare' && declared.length < MOST_TIES) {
    const then = enter(state, table, 'declare', seats, {declared});
    emit?.({type: 'declared equal', table, rank, times: declared.length}, then);
    return then;
  }
  const winner = way === 'actual' ? higherCentre(state, seats) : null;
  const then = enter(state, table, 'collect', [], {declared, winner});
  emit?.({type: 'tie settled', table, rank, winner}, then);
  return then;
}
