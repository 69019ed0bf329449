import type {Seat} from 'gstk/game';
import type {SeatKind} from 'gstk/match';
import type {Clock} from './clock.js';

/** The seats that a match waits for. */
interface Turns {
  /** In truth. */
  readonly turn: readonly Seat[];
  /** As far as everybody may know; `at` changes with each decision that all can see. */
  readonly publicTurn: {readonly turn: readonly Seat[]; readonly at: number};
  readonly over: boolean;
  made(seat: Seat): number;
}
/** What the timers of a table depend on. */
export interface TimedTable {
  turns(): Turns;
  /** Whether any person is present; otherwise nobody is played for. */
  isAttended(): boolean;
  kind(seat: Seat): SeatKind;
  isHere(seat: Seat): boolean;
}
/** Times in milliseconds; see `Config`. */
export interface Times {
  readonly botMs: number;
  readonly awayMs: number;
  readonly turnMs: number;
}
export type FallbackReason = 'bot' | 'away' | 'clock';

/** A time at which the server plays for a seat. */
interface DueMove {
  /** The occasion of this time: when it changes, the time is set again. */
  readonly key: string;
  readonly reason: FallbackReason;
  readonly at: number;
  /** Distinguishes times in the same millisecond. */
  readonly number: number;
  readonly timer: unknown;
}

/** A bot begins to think so long before its moment, and plays at it: the time tells nothing of its hand. */
const THINKING_MS = 50;
/** The pause before the server plays again for a person who has been absent for a whole decision. */
const AGAIN_MS = 2000;

/**
 * Plays for bots, for absent people, and for those whose time is up. People's times follow from public
 * facts, so that neither they nor the visible clock reveal a hidden choice.
 */
export class TurnTimers {
  readonly #table: TimedTable;
  readonly #times: Times;
  readonly #clock: Clock;
  readonly #act: (seat: Seat, k: number, reason: FallbackReason, at: number) => Promise<void>;
  readonly #show: (left: Readonly<Record<Seat, number>>) => void;
  readonly #dues = new Map<Seat, DueMove>();
  /** Since when each seat has been awaited, and in which turn. */
  readonly #since = new Map<Seat, {readonly turn: string; readonly at: number}>();
  /** Seats whose time has run out since they left. */
  readonly #gone = new Set<Seat>();
  #isResting = false;
  #isOver = false;
  #shown = '';
  #moments = 0;

  /**
   * @param act plays for a seat, whose decision number `k` is awaited, at a moment of the clock
   * @param show is called when what is shown of the clock has changed
   */
  constructor(
    table: TimedTable,
    times: Times,
    clock: Clock,
    act: (seat: Seat, k: number, reason: FallbackReason, at: number) => Promise<void>,
    show: (left: Readonly<Record<Seat, number>>) => void,
  ) {
    this.#table = table;
    this.#times = times;
    this.#clock = clock;
    this.#act = act;
    this.#show = show;
  }

  /** Bots wait while people settle a question. */
  rest(isResting: boolean): void {
    this.#isResting = isResting;
    this.update();
  }

  /** A person has arrived: the next absence counts from the beginning. */
  back(seat: Seat): void {
    this.#gone.delete(seat);
  }

