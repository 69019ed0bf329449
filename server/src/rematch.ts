import type {Seat} from 'gstk/game';
import type {Occupants} from './occupants.js';
import type {HostedMatch, Viewer} from './hosted-match.js';
import {makeNext, NEXT} from './make-match.js';
import type {Head, Store} from './store/store.js';
import {tokenOf} from './tokens.js';

/** Counts votes for another match, and makes it when all people present agree. */
export class Rematch {
  readonly #match: Pick<HostedMatch, 'id' | 'head' | 'outcome'>;
  readonly #occupants: Occupants;
  readonly #store: Store;
  readonly #votes = new Set<Seat>();
  #next: {readonly id: string; readonly head: Head} | undefined;

  constructor(
    match: Pick<HostedMatch, 'id' | 'head' | 'outcome'>,
    occupants: Occupants,
    store: Store,
  ) {
    this.#match = match;
    this.#occupants = occupants;
    this.#store = store;
  }

  get votes(): readonly Seat[] {
    return [...this.#votes].sort((one, other) => one - other);
  }
  vote(seat: Seat): void {
    this.#votes.add(seat);
  }

  /**
   * Makes or finds the next match, if it is wanted; returns whether there is one.
   * @param present the people who are present
   */
  async settle(present: readonly Seat[]): Promise<boolean> {
    if (this.#next) return true;
    const {id, head, outcome} = this.#match;
    const {meta} = this.#occupants;
    const agreed = present.length > 0 && present.every((seat) => this.#votes.has(seat));
    const next =
      meta[NEXT] ?? (agreed ? await makeNext(id, head, meta, this.#store, outcome) : undefined);
    const found = next === undefined ? undefined : await this.#store.head(next);
    if (next !== undefined && found) this.#next = {id: next, head: found};
    return this.#next !== undefined;
  }

  /** The token of the same place in the next match. */
  tokenFor(viewer: Viewer): string | undefined {
    return this.#next && tokenOf(this.#next.id, this.#next.head, viewer ?? 'watch');
  }
}
