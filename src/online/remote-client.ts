import {rngFrom} from '../cards/index.js';
import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type AnyView,
  type PlayRules,
  type Refusal,
  REFUSALS,
  type Rules,
  type Seat,
} from '../game/index.js';
import type {Change, Listener, MatchClient, MatchUpdate} from '../match/index.js';
import {freeze} from '../match/freeze.js';
import {moveFrom} from '../match/move-from.js';
import {patch} from './patch.js';
import {type ClientFrame, CONNECTION_REFUSALS, type GoFrame, type SitFrame} from './wire.js';

/** The parts of the rules that a page away from its match needs. */
export interface RemoteRules {
  readonly rules: PlayRules;
  readonly determinize: Rules['determinize'];
}

/** The connection of a client to its match. */
export interface Connection {
  send(frame: ClientFrame): boolean;
  later(fn: () => void, ms: number): void;
}

/**
 * A request that the server has not answered: one move at a time, also while the connection is down.
 */
interface PendingMove {
  readonly k: number;
  readonly m: string;
  answer(refusal: Refusal | undefined): void;
}

/** Milliseconds until a move is sent again that the server could not store. */
const AGAIN = 500;

/**
 * A seat's client of a match on a server. It receives views and events; moves, refusals and the outcome
 * are computed here, from a full state that the view could have come from, so refusals are immediate.
 * The server checks each move again.
 */
export class RemoteClient implements MatchClient {
  readonly #parts: RemoteRules;
  readonly #connection: Connection;
  /** Reads a move from outside, data or text. */
  readonly #read: ReturnType<typeof moveFrom>;
  readonly #listeners = new Set<Listener<AnyView, AnyEvent>>();
  readonly seat: Seat | undefined;
  #view: AnyView;
  #log: readonly AnyEvent[];
  #asked: PendingMove | undefined;
  /** A state that the view could have come from, made when first needed. */
  #likely: {readonly view: AnyView; readonly state: AnyState} | undefined;
  /** The number of decisions that this seat has made, including those taken back. */
  decisions: number;
  /** Whether the server could not store the move that is on its way; it is sent again. */
  isUnsaved = false;
  /** Changes with all that is learned. */
  turnId = 0;

  constructor(parts: RemoteRules, sit: SitFrame, connection: Connection) {
    this.#parts = parts;
    this.#connection = connection;
    this.#read = moveFrom(parts.rules);
    this.seat = sit.seat ?? undefined;
    this.#view = freeze(sit.view);
    this.#log = freeze([...sit.log]);
    this.decisions = sit.k;
  }

  get view(): AnyView {
    return this.#view;
  }

  get length(): number {
    return this.#log.length;
  }

  get phase(): string {
    return this.#view.phase;
  }

  get turn(): readonly Seat[] {
    return this.#view.turn;
  }

  get outcome(): ReturnType<PlayRules['outcome']> {
    return freeze(this.#parts.rules.outcome(this.#state));
  }

  moves(): readonly AnyMove[] {
    if (this.seat === undefined) return [];
    return freeze(this.#parts.rules.legalMoves(this.#state, this.seat));
  }

  refuse(move: unknown): Refusal | undefined {
    if (this.seat === undefined) return REFUSALS.notYourTurn;
    return this.#parts.rules.refuse(this.#state, this.seat, this.#readMove(move));
  }

  #readMove(move: unknown): unknown {
    return this.#read(move, this.#view.seats, () => this.moves());
  }

  play(move: unknown): Promise<Refusal | undefined> {
    const refusal = this.#asked ? REFUSALS.notYourTurn : this.refuse(move);
    if (refusal) return Promise.resolve(refusal);
    const m = this.#parts.rules.formatMove(this.#readMove(move) as AnyMove);
    return new Promise((answer) => {
      this.#asked = {k: this.decisions, m, answer};
      this.#ask();
    });
  }

  log(): readonly AnyEvent[] {
    return this.#log;
  }

  subscribe(listener: Listener<AnyView, AnyEvent>): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Replaces all that is known; a pending move is sent again. */
  sit({view, log, k, last, at}: SitFrame): void {
    const isSame = at === this.#log.length && JSON.stringify(view) === JSON.stringify(this.#view);
    this.#log = freeze([...log]);
    if (!isSame) this.#view = freeze(view);
    this.decisions = k;
    if (!isSame) this.#tell([], 'undone');
    const asked = this.#asked;
    if (asked && asked.k < k) {
      // The move was played before the connection broke, or the clock has played something else in the
      // meantime.
      const isPlayed = asked.k === k - 1 && asked.m === last;
      this.answer(asked.k, isPlayed ? undefined : CONNECTION_REFUSALS.stale);
    } else this.#ask();
  }

  /** Receives events; false if some are missing in between. */
  go({at, b, d}: GoFrame): boolean {
    if (at !== this.#log.length) return false;
    const updates = b.map(([event, change]): MatchUpdate => {
      const view = freeze(patch(this.#view, change) as AnyView);
      this.#view = view;
      return Object.freeze({event: freeze(event), view, phase: view.phase});
    });
    this.#log = Object.freeze([...this.#log, ...updates.map(({event}) => event)]);
    this.#view = freeze(patch(this.#view, d) as AnyView);
    if (updates.length > 0) this.#tell(updates, 'events');
    else if (d) this.#tell([], 'silent');
    return true;
  }

  /** The server's answer to the decision number `k`. */
  answer(k: number, refusal: Refusal | undefined): void {
    const asked = this.#asked;
    if (asked?.k !== k) return;
    this.isUnsaved = refusal === CONNECTION_REFUSALS.unwritten;
    if (this.isUnsaved) {
      this.#connection.later(() => this.#ask(), AGAIN);
      return;
    }
    this.#asked = undefined;
    if (refusal === undefined) this.decisions = Math.max(this.decisions, k + 1);
    asked.answer(refusal);
  }

  /** Sent again whenever the seat is taken again: the server recognizes a decision by its number. */
  #ask(): void {
    if (this.#asked) this.#connection.send({q: 'play', k: this.#asked.k, m: this.#asked.m});
  }

  #tell(updates: readonly MatchUpdate[], change: Change): void {
    this.turnId += 1;
    for (const listener of [...this.#listeners]) listener(updates, change);
  }

  get #state(): AnyState {
    if (this.#likely?.view !== this.#view)
      this.#likely = {
        view: this.#view,
        state: this.#parts.determinize(this.#view, rngFrom('remote')),
      };
    return this.#likely.state;
  }
}
