import type {Seat} from '../../game/index.js';
import {type Place, placesFor} from '../gstk-trick/places.js';
import type {RenderContext} from '../scene.js';

/** The players of a table, as its templates and sentences name and place them. */

type Named = Pick<RenderContext, 'names'>;
type Seated = Pick<RenderContext, 'seat'>;

/** The name of the player on a seat; empty for nobody. */
export const nameOf = (seat: Seat | null | undefined, {names}: Named): string =>
  names[seat ?? -1] ?? '';

/** Names in a list: `Otto, Vera`. */
export const namesOf = (seats: readonly Seat[], ctx: Named): string =>
  seats.map((seat) => nameOf(seat, ctx)).join(', ');

/** The seat drawn nearest to the reader: the reader's own, or seat 0 for an onlooker. */
export const southOf = ({seat = 0}: Seated): Seat => seat;

/** All seats in turn, from the reader's on. */
export const seatsAround = (seats: number, ctx: Seated): readonly Seat[] =>
  Array.from({length: seats}, (_, at) => (southOf(ctx) + at) % seats);

/** A player at a place of the table. */
export interface PlacedPlayer {
  readonly seat: Seat;
  readonly place: Place;
  readonly name: string;
}

/** All players at their places, from the reader's on; `gstk-trick` takes them as its `seats`. */
export const playersAround = (seats: number, ctx: Named & Seated): readonly PlacedPlayer[] => {
  const places = placesFor(seats);
  return seatsAround(seats, ctx).map((seat, at) => ({
    seat,
    place: places[at]!,
    name: nameOf(seat, ctx),
  }));
};
