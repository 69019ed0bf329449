import {rowOf, type Variant} from './columns.js';
import {
  BAN,
  FOURTEEN,
  FULL_PACK,
  KING,
  LENGTH,
  SHORT,
  STOP,
  TABLE_3,
  TABLE_4,
  TABLES_3_TO_6,
  USUAL,
} from './variant-parts.js';

/** The variants without choices, one row each. */

/** In the order of the rules text. */
export const CARDS_ONLY: readonly Variant[] = [
  {
    id: 'king-simple',
    seats: {min: 4, max: 4},
    tables: {4: TABLE_4},
    order: FOURTEEN,
    end: {deals: 14},
    options: USUAL,
  },
  {
    id: 'king-threesome',
    seats: {min: 3, max: 3},
    tables: {3: TABLE_3},
    order: FOURTEEN,
    end: {deals: 14},
    options: [BAN, KING, STOP, LENGTH],
  },
  {
    id: 'king-omnibus',
    seats: {min: 3, max: 4, usual: 4},
    tables: FULL_PACK,
    order: ['-O'],
    end: {limit: -100, short: -30},
    options: [STOP, LENGTH],
  },
  {
    id: 'king-short',
    seats: {min: 3, max: 6, usual: 4},
    tables: TABLES_3_TO_6,
    order: SHORT,
    end: {deals: 14},
    options: USUAL,
  },
];

/** The row of an id; throws for any other id. */
export const cardsOnlyVariant = (id: string): Variant => rowOf(CARDS_ONLY, id);
