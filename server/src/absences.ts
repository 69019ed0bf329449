import type {Seat} from 'gstk/game';
import type {Clock} from './clock.js';

/** What absences depend on; everybody may know all of it. */
export interface AttendedTable {
  /** The seats that people have taken. */
  people(): readonly Seat[];
  isHere(seat: Seat): boolean;
  /** Whether any person is present; otherwise nobody is played for. */
  isAttended(): boolean;
}

/** A seat whose reader is away, but not long enough yet. */
interface Absence {
  /** When a bot takes over. */
  readonly at: number;
  readonly timer: unknown;
}

/** How much longer a reader may be away who has asked the others to wait. */
export const WAIT_MS = 120_000;

/**
 * People who are away: after a while a bot plays for them, until they are back. Both moments depend only
 * on who is connected, so they tell nothing of a match.
 */
export class Absences {
  readonly #table: AttendedTable;
  readonly #awayMs: number;
  readonly #clock: Clock;
  readonly #changed: (seat: Seat) => void;
  readonly #absences = new Map<Seat, Absence>();
  readonly #gone: Set<Seat>;
  readonly #waits = new Set<Seat>();
  #isOver = false;

  /**
   * @param awayMs how long a person may be away; `Infinity` where only those are played for who leave
   * @param changed is called when a bot has taken over
   * @param gone seats that a bot played for when the table was last open
   */
  constructor(
    table: AttendedTable,
    awayMs: number,
    clock: Clock,
    changed: (seat: Seat) => void,
    gone: readonly Seat[] = [],
  ) {
    this.#table = table;
    this.#awayMs = awayMs;
    this.#clock = clock;
    this.#changed = changed;
    this.#gone = new Set(gone);
  }

  /** Whether a bot plays for a person. */
  isGone(seat: Seat): boolean {
    return this.#gone.has(seat);
  }

  /** When a bot takes over a seat, by the clock; `undefined` unless its reader is away. */
  endOf(seat: Seat): number | undefined {
    return this.#absences.get(seat)?.at;
  }

  /** A person has asked the others to wait: the next absence lasts longer, or the present one. */
  wait(seat: Seat): void {
    this.#waits.add(seat);
  }

  /** A person has left: a bot takes over at once. */
  leave(seat: Seat): void {
    if (this.#table.people().includes(seat) && !this.#table.isHere(seat)) this.#takeOver(seat);
  }

  /** Sets all times again; call it after any change of the people. */
  update(): void {
    const table = this.#table;
    const people = this.#isOver ? [] : table.people();
    for (const seat of [...this.#absences.keys(), ...this.#gone])
      if (!people.includes(seat) || table.isHere(seat)) {
        this.#drop(seat);
        if (!this.#isOver) this.#gone.delete(seat);
      }
    const isAttended = table.isAttended();
    for (const seat of people)
      if (!isAttended) this.#drop(seat);
      else if (!table.isHere(seat) && !this.#gone.has(seat) && !this.#absences.has(seat))
        this.#begin(seat);
  }

  stop(): void {
    this.#isOver = true;
    this.update();
  }

  #begin(seat: Seat): void {
    if (this.#awayMs === Infinity) return;
    const ms = this.#awayMs + (this.#waits.delete(seat) ? WAIT_MS : 0);
    const timer = this.#clock.setTimeout(() => this.#takeOver(seat), ms);
    this.#absences.set(seat, {at: this.#clock.now() + ms, timer});
  }

  #takeOver(seat: Seat): void {
    this.#drop(seat);
    if (this.#gone.has(seat)) return;
    this.#gone.add(seat);
    this.#changed(seat);
  }

  #drop(seat: Seat): void {
    this.#clock.clearTimeout(this.#absences.get(seat)?.timer);
    this.#absences.delete(seat);
  }
}
