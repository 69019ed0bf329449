import {createHmac, randomBytes} from 'node:crypto';
import type {Rng} from 'gstk/cards';
import type {AnyEvent, Bot, Outcome, PlayGame, Seat} from 'gstk/game';
import {createMatch, type Match, type MatchRecord, MOST_UNDONE, UNDO} from 'gstk/match';
import {CONNECTION_REFUSALS, type ServerFrame, type SitFrame, WIRE} from '../../src/online/wire.js';
import {type Entry, type Head, LostRace, type Store} from './store/store.js';
import {commitmentOf} from './tokens.js';
import {ViewerUpdates} from './viewer-updates.js';

/** A seat, or `undefined` for an onlooker. */
export type Viewer = Seat | undefined;

/** Sends frames to viewers. */
export interface Outlet {
  tell(viewer: Viewer, frame: ServerFrame): void;
  /** Sends everybody the same. */
  tellAll(frame: ServerFrame): void;
}

/** The result of a decision: `why` is the reason of a refusal, and nothing has changed. */
export interface DecisionResult {
  readonly k: number;
  readonly why?: string | undefined;
}

/** The most iterations of a searching bot. */
const BUDGET = 1000;
/** The longest move, in characters. */
export const LONGEST_MOVE = 800;

/** The parts of a game that a host needs. */
export interface HostedParts {
  readonly game: PlayGame;
  readonly bot: Bot;
  readonly store: Store;
  /** Whether a deal begins with an event. */
  readonly isDeal?: (event: AnyEvent) => boolean;
}

/** What a viewer knows about the match itself, without the people. */
export type SeatKnowledge = Omit<SitFrame, 'who' | 'invitation' | 'watch' | 'again' | 'undo'>;

/**
 * A match on the server, without sockets: its record, replayed. A decision is stored before anybody
 * learns of it; every viewer receives what it may know, and no more.
 */
