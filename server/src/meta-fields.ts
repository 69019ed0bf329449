import type {Seat} from 'gstk/game';

/** The fields of a match's meta that tell who has its seats. */
export const seatField = (seat: Seat): string => `seat/${seat}`;
export const nameField = (seat: Seat): string => `name/${seat}`;
/** Says that a late friend has been given a bot's seat. */
export const lateField = (seat: Seat): string => `late/${seat}`;
