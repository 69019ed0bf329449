import type {ReactiveController} from 'lit';
import {type FeatureEntry, list} from './features/list.js';
import type {Feature} from './feature.js';
import {join, type Slots} from './slots.js';
import type {TableAttributes} from './table-attributes.js';
import type {TableContext} from './table-context.js';

/** The address of the page has something for a table that enters it. */
export async function enter(host: TableAttributes): Promise<void> {
  for (const entry of list) await entry.enter?.(host);
}

/** The features of one table: fetches those that it wants, runs them, and joins what they answer. */
export class FeatureSet implements ReactiveController {
  /** Whether the features of a table that somebody uses have come. */
  areThere = false;
  /** By entry of the list: on its way, or there. */
  readonly #coming = new Map<FeatureEntry, Promise<void>>();
  readonly #there = new Map<FeatureEntry, Feature>();
  readonly #table: TableContext;
  readonly #fill: (slots: Slots) => void;

  /** @param fill is given what the features say together, whenever one has come */
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

  /** Before drawing: what a feature begins is part of the same picture. */
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

  async #make(entry: FeatureEntry): Promise<void> {
    const {feature} = await entry.load();
    this.#there.set(entry, await feature(this.#table));
    this.#fill(join(this.#all));
    this.#table.host.requestUpdate(); // examine the current turn, too
  }
}
