import type {Seat} from 'gstk/game';
import type {Connections} from './connections.js';
import type {HostedMatch} from './hosted-match.js';
import {SINCE} from './meta-fields.js';
import type {Occupants} from './occupants.js';
import {timesOf} from './pace.js';
import type {SeatKeeping} from './seat-keeping.js';
import type {TableServices} from './table.js';
import {TurnCalls} from './turn-calls.js';
import {TurnStarts} from './turn-starts.js';
import {type FallbackReason, TurnTimers} from './turn-timers.js';

/** What the times of a table depend on. */
export interface TableWithTimes {
  readonly hosted: HostedMatch;
  readonly occupants: Occupants;
  readonly connections: Connections;
  readonly keeping: Pick<SeatKeeping, 'isGone' | 'endOfAbsence'>;
  /** The people who are present. */
  present(): readonly Seat[];
  /** Plays for a seat; see `TurnTimers`. */
  act(seat: Seat, k: number, reason: FallbackReason, at: number): Promise<void>;
  /** Whether the table may be closed when nobody is at it, where people move once a day. */
  rests(rests: boolean): void;
}

/** When a server plays for the seats of a table, and when it calls their people. */
export class TableTimes {
  readonly #table: TableWithTimes;
  readonly #timers: TurnTimers;
  readonly #calls: TurnCalls;
  /** Moves that are being written down. */
  #writing = 0;
  #rests: boolean | undefined;
  #isOver = false;

  /** @param since what was written down of the beginnings of turns */
  constructor(
    table: TableWithTimes,
    {config, clock, pushes}: Pick<TableServices, 'config' | 'clock' | 'pushes'>,
    since: string | undefined,
  ) {
    const {hosted, occupants, connections, keeping} = table;
    this.#table = table;
    const keep = (text: string): void => void occupants.set(SINCE, text).catch(() => undefined);
    this.#timers = new TurnTimers(
      {
        turns: () => hosted,
        isAttended: () => this.#isSlow || table.present().length > 0,
        kind: (seat) => occupants.kind(seat),
        isHere: (seat) => connections.isHere(seat),
        isGone: (seat) => keeping.isGone(seat),
        endOfAbsence: (seat) => keeping.endOfAbsence(seat),
      },
      timesOf(config, hosted.head.pace),
      clock,
      (...played) => table.act(...played),
      (left) => {
        if (!this.#isSlow) connections.tellAll({t: 'clock', left});
      },
      new TurnStarts(clock, this.#isSlow ? keep : undefined, since),
    );
    this.#calls = new TurnCalls(
      {
        id: hosted.id,
        occupants,
        missing: () => this.#missing,
        made: (seat) => hosted.made(seat),
        changed: () => this.update(),
      },
      pushes,
      clock,
    );
  }

  /** Who is awaited, or who plays for a seat, may have changed. */
  update(): void {
    if (this.#isOver) return;
    this.#timers.update();
    this.#calls.update();
    if (!this.#isSlow) return;
    // Where people move once a day the table goes on to the next person, though the last one has left.
    const rests = !this.#timers.isBusy && !this.#calls.isBusy && this.#writing === 0;
    if (rests !== this.#rests) this.#table.rests(rests);
    this.#rests = rests;
  }

  /** Writes a move down; the table is not closed meanwhile. */
  async written<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#writing += 1;
    if (this.#isSlow) this.update();
    return work().finally(() => (this.#writing -= 1));
  }

  /** Bots wait while people settle a question. */
  rest(isResting: boolean): void {
    this.#timers.rest(isResting);
  }

  /** A person has asked the others to wait. */
  wait(seat: Seat): void {
    this.#timers.wait(seat);
  }

  /** Milliseconds left to awaited people, where a clock is shown. */
  left(): Readonly<Record<Seat, number>> {
    return this.#isSlow ? {} : this.#timers.left();
  }

  stop(): void {
    this.#isOver = true;
    this.#timers.stop();
    this.#calls.stop();
  }

  /** Whether people move once a day, and are seldom at the table together. */
  get #isSlow(): boolean {
    return this.#table.hosted.head.pace === 'days';
  }

  /** The people who are awaited and not at the table. */
  get #missing(): readonly Seat[] {
    const {hosted, occupants, connections, keeping} = this.#table;
    if (hosted.over) return [];
    return hosted.turn.filter(
      (seat) =>
        occupants.kind(seat) === 'person' && !connections.isHere(seat) && !keeping.isGone(seat),
    );
  }
}
