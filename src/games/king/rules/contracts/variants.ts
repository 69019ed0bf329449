import {rowOf, type Variant} from './columns.js';
import {CARDS_ONLY} from './variants-cards-only.js';
import {WITH_CHOICES} from './variants-with-choices.js';

/** All variants of King. Each is a row, and variants differ only in these rows. */

// oxfmt-ignore
const ORDER = [
  'king-simple', 'king-threesome', 'king-custom', 'king-minsk', 'king-domino', 'king-jokers',
  'king-trade', 'king-omnibus', 'king-atomic', 'king-short', 'king-long', 'king-preference',
];

/** All variants, in the order of the rules text. */
export const VARIANTS: readonly Variant[] = ORDER.map((id) =>
  rowOf([...CARDS_ONLY, ...WITH_CHOICES], id),
);

/** The row of an id; throws for an unknown id. */
export const variantOf = (id: string): Variant => rowOf(VARIANTS, id);
