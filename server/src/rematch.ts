import type {Seat} from 'gstk/game';
import type {Company} from './company.js';
import type {Hosted, Viewer} from './hosted.js';
import {makeNext, NEXT} from './make.js';
import type {Head, Store} from './store/store.js';
import {tokenOf} from './tokens.js';

/** Counts who wants another match, and makes it when all people who are present do. */
export class Rematch {
  readonly #match: Pick<Hosted, 'id' | 'head'>;
  readonly #company: Company;
  readonly #store: Store;
  readonly #votes = new Set<Seat>();
  #next: {readonly id: string; readonly head: Head} | undefined;

  constructor(match: Pick<Hosted, 'id' | 'head'>, company: Company, store: Store) {
    this.#match = match;
    this.#company = company;
    this.#store = store;
  }

  get votes(): readonly Seat[] {
    return [...this.#votes].sort((one, other) => one - other);
  }
  vote(seat: Seat): void {
    this.#votes.add(seat);
  }

  /**
   * Makes or finds the next match, if there is to be one; returns whether there is.
   * @param present the people who are present
   */
  async settle(present: readonly Seat[]): Promise<boolean> {
    if (this.#next) return true;
    const {id, head} = this.#match;
    const {meta} = this.#company;
    const agreed = present.length > 0 && present.every((seat) => this.#votes.has(seat));
    const next = meta[NEXT] ?? (agreed ? await makeNext(id, head, meta, this.#store) : undefined);
    const found = next === undefined ? undefined : await this.#store.head(next);
    if (next !== undefined && found) this.#next = {id: next, head: found};
    return this.#next !== undefined;
  }

  /** The token of the same place in the next match. */
  tokenFor(viewer: Viewer): string | undefined {
    return this.#next && tokenOf(this.#next.id, this.#next.head, viewer ?? 'watch');
  }
}
