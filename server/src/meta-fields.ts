import type {Seat} from 'gstk/game';
import type {Meta} from './store/store.js';

/** The fields of a match's meta that tell who has its seats. */
export const seatField = (seat: Seat): string => `seat/${seat}`;
export const nameField = (seat: Seat): string => `name/${seat}`;
/** Says that a late friend has been given a bot's seat. */
export const lateField = (seat: Seat): string => `late/${seat}`;
/** How often the person at a seat was replaced. */
export const generationField = (seat: Seat): string => `generation/${seat}`;
/** The code by which another device takes a seat. */
export const codeField = (seat: Seat): string => `code/${seat}`;
/** Where the reader of a seat is called, and the decision for which they were called last. */
export const pushField = (seat: Seat): string => `push/${seat}`;
export const calledField = (seat: Seat): string => `called/${seat}`;
/** Since when seats are awaited, at a table with a move a day. */
export const SINCE = 'since';
/** What a bot has found when it took over a seat. */
export const goneField = (seat: Seat): string => `gone/${seat}`;
/** The seat of the person who made the match, or `NOBODY` where a shared screen did. */
export const HOST = 'host';
export const NOBODY = 'nobody';
/** The players who have taken a seat: the first claim counts. */
export const TAKEN = {person: 'person', bot: 'bot'} as const;

/** How often the person at a seat was replaced; earlier tokens of the seat are worth nothing. */
export const generationOf = (meta: Meta, seat: Seat): number =>
  Number(meta[generationField(seat)] ?? 0);

/** The field by which the person who has a seat now has claimed it. */
export const claimField = (meta: Meta, seat: Seat): string => {
  const generation = generationOf(meta, seat);
  return generation > 0 ? `${seatField(seat)}/${generation}` : seatField(seat);
};

/** The seats that people have. */
export const takenSeats = (meta: Meta): readonly Seat[] =>
  Object.entries(meta).flatMap(([field, value]) => {
    const seat = Number(/^seat\/(\d+)/.exec(field)?.[1] ?? NaN);
    const isTheirs = value.startsWith(TAKEN.person) && field === claimField(meta, seat);
    return isTheirs ? [seat] : [];
  });

/** The field `HOST`; matches of an earlier version do not have it. */
export const hostIn = (meta: Meta): string => meta[HOST] ?? '0';

/** Whether a match belongs to a seat: to the person who has made it, and not to a later one. */
export const isHost = (meta: Meta, seat: Seat): boolean =>
  hostIn(meta) === String(seat) && generationOf(meta, seat) === 0;
