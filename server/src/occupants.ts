import {createHash} from 'node:crypto';
import type {Seat} from 'gstk/game';
import type {SeatKind} from 'gstk/match';
import type {Attendance} from '../../src/online/wire.js';
import {cleanName} from './clean-name.js';
import {lateField, nameField, seatField} from './meta-fields.js';
import type {Head, Meta, Store} from './store/store.js';

/** The players who have taken a seat: the first claim counts. */
export const TAKEN = {person: 'person', bot: 'bot'} as const;

/** The content of a seat's field when a page has chosen a text by which it is recognized. */
export const takenBy = (id: string, visitor: string): string =>
  `person ${createHash('sha256').update(`${id} ${visitor}`).digest('base64url')}`;

/** The seats and their players, as in the store; `refresh` reads the changes of other processes. */
export class Occupants {
  readonly #id: string;
  readonly #head: Head;
  readonly #store: Store;
  #meta: Meta;

  constructor(id: string, head: Head, meta: Meta, store: Store) {
    this.#id = id;
    this.#head = head;
    this.#meta = meta;
    this.#store = store;
  }

  get meta(): Meta {
    return this.#meta;
  }
  get people(): readonly Seat[] {
    return [...Array(this.#head.seats).keys()].filter((seat) => this.kind(seat) === 'person');
  }

  kind(seat: Seat): SeatKind {
    const isForPeople = this.#head.people.includes(seat) || this.#meta[lateField(seat)];
    if (!isForPeople) return 'bot';
    const taken = this.#meta[seatField(seat)];
    return taken === undefined ? 'open' : taken === TAKEN.bot ? 'bot' : 'person';
  }

  who(here: (seat: Seat) => boolean, watchers: number): Attendance {
    const seats = [...Array(this.#head.seats).keys()];
    return {
      names: seats.map((seat) => this.#meta[nameField(seat)] ?? null),
      here: seats.map(here),
      kinds: seats.map((seat) => this.kind(seat)),
      watchers,
    };
  }

  async refresh(): Promise<void> {
    this.#meta = await this.#store.meta(this.#id);
  }

  /** Gives a seat a name; an empty one changes nothing. */
  async rename(seat: Seat, given: string): Promise<boolean> {
    const name = cleanName(given);
    if (name === '' || name === this.#meta[nameField(seat)]) return false;
    await this.#store.set(this.#id, nameField(seat), name);
    this.#meta = {...this.#meta, [nameField(seat)]: name};
    return true;
  }

  /** Gives a late friend the seat of a bot. */
  async admit(seat: Seat): Promise<void> {
    await this.#store.claim(this.#id, lateField(seat), '1');
    await this.refresh();
  }

  /** Lets bots have all open seats, unless a person takes one at the same moment. */
  async fill(): Promise<void> {
    for (const seat of this.#head.people)
      if (this.kind(seat) === 'open') await this.#store.claim(this.#id, seatField(seat), TAKEN.bot);
    await this.refresh();
  }
}
