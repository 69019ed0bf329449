import {rngFrom} from '../cards/index.js';
import {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type AnyView,
  type Emit,
  InvalidSeatsError,
  type Outcome,
  type PlayGame,
  type Refusal,
  REFUSALS,
  type Seat,
} from '../game/index.js';
import {show} from '../game/plain-data.js';
import type {Beginning} from './begin.js';
import type {Chart, ChartMaker} from './chart.js';
import {createClients, type MatchClient} from './client.js';
import {createDelivery, type Subscriber} from './delivery.js';
import {freeze} from './freeze.js';
import {moveFrom} from './move-from.js';
import {phaseName} from '../game/phase.js';
import {type MatchRecord, RECORD_VERSION, writeStep} from './record.js';
import {type HostUpdate, redactorOf} from './redact.js';
import {seenBy, type Step, takeBack} from './undo.js';

/**
 * One game being played, in the host's hands: it holds secrets. Players are given a `MatchClient`.
 */
export interface Match<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> {
  readonly game: PlayGame<State, Move, View, Event>;
  /** `push.declare`; parallel leaves joined by ` + `. */
  readonly phase: string;
  /** Seats whose decision is awaited. */
  readonly turn: readonly Seat[];
  /** The full state, secrets included; frozen in development. */
  readonly state: State;
  readonly outcome: Outcome | undefined;
  /** The number of moves played and not taken back. */
  readonly length: number;
  moves(seat: Seat): readonly Move[];
  /** Why a move, as data or as text, is not allowed; `undefined` when it is. */
  refuse(seat: Seat, move: unknown): Refusal | undefined;
  /**
   * Plays a move, an untrusted value; returns the refusal and changes nothing if it is not allowed.
   * @param move data, in which lists may have any order, or a text that `parseMove` of the rules
   *   reads, with cards in any spelling: `'QS'`, `'♥10'`, `'pass'`, `'bid 3'`
   * @throws the first error of a subscriber or a client's listener; the move is played all the same
   */
  play(seat: Seat, move: unknown): Refusal | undefined;
  /** What a seat may know; without a seat, what an onlooker may know. */
  view(seat?: Seat): View;
  /**
   * The events as a seat may know them, from the first deal or the position on; without a seat, an
   * onlooker's. For `'host'` all of them, with their secrets.
   */
  log(seat?: Seat | 'host'): readonly Event[];
  /**
   * Calls `listener` after each move with its events one by one, nothing hidden, each with the state
   * and the phase right after it: so a host sees every phase that the chart passes through, those
   * that await nobody too. After an undo the list is empty. Returns the function that ends it.
   * @param how with `past` the listener is first called with all that has happened so far, the first
   *   deal included
   */
  subscribe(
    listener: Subscriber<HostUpdate<State, Event>>,
    how?: {readonly past?: boolean},
  ): () => void;
  record(): MatchRecord;
  /**
   * Takes moves back: all since that seat's last decision, that decision included; without a seat,
   * the last move. A hidden choice of which nobody else has learned goes alone. Only clients that
   * can see a change are told. Returns false when there is nothing to take back.
   */
  undo(seat?: Seat): boolean;
  /**
   * True when `undo(seat)` would take something back, and no event for which `kept` holds with it.
   */
  decided(seat: Seat, kept?: (event: Event) => boolean): boolean;
  /** The client of a seat; without a seat, an onlooker's. */
  client(seat?: Seat): MatchClient<Move, View, Event>;
}

/**
 * Starts a match from a checked setup.
 * @param chartAt makes the chart that follows the match; `undefined` for as long as it is not known.
 *   The rules alone then name the phases, and a phase that awaits nobody is passed over.
 */
