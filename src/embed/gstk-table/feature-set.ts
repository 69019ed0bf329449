import type {ReactiveController} from 'lit';
import {type BarButton, type FeatureEntry, list} from './features/list.js';
import type {Feature, TableContext} from './feature.js';
import {join, type Slots} from './slots.js';

/** The features of one table: fetches those that it wants, runs them, and joins what they answer. */
export class FeatureSet implements ReactiveController {
  /** What the features that have been fetched say; without any, that of a table for one reader. */
  slots: Slots = join([]);
  /** By entry of the list: on its way, or there. */
  readonly #coming = new Map<FeatureEntry, Promise<void>>();
  readonly #there = new Map<FeatureEntry, Feature>();
  /** Whether the table has been touched, or needs features without. */
  #isWanted = false;
  /** Whether the features that were first asked for have come. */
  areThere = false;
  readonly #table: TableContext;

  constructor(table: TableContext) {
    this.#table = table;
    table.host.addController(this);
  }

  /** Whether an attribute needs a feature before the first touch. */
  get areNeeded(): boolean {
    return list.some(({atOnce}) => atOnce?.(this.#table.host));
  }

  /** The buttons of the bar: those of features that are on their way, or turned out to have their part. */
  get buttons(): readonly BarButton[] {
    return list.flatMap((entry) => {
      const {button, when} = entry;
      if (!button || when?.(this.#table.host) === false) return [];
      const feature = this.#there.get(entry);
      return feature && !feature.slots?.overlay?.(button.id) ? [] : [button];
    });
  }

  /** The element enters the page, before anything of a game is fetched. */
  enter(): void {
    for (const {enter} of list) enter?.(this.#table.host);
  }

  /** Fetches the features that the table wants; a feature that could not be fetched is tried again. */
  async fetch(): Promise<void> {
    this.#isWanted = true;
    const wanted = list.filter(({when}) => when?.(this.#table.host) !== false);
    await Promise.all(wanted.map((entry) => this.#fetch(entry)));
    this.areThere = true;
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
    if (!this.#isWanted) return;
    const late = list.some((entry) => entry.when?.(this.#table.host) && !this.#coming.has(entry));
    if (late) this.fetch().catch(console.error);
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
    this.slots = join(this.#all);
    this.#table.host.requestUpdate(); // examine the current turn, too
  }
}
