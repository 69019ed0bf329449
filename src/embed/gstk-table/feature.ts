import type {FeatureHost} from './controller/feature-host.js';
import type {TableHost} from './controller/table-host.js';
import type {Panels} from './frame/panels.js';
import type {Slots} from './slots.js';

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

/** What a feature sees of its table, and what it may ask of it. */
export interface TableContext {
  readonly host: TableHost;
  readonly controller: FeatureHost;
  readonly panels: Panels;
}

/** Makes a feature for a table. */
export type FeatureOf = (table: TableContext) => Feature | Promise<Feature>;
