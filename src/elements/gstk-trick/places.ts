/** The places around the table, seen from the reader, who sits in the south. */
const PLACES = ['s', 'sw', 'w', 'nw', 'n', 'ne', 'e', 'se'] as const;
/** One of the eight sides. */
export type TableSide = (typeof PLACES)[number];

const ROUND: Readonly<Record<number, readonly TableSide[]>> = {
  1: ['s'],
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'sw', 'nw', 'ne', 'se'],
  6: ['s', 'sw', 'nw', 'n', 'ne', 'se'],
};

/** The places of two to eight seats, clockwise from the reader's own. */
export const placesFor = (seats: number): readonly TableSide[] => ROUND[seats] ?? PLACES;
