import {rngFrom} from '../cards/index.js';
import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type AnyView,
  REFUSALS,
  type Refusal,
  type Rules,
  type Seat,
} from '../game/index.js';
import {
  type Change,
  type Company,
  type Listener,
  type Match,
  type MatchClient,
  type MatchUpdate,
  phaseName,
  type Seating,
  type SeatKind,
} from '../match/index.js';

/** A clock as timers need it. */
interface Ticks {
  setTimeout(fn: () => void, ms: number): unknown;
}

/** The setup of a match that is played elsewhere. */
interface RemoteSetup {
  /** The seat of this screen; without one, it looks on. */
  readonly seat?: Seat | undefined;
  /** Milliseconds that a message takes to the match, and back. */
  readonly delay?: number;
  readonly clock?: Ticks;
  readonly kinds?: readonly SeatKind[];
  readonly names?: readonly (string | null)[];
}

/**
 * A match that is played elsewhere, as a screen has it: a real match behind a line on which everything
 * takes its time. What the screen may do is computed from its view alone, as over a wire.
 */
export class Elsewhere {
  readonly seating: Seating;
  /** The moves that the screen has sent. */
  readonly sent: AnyMove[] = [];
  /** Set once the screen has left the match. */
  left = false;
  /** Set once the seat has voted for another match. */
  voted = 0;
  /** Set once the seat has asked to take a decision back. */
  asked = 0;
  readonly #match: Match;
  readonly #seat: Seat | undefined;
  readonly #delay: number;
  readonly #clock: Ticks;
  readonly #listeners = new Set<Listener<AnyView, AnyEvent>>();
  readonly #watchers = new Set<() => void>();
  readonly #leave: () => void;
  #names: readonly (string | null)[];
  #view: AnyView;
  #log: readonly AnyEvent[];
  #turnId = 0;
  #decisions: number;
  /** The messages being sent. */
  #letter: (() => void)[] | undefined;
  #guess: {readonly of: AnyView; readonly state: AnyState} | undefined;

  constructor(
    match: Match,
    {seat, delay = 20, clock = globalThis, kinds, names}: RemoteSetup = {},
  ) {
    this.#match = match;
    this.#seat = seat;
    this.#delay = delay;
    this.#clock = clock;
    const {seats, options} = match.state;
    this.#names = names ?? Array<null>(seats).fill(null);
    this.#view = match.view(seat);
    this.#log = match.log(seat);
    this.#decisions = this.#made();
    this.#leave = match.client(seat).subscribe((updates, change) => {
      const [log, made] = [match.log(seat), this.#made()];
      const view = match.view(seat);
      this.#later(() => this.#hear(updates, change, {log, made, view}));
    });
    const company: Company = {
      connection: 'online',
      names: this.#names,
      here: Array<boolean>(seats).fill(true),
      kinds: kinds ?? Array<SeatKind>(seats).fill('person'),
      watchers: 0,
      clock: {at: 0, left: {}},
      again: [],
      commitment: '0'.repeat(64),
      subscribe: (listener) => {
        this.#watchers.add(listener);
        return () => void this.#watchers.delete(listener);
      },
      now: () => 0,
      rename: () => undefined,
      fill: () => undefined,
      vote: () => (this.voted += 1),
      takeBack: () => (this.asked += 1),
      greet: () => undefined,
    };
    Object.defineProperty(company, 'names', {get: () => this.#names});
    const turnId = (): number => this.#turnId;
    const record = (): ReturnType<Seating['record']> =>
      this.#client.outcome ? match.record() : undefined;
    this.seating = {
      game: match.game,
      seats,
      options,
      client: this.#client,
      get turnId() {
        return turnId();
      },
      decisions: (of) => (of === seat ? this.#decisions : 0),
      company,
      record,
      leave: () => {
        this.left = true;
        this.#leave();
      },
    };
  }

  /** A player takes another name. */
  rename(seat: Seat, name: string | null): void {
    this.#names = this.#names.map((old, at) => (at === seat ? name : old));
    for (const listener of this.#watchers) listener();
  }

  /** The number of listeners to the match and to its people. */
  get listeners(): number {
    return this.#listeners.size + this.#watchers.size;
  }

  readonly #client: MatchClient = ((self: Elsewhere): MatchClient => ({
    get seat() {
      return self.#seat;
    },
    get view() {
      return self.#view;
    },
    get length() {
      return self.#log.length;
    },
    get phase() {
      return phaseName(self.#rules.phase(self.#state));
    },
    get turn() {
      return self.#view.turn;
    },
    get outcome() {
      return self.#rules.outcome(self.#state);
    },
    moves: () => (self.#seat === undefined ? [] : self.#rules.legalMoves(self.#state, self.#seat)),
    refuse: (move) => self.#refuse(move),
    play: (move) => self.#play(move as AnyMove),
    log: () => self.#log,
    subscribe: (listener) => {
      self.#listeners.add(listener);
      return () => void self.#listeners.delete(listener);
    },
  }))(this);

  get #rules(): Rules {
    return this.#match.game.rules as Rules;
  }

  /** A state that the view could have come from: no more is known here. */
  get #state(): AnyState {
    if (this.#guess?.of !== this.#view)
      this.#guess = {
        of: this.#view,
        state: this.#rules.determinize(this.#view, rngFrom('elsewhere')),
      };
    return this.#guess.state;
  }

  #refuse(move: unknown): Refusal | undefined {
    if (this.#seat === undefined) return REFUSALS.notYourTurn;
    return this.#rules.refuse(this.#state, this.#seat, move);
  }

  /** The move travels there, and its answer back, after the updates that it has caused. */
  #play(move: AnyMove): Promise<Refusal | undefined> {
    const seat = this.#seat ?? -1;
    const isChange = !this.#view.turn.includes(seat);
    this.sent.push(move);
    return new Promise((answer) => {
      this.#later(() => {
        // A change of a hidden choice must not count for the next one.
        const isStale = isChange && this.#match.turn.includes(seat);
        const refusal = isStale ? 'online/stale' : this.#match.play(seat, move);
        this.#later(() => answer(refusal));
      });
    });
  }

  #hear(
    updates: readonly MatchUpdate[],
    change: Change,
    {log, made, view}: {log: readonly AnyEvent[]; made: number; view: AnyView},
  ): void {
    if (this.left) return;
    this.#turnId += change === 'undone' ? -1 : 1;
    this.#log = log;
    this.#decisions = made;
    this.#view = view;
    for (const listener of [...this.#listeners]) listener(updates, change);
  }

  /** The number of decisions that this seat has made. */
  #made(): number {
    const own = `${this.#seat ?? ''}:`;
    return this.#match.record().moves.filter((step) => step.startsWith(own)).length;
  }

  /** Messages sent at once arrive at once, in their order. */
  #later(then: () => void): void {
    if (!this.#letter) {
      const letter: (() => void)[] = (this.#letter = []);
      this.#clock.setTimeout(() => letter.forEach((line) => line()), this.#delay);
      queueMicrotask(() => (this.#letter = undefined));
    }
    this.#letter.push(then);
  }
}