  /** Sets all times again; call it after any change that may affect them. */
  update(): void {
    const {over, turn, publicTurn} = this.#table.turns();
    const awaited = over || this.#isOver ? [] : [...new Set([...turn, ...publicTurn.turn])];
    for (const seat of this.#since.keys())
      if (!awaited.includes(seat)) {
        this.#drop(seat);
        this.#since.delete(seat);
      }
    for (const seat of awaited) this.#set(seat);
    this.#tell();
  }

  /** Milliseconds left to awaited people, as everybody may know them. */
  left(): Readonly<Record<Seat, number>> {
    const now = this.#clock.now();
    const ms = (at: number): number => Math.max(0, Math.round(at - now));
    return Object.fromEntries(this.#public.map(([seat, {at}]) => [seat, ms(at)]));
  }

  stop(): void {
    this.#isOver = true;
    this.update();
  }

  /** The times of people, as everybody may know them. */
  get #public(): readonly (readonly [seat: Seat, due: DueMove])[] {
    const {turn} = this.#table.turns().publicTurn;
    return [...this.#dues]
      .filter(([seat, {reason}]) => reason !== 'bot' && turn.includes(seat))
      .sort(([one], [other]) => one - other);
  }

  #tell(): void {
    const shown = this.#public.map(([seat, due]) => `${seat} ${due.number}`).join();
    if (shown === this.#shown || this.#isOver) return;
    this.#shown = shown;
    this.#show(this.left());
  }

  #set(seat: Seat): void {
    const reason = this.#reason(seat);
    const turns = this.#table.turns();
    const {turn, at} = turns.publicTurn;
    const isPublic = reason !== 'bot' && turn.includes(seat);
    const since = isPublic ? `all ${at}` : `own ${turns.made(seat)}`;
    if (this.#since.get(seat)?.turn !== since)
      this.#since.set(seat, {turn: since, at: this.#clock.now()});
    const key = `${reason}/${since}`;
    if (this.#dues.get(seat)?.key === key) return;
    this.#drop(seat);
    if (reason) this.#wait(seat, key, reason, this.#dueAt(seat, reason));
  }

  #wait(seat: Seat, key: string, reason: FallbackReason, at: number): void {
    const lead = reason === 'bot' ? Math.min(this.#times.botMs, THINKING_MS) : 0;
    const timer = this.#clock.setTimeout(
      () => void this.#ring(seat, key, reason),
      Math.max(0, at - lead - this.#clock.now()),
    );
    this.#dues.set(seat, {key, reason, at, number: ++this.#moments, timer});
  }

  /**
   * Time is up. A seat that everybody believes to be awaited may have chosen in secret: what is shown
   * afterwards is the same. The seat is waited for once more, for a second hidden decision of the same
   * turn, or for one that could not be written down.
   */
  async #ring(seat: Seat, key: string, reason: FallbackReason): Promise<void> {
    const due = this.#dues.get(seat);
    if (reason !== 'bot') {
      if (reason === 'away') this.#gone.add(seat);
      this.#wait(seat, key, reason, this.#clock.now() + this.#again(reason));
      this.#tell();
    }
    const turns = this.#table.turns();
    if (turns.turn.includes(seat)) await this.#act(seat, turns.made(seat), reason, due?.at ?? 0);
    if (reason === 'bot' && this.#dues.get(seat) === due)
      this.#wait(seat, key, reason, this.#clock.now() + Math.max(this.#times.botMs, 50));
  }

  #reason(seat: Seat): FallbackReason | undefined {
    const kind = this.#table.kind(seat);
    if (kind === 'bot') return this.#isResting ? undefined : 'bot';
    if (kind === 'open') return undefined;
    if (!this.#table.isAttended()) return undefined;
    if (!this.#table.isHere(seat)) return 'away';
    return this.#times.turnMs > 0 ? 'clock' : undefined;
  }

  #dueAt(seat: Seat, reason: FallbackReason): number {
    const {botMs, turnMs, awayMs} = this.#times;
    if (reason === 'bot') return this.#clock.now() + botMs;
    const ends = turnMs > 0 ? (this.#since.get(seat)?.at ?? this.#clock.now()) + turnMs : Infinity;
    if (reason === 'clock') return ends;
    return Math.min(
      this.#clock.now() + (this.#gone.has(seat) ? this.#again(reason) : awayMs),
      ends,
    );
  }

  #again(reason: FallbackReason): number {
    const {botMs, turnMs, awayMs} = this.#times;
    return reason === 'clock' ? turnMs : Math.min(awayMs, Math.max(botMs, AGAIN_MS));
  }

  #drop(seat: Seat): void {
    this.#clock.clearTimeout(this.#dues.get(seat)?.timer);
    this.#dues.delete(seat);
  }
}
