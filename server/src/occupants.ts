import {createHash} from 'node:crypto';
import type {Seat} from 'gstk/game';
import type {SeatKind} from 'gstk/match';
import type {Attendance} from '../../src/online/wire.js';
import {cleanName} from './clean-name.js';
import {
  claimField,
  codeField,
  generationField,
  generationOf,
  goneField,
  isHost,
  lateField,
  nameField,
  pushField,
  TAKEN,
} from './meta-fields.js';
import {vacantSeats} from './draw.js';
import type {Head, Meta, Store} from './store/store.js';

/** The content of a seat's field when a page has chosen a text by which it is recognized. */
export const takenBy = (id: string, visitor: string): string =>
  `person ${createHash('sha256').update(`${id} ${visitor}`).digest('base64url')}`;

/** What a seat knew when a bot took it over. */
export interface Before {
  /** The number of its events and decisions, and its points. */
  readonly at: number;
  readonly made: number;
  readonly points: number | null;
}

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
    const taken = this.#meta[claimField(this.#meta, seat)];
    if (taken === undefined) return generationOf(this.#meta, seat) > 0 ? 'bot' : 'open';
    return taken === TAKEN.bot ? 'bot' : 'person';
  }

  /** The seats of bots that people may take by an invitation. */
  get free(): readonly Seat[] {
    return vacantSeats(this.#head.people, this.#meta);
  }

  /** Who decides for the table: its host, or somebody present while the host is away. */
  host(present: readonly Seat[]): Seat | undefined {
    return present.find((seat) => isHost(this.#meta, seat)) ?? present[0];
  }

  who(here: (seat: Seat) => boolean, watchers: number): Attendance {
    const seats = [...Array(this.#head.seats).keys()];
    return {
      names: seats.map((seat) => this.#nameOf(seat)),
      here: seats.map(here),
      kinds: seats.map((seat) => this.kind(seat)),
      watchers,
    };
  }

  /** The name of a seat; that of a seat taken from somebody is empty. */
  #nameOf(seat: Seat): string | null {
    const name = this.#meta[nameField(seat)] ?? '';
    return name === '' ? null : name;
  }

  async refresh(): Promise<void> {
    this.#meta = await this.#store.meta(this.#id);
  }

  /** Gives a seat a name; an empty one changes nothing. */
  async rename(seat: Seat, given: string): Promise<boolean> {
    const name = cleanName(given);
    if (name === '' || name === this.#meta[nameField(seat)]) return false;
    await this.set(nameField(seat), name);
    return true;
  }

  /** Gives a late friend the seat of a bot. */
  async admit(seat: Seat): Promise<void> {
    await this.#store.claim(this.#id, lateField(seat), '1');
    await this.refresh();
  }

  /** What a seat knew when a bot took it over, until its reader has decided once more. */
  before(seat: Seat): Before | undefined {
    const text = this.#meta[goneField(seat)];
    return text ? (JSON.parse(text) as Before) : undefined;
  }

  /** Notes that a bot has taken over a seat, or, without `before`, that its reader is back. */
  async note(seat: Seat, before?: Before): Promise<void> {
    if (!before && !this.#meta[goneField(seat)]) return;
    await this.set(goneField(seat), before ? JSON.stringify(before) : '');
  }

  /** Takes a seat from a person for good: a bot has it, until somebody follows an invitation. */
  async vacate(seat: Seat): Promise<void> {
    // In this order: a process that ends in between leaves the seat with the person.
    for (const field of [nameField, goneField, codeField, pushField])
      await this.set(field(seat), '');
    await this.set(generationField(seat), String(generationOf(this.#meta, seat) + 1));
  }

  async set(field: string, value: string): Promise<void> {
    await this.#store.set(this.#id, field, value);
    this.#meta = {...this.#meta, [field]: value};
  }

  /** Lets bots have all open seats, unless a person takes one at the same moment. */
  async fill(): Promise<void> {
    for (const seat of this.#head.people)
      if (this.kind(seat) === 'open')
        await this.#store.claim(this.#id, claimField(this.#meta, seat), TAKEN.bot);
    await this.refresh();
  }
}
