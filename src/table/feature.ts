import type {Slots} from './slots.js';
import type {TableContext} from './table-context.js';

/** An ability of a table beyond play by one reader. Nobody asks for it by name. */
export interface Feature {
  /** The element is back on the page. */
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
