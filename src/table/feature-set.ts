import type {ReactiveController} from 'lit';
import {type FeatureEntry, list} from './features/list.js';
import type {Feature} from './feature.js';
import {join, type Slots} from './slots.js';
import type {TableAttributes} from './table-attributes.js';
import type {TableContext} from './table-context.js';

/** The page's address has something for a table that connects to it. */
export async function enter(host: TableAttributes): Promise<void> {
  for (const entry of list) await entry.enter?.(host);
}

/** The features of one table: fetches the ones it needs, runs them, and joins their answers. */
export class FeatureSet implements ReactiveController {
  /** Whether the features of a table in use have been loaded. */
  areThere = false;
  /** By entry of the list: loading, or loaded. */
  readonly #coming = new Map<FeatureEntry, Promise<void>>();
  readonly #there = new Map<FeatureEntry, Feature>();
  readonly #table: TableContext;
  readonly #fill: (slots: Slots) => void;

  /** @param fill receives the joined answers of the features, whenever one has been loaded */
  constructor(table: TableContext, fill: (slots: Slots) => void) {
    this.#table = table;
    this.#fill = fill;
    table.host.addController(this);
  }

  /**
   * Fetches the features that the table wants; a feature that could not be fetched is tried again.
   * @param early only those that a first match begins with
   */
  async fetch(early: boolean): Promise<void> {
    const wanted = list.filter(
      ({when, isEarly}) => when?.(this.#table.host) !== false && (!early || isEarly),
    );
    await Promise.all(wanted.map((entry) => this.#fetch(entry)));
    if (!early) this.areThere = true;
  }

  hostConnected(): void {
    for (const feature of this.#all) feature.arrive?.();
  }

  /** Before drawing: changes by features belong to the same picture. */
  hostUpdate(): void {
    for (const feature of this.#all) feature.update?.();
  }

  hostUpdated(): void {
    for (const feature of this.#all) feature.drawn?.();
    const late = list.some((entry) => entry.when?.(this.#table.host) && !this.#coming.has(entry));
    if (late) this.fetch(false).catch(console.error);
  }

  hostDisconnected(): void {
    for (const feature of this.#all) feature.stop?.();
  }

  get #all(): readonly Feature[] {
    return list.flatMap((entry) => this.#there.get(entry) ?? []);
  }

  #fetch(entry: FeatureEntry): Promise<void> {
    const coming =
      this.#coming.get(entry) ??
      this.#make(entry).catch((error: unknown) => {
        this.#coming.delete(entry);
        throw error;
      });
    this.#coming.set(entry, coming);
    return coming;
  }

  /** Waits for what a first match begins with and is earlier in the list: a later mark would flash. */
  async #early(than: number): Promise<void> {
    const before = list.slice(0, than).filter(({isEarly}) => isEarly);
    await Promise.allSettled(before.flatMap((entry) => this.#coming.get(entry) ?? []));
  }

  async #make(entry: FeatureEntry): Promise<void> {
    const feature = await (await entry.load()).feature(this.#table);
    if (entry.isEarly) await this.#early(list.indexOf(entry));
    this.#there.set(entry, feature);
    this.#fill(join(this.#all));
    this.#table.host.requestUpdate(); // examine the current turn too
  }
}
