import type {Seat} from '../../game/index.js';
import type {Player} from '../../i18n/player.js';
import {placesFor, type TableSide} from '../gstk-trick/places.js';
import type {RenderContext} from '../render-context.js';

/** The players of a table, named and placed for its templates and sentences. */

/** Anything with players by seat: a context, or the model of a table. */
export type WithPlayers = Pick<RenderContext, 'players'>;
type WithSeat = Pick<RenderContext, 'seat'>;

/** Stands for the player on no seat. */
export const NOBODY: Player = {name: '', isReader: false};

/** The player on a seat; one without a name for nobody. */
export const playerOf = (seat: Seat | null | undefined, {players}: WithPlayers): Player =>
  players[seat ?? -1] ?? NOBODY;

/** The players on these seats. */
export const playersOn = (seats: readonly Seat[], ctx: WithPlayers): readonly Player[] =>
  seats.map((seat) => playerOf(seat, ctx));

/** The name of the player on a seat, for templates; empty for nobody. */
export const nameOf = (seat: Seat | null | undefined, ctx: WithPlayers): string =>
  playerOf(seat, ctx).name;

/** The seat drawn nearest to the reader: the reader's own, or seat 0 for an onlooker. */
export const southOf = ({seat = 0}: WithSeat): Seat => seat;

/** All seats in turn, from the reader's on. */
export const seatsAround = (seats: number, ctx: WithSeat): readonly Seat[] =>
  Array.from({length: seats}, (_, at) => (southOf(ctx) + at) % seats);

/** A player at a place of the table. */
export interface PlacedPlayer {
  readonly seat: Seat;
  readonly place: TableSide;
  readonly name: string;
}

/** All players at their places, from the reader's on; `gstk-trick` takes them as its `seats`. */
export const playersAround = (
  seats: number,
  ctx: WithPlayers & WithSeat,
): readonly PlacedPlayer[] => {
  const places = placesFor(seats);
  return seatsAround(seats, ctx).map((seat, at) => ({
    seat,
    place: places[at]!,
    name: nameOf(seat, ctx),
  }));
};
