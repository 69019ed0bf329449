import type {Seat} from 'gstk/game';
import type {SeatKind} from 'gstk/match';
import {WAIT_MS} from './absences.js';
import type {Clock} from './clock.js';
import type {Times} from './pace.js';
import type {TurnStarts} from './turn-starts.js';

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
  /** Whether a bot plays for a person who is away, and when it takes over otherwise. */
  isGone(seat: Seat): boolean;
  endOfAbsence(seat: Seat): number | undefined;
}
/** A bot plays for itself, or for a person who is away; the clock plays a safe move. */
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

/**
 * Plays for bots, for people who are away, and for those whose time is up. The times of people follow from
 * public facts, so that neither they nor the visible clock reveal a hidden choice.
 */
export class TurnTimers {
  readonly #table: TimedTable;
  readonly #times: Pick<Times, 'botMs' | 'turnMs'>;
  readonly #clock: Clock;
  readonly #act: (seat: Seat, k: number, reason: FallbackReason, at: number) => Promise<void>;
  readonly #show: (left: Readonly<Record<Seat, number>>) => void;
  readonly #dues = new Map<Seat, DueMove>();
  readonly #starts: TurnStarts;
  /** Seats that have more time for their decision, since they asked the others to wait. */
  readonly #waited = new Set<Seat>();
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
    times: Pick<Times, 'botMs' | 'turnMs'>,
    clock: Clock,
    act: (seat: Seat, k: number, reason: FallbackReason, at: number) => Promise<void>,
    show: (left: Readonly<Record<Seat, number>>) => void,
    starts: TurnStarts,
  ) {
    this.#starts = starts;
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

  /** A person has asked the others to wait: this decision, or the next one, may take longer. */
  wait(seat: Seat): void {
    if (this.#times.turnMs === 0) return;
    this.#waited.add(seat);
    this.#drop(seat);
    this.update();
  }

  /** Sets all times again; call it after any change that may affect them. */
  update(): void {
    const {over, turn, publicTurn} = this.#table.turns();
    const awaited = over || this.#isOver ? [] : [...new Set([...turn, ...publicTurn.turn])];
    for (const seat of this.#starts.seats)
      if (!awaited.includes(seat)) {
        this.#drop(seat);
        this.#starts.delete(seat);
        this.#waited.delete(seat);
      }
    for (const seat of awaited) this.#set(seat);
    this.#tell();
  }

  /** Milliseconds left to awaited people, as everybody may know them. */
  left(): Readonly<Record<Seat, number>> {
    const now = this.#clock.now();
    const ms = (at: number): number => Math.max(0, Math.round(at - now));
    return Object.fromEntries(this.#public.map(([seat, at]) => [seat, ms(at)]));
  }

  /** Whether the server is about to play for a bot, or for a person who has left. */
  get isBusy(): boolean {
    return [...this.#dues.values()].some(({reason}) => reason !== 'clock');
  }

  stop(): void {
    this.#isOver = true;
    this.update();
  }

  /** The times of people, as everybody may know them: of a decision, and until a bot takes over. */
  get #public(): readonly (readonly [seat: Seat, at: number, number: number])[] {
    const {over, publicTurn} = this.#table.turns();
    if (over) return [];
    return [...publicTurn.turn]
      .sort((one, other) => one - other)
      .flatMap((seat) => {
        const due = this.#dues.get(seat);
        const clock = due?.reason === 'clock' ? due : undefined;
        const away = this.#table.endOfAbsence(seat) ?? Infinity;
        const at = Math.min(clock?.at ?? Infinity, away);
        return at < Infinity ? [[seat, at, clock?.number ?? 0] as const] : [];
      });
  }

  #tell(): void {
    const shown = this.#public.map((time) => time.join(' ')).join();
    if (shown === this.#shown || this.#isOver) return;
    this.#shown = shown;
    this.#show(this.left());
  }

  #set(seat: Seat): void {
    const reason = this.#reason(seat);
    const turns = this.#table.turns();
    const {turn, at} = turns.publicTurn;
    const isPublic = reason === 'clock' && turn.includes(seat);
    const since = isPublic ? `all ${at}` : `own ${turns.made(seat)}`;
    const start = this.#starts.of(seat, since);
    const key = `${reason}/${since}`;
    if (this.#dues.get(seat)?.key === key) return;
    this.#drop(seat);
    if (reason) this.#wait(seat, key, reason, this.#dueAt(seat, reason, start));
  }

  #wait(seat: Seat, key: string, reason: FallbackReason, at: number): void {
    const lead = reason === 'clock' ? 0 : Math.min(this.#times.botMs, THINKING_MS);
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
    if (reason === 'clock') {
      this.#wait(seat, key, reason, this.#clock.now() + this.#times.turnMs);
      this.#tell();
    }
    const turns = this.#table.turns();
    if (turns.turn.includes(seat)) await this.#act(seat, turns.made(seat), reason, due?.at ?? 0);
    if (reason !== 'clock' && this.#dues.get(seat) === due)
      this.#wait(seat, key, reason, this.#clock.now() + Math.max(this.#times.botMs, 50));
  }

  #reason(seat: Seat): FallbackReason | undefined {
    const kind = this.#table.kind(seat);
    if (kind === 'bot') return this.#isResting ? undefined : 'bot';
    if (kind === 'open' || !this.#table.isAttended()) return undefined;
    if (this.#table.isGone(seat)) return this.#isResting ? undefined : 'away';
    return this.#times.turnMs > 0 ? 'clock' : undefined;
  }

  #dueAt(seat: Seat, reason: FallbackReason, start: number): number {
    const {botMs, turnMs} = this.#times;
    const now = this.#clock.now();
    if (reason !== 'clock') return now + botMs;
    const at = start + turnMs + (this.#waited.has(seat) ? WAIT_MS : 0);
    // A person who comes too late, and finds the table as it was, may still decide.
    return at <= now && this.#table.isHere(seat) ? now + Math.min(turnMs, WAIT_MS) : at;
  }

  #drop(seat: Seat): void {
    this.#clock.clearTimeout(this.#dues.get(seat)?.timer);
    this.#dues.delete(seat);
  }
}
