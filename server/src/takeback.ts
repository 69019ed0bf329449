import type {Seat} from 'gstk/game';
import type {UndoAsked} from '../../src/online/wire.js';
import type {Clock} from './clock.js';

/** How long a question waits for an answer before it is dropped. */
const UNDO_MS = 30_000;

/** What undoing a decision needs from a table. */
export interface TakebackTable {
  /** The people who are present. */
  present(): readonly Seat[];
  /** Tells everybody the current question, or that there is none. */
  ask(asked: UndoAsked | undefined): void;
  /** All agree. */
  undo(seat: Seat): void;
}

/** Asks all people present whether a decision may be taken back. */
export class Takeback {
  readonly #table: TakebackTable;
  readonly #clock: Clock;
  #asked: UndoAsked | undefined;
  #timer: unknown;

  constructor(table: TakebackTable, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  get asked(): UndoAsked | undefined {
    return this.#asked;
  }

  /** A seat asks, answers, or withdraws its question. */
  hear(seat: Seat, agreed: boolean): void {
    if (!agreed) this.cancel();
    else if (!this.#asked) this.#set({by: seat, agreed: [seat]});
    else if (!this.#asked.agreed.includes(seat))
      this.#set({...this.#asked, agreed: [...this.#asked.agreed, seat].sort((a, b) => a - b)});
  }

  /** A person has left: those who remain decide. */
  recount(): void {
    const {by, agreed} = this.#asked ?? {by: -1, agreed: []};
    if (!this.#asked) return;
    const present = this.#table.present();
    const isGone = !present.includes(by);
    if (isGone) this.cancel();
    if (isGone || !present.every((seat) => agreed.includes(seat))) return;
    this.#end();
    this.#table.undo(by);
  }

  /** Drops the question: a move was played, a player said no, or nobody answers. */
  cancel(): void {
    if (!this.#asked) return;
    this.#end();
    this.#table.ask(undefined);
  }

  #set(asked: UndoAsked): void {
    if (!this.#asked) this.#timer = this.#clock.setTimeout(() => this.cancel(), UNDO_MS);
    this.#asked = asked;
    this.#table.ask(asked);
    this.recount();
  }

  #end(): void {
    this.#clock.clearTimeout(this.#timer);
    this.#asked = undefined;
  }
}
