import type {TableContext} from '../../table-context.js';
import {keepName, keptName} from './kept-seat.js';

/** The reader's choices for a match with friends. */
export class Wishes {
  /** The reader's name. */
  name = keptName();
  readonly #table: TableContext;
  #people: number | undefined;

  constructor(table: TableContext) {
    this.#table = table;
  }

  /** The number of people; everybody, unless the reader has chosen. */
  get people(): number {
    const {host, session} = this.#table;
    return this.#people ?? session?.seating.seats ?? host.entry.seats.usual;
  }

  set people(people: number) {
    this.#people = people;
  }

  call(name: string): void {
    this.name = name.slice(0, 24);
    keepName(this.name);
  }
}
