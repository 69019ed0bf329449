import {rowOf, type Variant} from './columns.js';
import {CARDS_ONLY} from './variants-cards-only.js';
import {WITH_CHOICES} from './variants-with-choices.js';

/** The variants of King, each a row: what differs between them stands in these rows and nowhere else. */

// prettier-ignore
const ORDER = [
  'king-simple', 'king-threesome', 'king-custom', 'king-minsk', 'king-domino', 'king-jokers',
  'king-trade', 'king-omnibus', 'king-atomic', 'king-short', 'king-long', 'king-preference',
];

/** All variants, in the order of the rules text. */
export const VARIANTS: readonly Variant[] = ORDER.map((id) =>
  rowOf([...CARDS_ONLY, ...WITH_CHOICES], id),
);

/** The row of an id; throws when there is none. */
export const variantOf = (id: string): Variant => rowOf(VARIANTS, id);
