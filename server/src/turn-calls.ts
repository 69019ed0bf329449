import type {Seat} from 'gstk/game';
import type {Clock} from './clock.js';
import {calledField, pushField} from './meta-fields.js';
import type {Occupants} from './occupants.js';
import type {PushAddress, Pushes} from './push/pushes.js';

/**
 * Milliseconds for which a seat is awaited before its reader is called: longer than it takes to notice
 * that a page has gone, and to load it again.
 */
export const CALL_MS = 10_000;

/** What calling people needs from a table. */
export interface CallingTable {
  readonly id: string;
  readonly occupants: Occupants;
  /** The people who are awaited, as only the server may know, and are not at the table. */
  missing(): readonly Seat[];
  /** How many decisions a seat has made. */
  made(seat: Seat): number;
  /** Whether anybody is still to be called has changed. */
  changed(): void;
}

/** Calls people to whom nobody can show that it is their turn, once for each decision. */
export class TurnCalls {
  readonly #table: CallingTable;
  readonly #pushes: Pushes;
  readonly #clock: Clock;
  /** The timers of people who are still to be called, and the decision that each is awaited for. */
  readonly #due = new Map<Seat, {readonly made: number; readonly timer: unknown}>();
  /** The last decision for which each seat was looked for. */
  readonly #done = new Map<Seat, number>();

  constructor(table: CallingTable, pushes: Pushes, clock: Clock) {
    this.#table = table;
    this.#pushes = pushes;
    this.#clock = clock;
  }

  /** Whether somebody is still to be called. */
  get isBusy(): boolean {
    return this.#due.size > 0;
  }

  /** Call it after each decision, and after any change of the people. */
  update(): void {
    const missing = this.#pushes.key === null ? [] : this.#table.missing();
    for (const [seat, {made}] of this.#due)
      if (!missing.includes(seat) || this.#table.made(seat) !== made) this.#drop(seat);
    for (const seat of this.#done.keys()) if (!missing.includes(seat)) this.#done.delete(seat);
    for (const seat of missing) {
      const made = this.#table.made(seat);
      if (this.#due.has(seat) || this.#done.get(seat) === made) continue;
      const timer = this.#clock.setTimeout(() => void this.#call(seat, made), CALL_MS);
      this.#due.set(seat, {made, timer});
    }
  }

  stop(): void {
    for (const seat of this.#due.keys()) this.#drop(seat);
  }

  async #call(seat: Seat, made: number): Promise<void> {
    const {id, occupants} = this.#table;
    try {
      await occupants.refresh(); // another process may have been told where to call
      const address = occupants.meta[pushField(seat)];
      const isCalled = occupants.meta[calledField(seat)] === String(made);
      if (address && !isCalled && this.#due.get(seat)?.made === made) {
        await occupants.set(calledField(seat), String(made));
        const answer = await this.#pushes.send(JSON.parse(address) as PushAddress, id);
        if (answer === 'gone') await occupants.set(pushField(seat), '');
      }
    } catch {
      // The store is away; the next decision is called for again.
    }
    this.#done.set(seat, made);
    this.#drop(seat);
    this.#table.changed();
  }

  #drop(seat: Seat): void {
    this.#clock.clearTimeout(this.#due.get(seat)?.timer);
    this.#due.delete(seat);
  }
}
