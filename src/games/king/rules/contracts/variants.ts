import {rowOf, type Variant} from './columns.js';
import {MORE} from './variants-more.js';
import {PLAIN} from './variants-plain.js';

/** The variants of King, each a row: what differs between them stands in these rows and nowhere else. */

// prettier-ignore
const ORDER = [
  'king-simple', 'king-threesome', 'king-custom', 'king-minsk', 'king-domino', 'king-jokers',
  'king-trade', 'king-omnibus', 'king-atomic', 'king-short', 'king-long', 'king-preference',
];

/** All variants, in the order of the rules text. */
export const VARIANTS: readonly Variant[] = ORDER.map((id) => rowOf([...PLAIN, ...MORE], id));

/** The row of an id; throws when there is none. */
export const variantOf = (id: string): Variant => rowOf(VARIANTS, id);