export function startMatch<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: PlayGame<State, Move, View, Event>,
  {seed, start, startSeats, options}: Beginning<State>,
  chartAt: (...at: Parameters<ChartMaker>) => Chart | undefined,
): Match<State, Move, View, Event> {
  const {rules} = game;
  const redactor = redactorOf<State, View, Event>(rules);
  const readMove = moveFrom(rules);
  let steps: Step<Move>[] = [];
  let log: Event[] = [];
  let state!: State;
  let chart = chartAt(start && rules.phase(start));

  type Update = HostUpdate<State, Event>;
  type Run = (emit: Emit<State, Event>) => State;
  /** Hears the events of a run, with `into` following them; adds an update for each. */
  const hear =
    (into: Chart | undefined, updates: Update[]): Emit<State, Event> =>
    (event, then) => {
      into?.hear(freeze(event));
      const phase = into?.phase ?? phaseName(rules.phase(then));
      updates.push({event, state: freeze(then), phase});
    };
  /**
   * Runs one step of the rules, feeding the chart and the log; returns the function that delivers
   * the updates. When the rules throw, it restores the earlier chart and leaves state and log.
   */
  const run = (step: Run): (() => void) => {
    const updates: Update[] = [];
    // A chart that has come meanwhile takes up the match where it is.
    if (!chart && (state as State | undefined)) chart = chartAt(rules.phase(state));
    try {
      const then = freeze(step(hear(chart, updates)));
      const due = phaseName(rules.phase(then));
      if (chart && chart.phase !== due)
        throw new Error(`${rules.id}: the chart is in "${chart.phase}", the rules in "${due}"`);
      state = then;
    } catch (error) {
      if (state as State | undefined) chart = chartAt(rules.phase(state));
      throw error;
    }
    log.push(...updates.map(({event}) => event));
    return () => {
      if (updates.length > 0) hosts.send(updates);
      clients.send((seat) => {
        const news = redactor.updates(updates, seat);
        return news.length > 0 ? news : undefined;
      });
      delivery.run();
    };
  };
  const deal: Run = (emit) => rules.setup(options, startSeats, rngFrom(seed), emit);
  /** The state to which some moves lead from the start of the match. */
  const replay = (past: readonly Step<Move>[], emit?: Emit<State, Event>): State =>
    past.reduce((then, {seat, move}) => rules.apply(then, seat, move, emit), first);

  const refuse = (seat: Seat, move: unknown): Refusal | undefined =>
    isSeat(seat, state) ? rules.refuse(state, seat, move) : REFUSALS.notYourTurn;

  const match: Match<State, Move, View, Event> = {
    game,
    get phase() {
      return chart?.phase ?? phaseName(rules.phase(state));
    },
    get turn() {
      return rules.turn(state);
    },
    get state() {
      return state;
    },
    get outcome() {
      return rules.outcome(state);
    },
    get length() {
      return steps.length;
    },
    moves: (seat) => (isSeat(seat, state) ? rules.legalMoves(state, seat) : []),
    refuse: (seat, move) => refuse(seat, readMove(move)),
    play(seat, move) {
      const given = readMove(move);
      const refusal = refuse(seat, given);
      if (refusal) return refusal;
      // Play the move as the record will write it, so that a replay cannot differ.
      const clean = rules.parseMove(rules.formatMove(given as Move));
      if (clean === undefined) return REFUSALS.notAMove;
      // A move may hold more than its text; what is played is the text, so check that again.
      const again =
        JSON.stringify(clean) === JSON.stringify(given) ? undefined : refuse(seat, clean);
      if (again) return again;
      const event = log.length;
      const deliver = run((emit) => rules.apply(state, seat, clean, emit));
      steps.push({seat, move: clean, event});
      deliver();
      return undefined;
    },
    view: (seat) => redactor.view(state, seatOf(seat, state)),
    log: (seat) => (seat === 'host' ? [...log] : redactor.redact(log, seatOf(seat, state))),
    subscribe(listener, {past = false} = {}) {
      const before = past ? pastUpdates() : [];
      if (before.length > 0) listener(before);
      return hosts.subscribe(listener);
    },
    record: () => ({
      game: rules.id,
      version: RECORD_VERSION,
      seats: startSeats,
      options,
      ...(start === undefined ? {seed} : {start}),
      moves: steps.map(({seat, move}) => writeStep(seat, rules.formatMove(move))),
    }),
    undo(seat) {
      const before = {steps, log, state};
      const after = takeBack({rules, redactor, first}, before, seat);
      if (!after) return false;
      steps = [...after.steps];
      log = [...after.log];
      state = freeze(after.state);
      chart = chartAt(rules.phase(state));
      hosts.send([]);
      clients.send((viewer) =>
        seenBy(redactor, before, viewer) === seenBy(redactor, after, viewer) ? undefined : [],
      );
      delivery.run();
      return true;
    },
    decided: (seat, kept = () => false) => {
      const step = steps.findLast((past) => past.seat === seat);
      return step !== undefined && !log.slice(step.event).some(kept);
    },
    client: (seat) => clients.at(seatOf(seat, state)),
  };
  const delivery = createDelivery();
  const hosts = delivery.audience<Update>();
  const clients = createClients(match, delivery);
  /** All that has happened so far: replaying costs less than keeping every state. */
  const pastUpdates = (): readonly Update[] => {
    const updates: Update[] = [];
    const emit = hear(chartAt(start && rules.phase(start)), updates);
    if (start === undefined) deal(emit);
    replay(steps, emit);
    return updates;
  };

  if (start === undefined) run(deal);
  else state = freeze(start);
  const first = state;
  return match;
}

const isSeat = (seat: unknown, {seats}: AnyState): seat is Seat =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;

/** Checks a seat; `undefined`, or `null` as in a view, stands for an onlooker. */
function seatOf(seat: unknown, state: AnyState): Seat | undefined {
  if (seat === undefined || seat === null) return undefined;
  if (isSeat(seat, state)) return seat;
  throw new InvalidSeatsError('seat', `must be from 0 to ${state.seats - 1}, not ${show(seat)}`);
}
