import type {Slots} from './slots.js';
import type {TableContext} from './table-context.js';

/** Something that a table has beyond play by one reader. It is never asked for by name. */
export interface Feature {
  /** The element is on the page again. */
  arrive?(): void;
  /** Before each drawing. */
  update?(): void;
  /** After each drawing. */
  drawn?(): void;
  /** The element has left the page. */
  stop?(): void;
  readonly slots?: Partial<Slots>;
}

/** Makes a feature for a table. */
export type FeatureOf = (table: TableContext) => Feature | Promise<Feature>;
