import {rngFrom} from '../cards/index.js';
import {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type AnyView,
  type Emit,
  InvalidSeatsError,
  type PlayGame,
  type PlayRules,
  type Refusal,
  REFUSALS,
  type Seat,
} from '../game/index.js';
import {phaseName} from '../game/phase.js';
import {dataError, show} from '../game/phrases.js';
import type {Beginning} from './begin.js';
import type {Chart, ChartMaker} from './chart.js';
import {createClients} from './client.js';
import {createDelivery} from './delivery.js';
import {freeze} from './freeze.js';
import type {Match} from './match.js';
import {moveFrom} from './move-from.js';
import {RECORD_VERSION, writeStep} from './record.js';
import {type HostUpdate, redactorOf} from './redact.js';
import {type PlayedMove, seenBy, takeBack} from './undo.js';

/**
 * Starts a match from a checked setup.
 * @param chartAt makes the chart that follows the match; `undefined` until it is loaded. Until then the
 * rules alone name the phases, and phases that await nobody are skipped.
 */
export function startMatch<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: PlayGame<State, Move, View, Event>,
  {seed, start, startSeats, options: chosen, secret}: Beginning<State>,
  chartAt: (...at: Parameters<ChartMaker>) => Chart | undefined,
): Match<State, Move, View, Event> {
  const {rules} = game;
  const options = freeze(chosen);
  const redactor = redactorOf<State, View, Event>(rules);
  const readFrom = moveFrom(rules as unknown as PlayRules);
  let steps: PlayedMove<Move>[] = [];
  let log: Event[] = [];
  /** Frozen when it leaves the match: to freeze every state would take as long as the rules themselves. */
  let state!: State;
  let chart = chartAt(start && rules.phase(start));

  type Update = HostUpdate<State, Event>;
  type Run = (emit: Emit<State, Event>) => State;
  /** An event of one step of the rules, and the state right after it. */
  type Emitted = readonly [event: Event, then: State];
  /** Receives the events of a run and adds an update for each; `into` follows them. */
  const hear =
    (into: Chart | undefined, updates: Update[]): Emit<State, Event> =>
    (event, then) => {
      into?.hear(freeze(event));
      const phase = into?.phase ?? phaseName(rules.phase(then));
      updates.push({event: freeze(event), state: then, phase});
    };
  /**
   * Computes one step of the rules for the seat that decides; returns the function that carries it out,
   * feeding the chart and the log, and that returns in turn the function that delivers the updates. If
   * the rules throw, nothing has changed.
   */
  const work = (step: Run, by?: Seat): (() => () => void) => {
    const emitted: Emitted[] = [];
    const then = step((event, state) => emitted.push([event, state]));
    return () => carryOut(emitted, then, by);
  };
  /** If the chart does not follow, it is reset, and state and log stay as they were. */
  const carryOut = (
    emitted: readonly Emitted[],
    then: State,
    by: Seat | undefined,
  ): (() => void) => {
    const updates: Update[] = [];
    // A chart that has arrived in the meantime takes up the match where it is.
    if (!chart && (state as State | undefined)) chart = chartAt(rules.phase(state));
    try {
      const hearing = hear(chart, updates);
      for (const [event, after] of emitted) hearing(event, after);
      const due = phaseName(rules.phase(then));
      if (chart && chart.phase !== due)
        throw new Error(`${rules.id}: the chart is in "${chart.phase}", the rules in "${due}"`);
    } catch (error) {
      if (state as State | undefined) chart = chartAt(rules.phase(state));
      throw error;
    }
    state = then;
    log.push(...updates.map(({event}) => event));
    return () => {
      if (updates.length > 0 && !hosts.empty) hosts.send(freeze(updates));
      clients.send((seat) => {
        const news = redactor.updates(updates, seat);
        if (news.length > 0) return news;
        // A seat gets no update about its own hidden choice, although its view shows it.
        return by !== undefined && seat === by ? 'silent' : undefined;
      });
      delivery.run();
    };
  };
  const deal: Run = (emit) => rules.setup(options, startSeats, rngFrom(seed), emit);
  /** The state after some moves from the start of the match. */
  const replay = (past: readonly PlayedMove<Move>[], emit?: Emit<State, Event>): State =>
    past.reduce((then, {seat, move}) => rules.apply(then, seat, move, emit), first);

  const readMove = (seat: Seat, move: unknown): unknown =>
    readFrom(move, state.seats, () => (isSeat(seat, state) ? rules.legalMoves(state, seat) : []));
  const refuse = (seat: Seat, move: unknown): Refusal | undefined =>
    isSeat(seat, state) ? rules.refuse(state, seat, move) : REFUSALS.notYourTurn;

  const match: Match<State, Move, View, Event> = {
    game,
    get phase() {
      return chart?.phase ?? phaseName(rules.phase(state));
    },
    get turn() {
      return freeze(rules.turn(state));
    },
    get state() {
      return freeze(state);
    },
    get outcome() {
      return freeze(rules.outcome(state));
    },
    get length() {
      return steps.length;
    },
    moves: (seat) => (isSeat(seat, state) ? freeze(rules.legalMoves(state, seat)) : []),
    refuse: (seat, move) => refuse(seat, readMove(seat, move)),
    plan(seat, move) {
      const given = readMove(seat, move);
      const refusal = refuse(seat, given);
      if (refusal) return refusal;
      // Play the move as the record will write it, so that a replay cannot differ.
      const text = rules.formatMove(given as Move);
      const clean = rules.parseMove(text);
      if (clean === undefined) return REFUSALS.notAMove;
      // A move may hold more than its text. The text is what is played, so it is checked too.
      const again = refuse(seat, clean);
      if (again) return again;
      const [from, event] = [state, log.length];
      const carry = work((emit) => rules.apply(from, seat, clean, emit), seat);
      return {
        seat,
        text,
        commit() {
          if (state !== from) throw new Error(`${rules.id}: the match has gone on since the plan`);
          const deliver = carry();
          steps.push({seat, move: clean, event});
          deliver();
        },
      };
    },
    play(seat, move) {
      const plan = match.plan(seat, move);
      if (typeof plan === 'string') return plan;
      plan.commit();
      return undefined;
    },
    view: (seat) => redactor.view(state, seatOf(seat, state)),
    log: (seat) => (seat === 'host' ? [...log] : redactor.redact(log, seatOf(seat, state))),
    subscribe(listener, {past = false} = {}) {
      const before = past ? pastUpdates() : [];
      if (before.length > 0) listener(before, 'events');
      return hosts.subscribe(listener);
    },
    record: () => ({
      game: rules.id,
      version: RECORD_VERSION,
      seats: startSeats,
      options,
      ...(secret === undefined ? {} : {secret}),
      ...(start === undefined ? secret === undefined && {seed} : {start}),
      moves: steps.map(({seat, move}) => writeStep(seat, rules.formatMove(move))),
    }),
    undo(seat) {
      const before = {steps, log, state};
      const after = takeBack({rules, redactor, first}, before, seat);
      if (!after) return false;
      steps = [...after.steps];
      log = [...after.log];
      state = after.state;
      chart = chartAt(rules.phase(state));
      hosts.send([], 'undone');
      clients.send((viewer) =>
        seenBy(redactor, before, viewer) === seenBy(redactor, after, viewer) ? undefined : 'undone',
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
  /** Everything so far; replaying costs less than keeping every state. */
  const pastUpdates = (): readonly Update[] => {
    const updates: Update[] = [];
    const emit = hear(chartAt(start && rules.phase(start)), updates);
    if (start === undefined) deal(emit);
    replay(steps, emit);
    return freeze(updates);
  };

  if (start === undefined) work(deal)()();
  else state = start;
  const first = state;
  return match;
}

const isSeat = (seat: unknown, {seats}: AnyState): seat is Seat =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;

/** Checks a seat; `undefined`, or `null` as in a view, stands for an onlooker. */
function seatOf(seat: unknown, state: AnyState): Seat | undefined {
  if (seat === undefined || seat === null) return undefined;
  if (isSeat(seat, state)) return seat;
  throw dataError(
    InvalidSeatsError,
    'seat',
    'must be a whole number from {min} to {max}, not {found}',
    {min: 0, max: state.seats - 1, found: show(seat)},
  );
}