export class HostedMatch {
  readonly id: string;
  readonly head: Head;
  readonly #match: Match;
  readonly #bot: Bot;
  readonly #store: Store;
  readonly #writer = randomBytes(6).toString('base64url');
  /** The whole stored record, including decisions that were taken back. */
  readonly #entries: string[] = [];
  readonly #made: number[];
  readonly #last: string[];
  readonly #outlet: Outlet;
  readonly #updates: ViewerUpdates;
  #hasDealt = false;
  #undone = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * Replays a record.
   * @throws {Error} when the rules refuse one of its entries
   */
  constructor(
    {id, head, entries}: {id: string; head: Head; entries: readonly Entry[]},
    {game, bot, store, isDeal = () => false}: HostedParts,
    outlet: Outlet,
  ) {
    const {seats, options, secret, start} = head;
    this.id = id;
    this.head = head;
    this.#bot = bot;
    this.#store = store;
    this.#outlet = outlet;
    this.#match = createMatch(game, {
      seats,
      options,
      secret,
      ...(start === undefined ? {} : {state: start}),
    });
    this.#made = Array<number>(seats).fill(0);
    this.#last = Array<string>(seats).fill('');
    for (const {s, m} of entries) {
      if (m === UNDO ? !this.#match.undo(s) : this.#match.play(s, game.rules.parseMove(m)))
        throw new Error('the rules refuse the record');
      this.#note(s, m);
    }
    this.#updates = new ViewerUpdates(this.#match, outlet);
    this.#match.client().subscribe((updates) => {
      this.#hasDealt ||= updates.some(({event}) => isDeal(event));
    });
  }

  get over(): boolean {
    return this.outcome !== undefined;
  }
  get outcome(): Outcome | undefined {
    return this.#match.outcome;
  }
  /** The seats that are really awaited, for the server's own use only. */
  get turn(): readonly Seat[] {
    return this.#match.turn;
  }
  /** The seats that are awaited as far as everybody may know, and what changes with each decision they see. */
  get publicTurn(): {readonly turn: readonly Seat[]; readonly at: number} {
    return {turn: this.#match.view().turn, at: this.#updates.known(undefined)};
  }
  /** The number of decisions of a seat, including those taken back. */
  made(seat: Seat): number {
    return this.#made[seat] ?? 0;
  }
  /** How far a seat's match has come: its events and decisions, and its points. */
  progress(seat: Seat): {
    readonly at: number;
    readonly made: number;
    readonly points: number | null;
  } {
    const at = this.#match.log(seat).length;
    const points = this.#match.view(seat).scores?.[seat] ?? null;
    return {at, made: this.made(seat), points};
  }
  /** How many of the events that everybody knows are of a kind. */
  count(is: (event: AnyEvent) => boolean): number {
    return this.#match.log().filter(is).length;
  }
  /** Whether the seat has a decision to take back, and the record has room for it. */
  decided(seat: Seat): boolean {
    return !this.over && this.#undone < MOST_UNDONE && this.#match.decided(seat);
  }

  /** Whether a deal has begun since this was last asked. */
  hasDealt(): boolean {
    const has = this.#hasDealt;
    this.#hasDealt = false;
    return has;
  }

  /** All that a viewer knows about the match itself. */
  sit(viewer: Viewer): SeatKnowledge {
    const {seats, options} = this.#match.state;
    const log = this.#match.log(viewer);
    return {
      t: 'sit',
      v: this.head.draw ? WIRE : 1,
      id: this.id,
      game: this.head.game,
      seats,
      options,
      seat: viewer ?? null,
      k: viewer === undefined ? 0 : this.made(viewer),
      last: viewer === undefined ? '' : this.#last[viewer]!,
      at: log.length,
      view: this.#match.view(viewer),
      log,
      commitment: commitmentOf(this.head.draw?.secret ?? this.head.secret),
      ...drawIn(this.head),
      ...(this.head.pace && {pace: this.head.pace}),
      ...(this.over ? {record: this.#record()} : {}),
    };
  }

  /**
   * Plays a seat's decision number `k`; one at a time. Sent twice it is played once.
   * @throws {LostRace} when somebody else writes this record, and whatever broken rules throw: this
   *   match must then be opened again
   */
  play(seat: Seat, k: number, text: string): Promise<DecisionResult> {
    return this.#inTurn(() => this.#play(seat, k, text));
  }

  /**
   * Takes back a seat's last decision and everything after it.
   * @returns false if there is nothing to take back, or it cannot be stored
   * @throws as `play` does
   */
  undo(seat: Seat): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!this.decided(seat) || !(await this.#write(seat, UNDO))) return false;
      this.#match.undo(seat);
      this.#note(seat, UNDO);
      return true;
    });
  }

  /** The move of the seat's bot, from the seat's view alone; the safe move if the bot fails. */
  async advise(seat: Seat): Promise<string> {
    const {view, moves} = {view: this.#match.view(seat), moves: this.#match.moves(seat)};
    const rng = this.#rngOfBot(seat);
    try {
      const {move} = await this.#bot.choose({view, moves, rng, budget: BUDGET, why: false});
      if (this.#match.refuse(seat, move) === undefined)
        return this.#match.game.rules.formatMove(move);
    } catch {
      // The safe move, below.
    }
    return this.safe(seat);
  }

  /** The safe move that is played for a seat that is away or out of time. */
  safe(seat: Seat): string {
    const {rules} = this.#match.game;
    return rules.formatMove(rules.fallback(this.#match.state, seat));
  }

  async #play(seat: Seat, k: number, text: string): Promise<DecisionResult> {
    const made = this.made(seat);
    if (k === made - 1 && this.#isLast(seat, text)) return {k};
    if (k !== made) return {k, why: CONNECTION_REFUSALS.stale};
    const plan = this.#match.plan(seat, text.slice(0, LONGEST_MOVE));
    if (typeof plan === 'string') return {k, why: plan};
    if (!(await this.#write(seat, plan.text))) return {k, why: CONNECTION_REFUSALS.unwritten};
    plan.commit();
    this.#note(seat, plan.text);
    if (this.over) this.#outlet.tellAll({t: 'end', record: this.#record()});
    return {k};
  }

  /** Stores an entry; false if the store does not answer. The same entry may be sent again. */
  async #write(s: Seat, m: string): Promise<boolean> {
    try {
      await this.#store.append(this.id, this.#entries.length + 1, {s, m, w: this.#writer});
      return true;
    } catch (error) {
      if (error instanceof LostRace) throw error;
      return false;
    }
  }

  #note(seat: Seat, text: string): void {
    this.#entries.push(`${seat}:${text}`);
    if (text === UNDO) {
      this.#undone++;
      return;
    }
    this.#made[seat] = this.made(seat) + 1;
    this.#last[seat] = text;
  }

  /** Whether a text, in any spelling, is the seat's last decision. */
  #isLast(seat: Seat, text: string): boolean {
    const {rules} = this.#match.game;
    const move = rules.parseMove(text);
    return move !== undefined && rules.formatMove(move) === this.#last[seat];
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const job = this.#queue.then(work);
    this.#queue = job.catch(() => undefined);
    return job;
  }

  #record(): MatchRecord {
    const {draw} = this.head;
    return {...this.#match.record(), ...(draw && {draw}), moves: [...this.#entries]};
  }

  /** The stream of a bot's decision; it follows from the secret and reveals nothing about it. */
  #rngOfBot(seat: Seat): Rng {
    const words = createHmac('sha256', Buffer.from(this.head.secret, 'hex'))
      .update(`bot/${seat}/${this.made(seat)}`)
      .digest();
    return [0, 4, 8, 12].map((at) => words.readInt32BE(at)) as unknown as Rng;
  }
}

/** What everybody may know of a draw while its secret is kept. */
const drawIn = ({draw}: Head): Pick<SitFrame, 'draw'> =>
  draw ? {draw: {seals: draw.seals, nonces: draw.nonces}} : {};
