import type {Seat} from 'gstk/game';
import type {Asked, Asking} from '../../src/online/wire.js';
import type {Clock} from './clock.js';

/** How long a question waits for answers before it counts as refused. */
const ASKED_MS = 60_000;

/** What questions need from a table. */
export interface QuestionedTable {
  /** The seats that people have taken, and those of them who are present. */
  people(): readonly Seat[];
  present(): readonly Seat[];
  /** Who decides for the table; `undefined` while nobody is present. */
  host(): Seat | undefined;
  /** Tells everybody the current question, or that there is none. */
  tell(asked: Asked | undefined): void;
}

interface Pending {
  readonly asking: Asking;
  readonly n: number;
  readonly by: Seat | null;
  readonly agreed: Set<Seat>;
  readonly refused: Set<Seat>;
  readonly timer: unknown;
  readonly settle: (isAgreed: boolean) => void;
}

/** Asks the people of a table one question at a time. */
export class Questions {
  readonly #table: QuestionedTable;
  readonly #clock: Clock;
  #pending: Pending | undefined;
  #count = 0;
  /** What everybody was told last. */
  #told = '';

  constructor(table: QuestionedTable, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  get asked(): Asked | undefined {
    const pending = this.#pending;
    if (!pending) return undefined;
    const {asking, n, by} = pending;
    return {...asking, n, by, open: this.#open(pending)};
  }

  /**
   * Asks a question.
   * @param by the seat that asks; `null` for somebody who is not at the table
   * @param settle is called with the answer, perhaps at once
   * @returns false while another question waits for its answers
   */
  ask(asking: Asking, by: Seat | null, settle: (isAgreed: boolean) => void): boolean {
    if (this.#pending) return false;
    this.#pending = {
      asking,
      n: ++this.#count,
      by,
      agreed: new Set(by === null ? [] : [by]),
      refused: new Set(),
      timer: this.#clock.setTimeout(() => this.#end(false), ASKED_MS),
      settle,
    };
    this.recount();
    return true;
  }

  /** A seat answers question number `n`, or withdraws its own. */
  answer(seat: Seat, n: number, isAgreed: boolean): void {
    const pending = this.#pending;
    if (pending?.n !== n) return;
    if (seat === pending.by && !isAgreed) this.#end(false);
    else if (this.#open(pending).includes(seat)) {
      (isAgreed ? pending.agreed : pending.refused).add(seat);
      this.recount();
    }
  }

  /** Somebody has answered, come or gone: the people who are present decide. */
  recount(): void {
    const pending = this.#pending;
    if (!pending) return;
    const answer = this.#answer(pending);
    if (answer === undefined) this.#tell();
    else this.#end(answer);
  }

  #tell(): void {
    const {asked} = this;
    const told = JSON.stringify(asked ?? '');
    if (told !== this.#told) this.#table.tell(asked);
    this.#told = told;
  }

  cancel(): void {
    if (this.#pending) this.#end(false);
  }

  /** Who may answer and has not. */
  #open(pending: Pending): readonly Seat[] {
    const {agreed, refused} = pending;
    return this.#judges(pending).filter((seat) => !agreed.has(seat) && !refused.has(seat));
  }

  /** The people whose answer counts. */
  #judges({asking, by}: Pending): readonly Seat[] {
    const present = this.#table.present().filter((seat) => seat !== by);
    if (asking.what !== 'claim') return present;
    // The person at the seat knows best whether they use another device, too.
    const judge = present.includes(asking.seat) ? asking.seat : this.#table.host();
    return judge === undefined ? [] : [judge];
  }

  /** Whether it is agreed, or refused; `undefined` while answers are missing. */
  #answer(pending: Pending): boolean | undefined {
    const {asking, by, agreed, refused} = pending;
    const judges = this.#judges(pending);
    const isOpen = this.#open(pending).length > 0;
    if (by !== null && !this.#table.present().includes(by)) return false;
    if (asking.what === 'delete') {
      // A person who has no other people at the table asks nobody.
      if (this.#table.people().every((seat) => seat === by)) return true;
      if (judges.some((seat) => agreed.has(seat))) return true;
      return isOpen || judges.length === 0 ? undefined : false;
    }
    if (asking.what === 'replace' && this.#table.present().includes(asking.seat)) return false;
    if (judges.some((seat) => refused.has(seat))) return false;
    if (asking.what === 'claim' && judges.length === 0) return false;
    return isOpen ? undefined : true;
  }

  #end(isAgreed: boolean): void {
    const {timer, settle} = this.#pending!;
    this.#clock.clearTimeout(timer);
    this.#pending = undefined;
    if (this.#told !== '') this.#tell();
    settle(isAgreed);
  }
}
