import {createActor} from 'xstate';
import {rngFrom} from '../cards/index.js';
import {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type AnyView,
  InvalidDataError,
  InvalidSeatsError,
  type Outcome,
  type PlayGame,
  type Refusal,
  REFUSALS,
  type Seat,
} from '../game/index.js';
import {toPlainData, show} from '../game/plain-data.js';
import type {Beginning} from './begin.js';
import {freeze} from './freeze.js';
import {phaseName} from './phase.js';
import {type MatchUpdate, createClients, type MatchClient} from './client.js';
import {type MatchRecord, RECORD_VERSION, writeStep} from './record.js';
import {redactorOf} from './redact.js';
import {notices, type Step, takeBack} from './undo.js';

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
  refuse(seat: Seat, move: unknown): Refusal | undefined;
  /**
   * Plays a move, an untrusted value; returns the refusal and changes nothing if it is not allowed.
   */
  play(seat: Seat, move: unknown): Refusal | undefined;
  /** What a seat may know; without a seat, what an onlooker may know. */
  view(seat?: Seat): View;
  /** The events as a seat may know them, from the first deal on; without a seat, an onlooker's. */
  log(seat?: Seat): readonly Event[];
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

/** Starts a match from a checked setup. */
export function startMatch<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: PlayGame<State, Move, View, Event>,
  {seed, start, startSeats, options}: Beginning<State>,
): Match<State, Move, View, Event> {
  const {rules, machine} = game;
  const redactor = redactorOf<State, View, Event>(rules);
  let steps: Step<Move>[] = [];
  let log: Event[] = [];
  let state!: State;
  let actor = createActor(machine);

  const restart = (): void => {
    actor = createActor(machine, {
      snapshot: machine.resolveState({value: rules.phase(state) as never, context: {}}),
    });
    actor.start();
  };
  const phaseNow = (): string => phaseName(actor.getSnapshot().value as never);
  /**
   * Runs one step of the rules, feeding the chart and the log; returns the function that delivers
   * the updates to the clients.
   */
  const run = (step: (emit: (event: Event, then: State) => void) => State): (() => void) => {
    const updates: {event: Event; then: State; phase: string}[] = [];
    state = freeze(
      step((event, then) => {
        actor.send(freeze(event));
        log.push(event);
        updates.push({event, then: freeze(then), phase: phaseNow()});
      }),
    );
    const due = phaseName(rules.phase(state));
    if (phaseNow() !== due)
      throw new Error(`${rules.id}: the chart is in "${phaseNow()}", the rules in "${due}"`);
    return () =>
      clients.deliver((seat) => {
        const news = updates.flatMap(({event, then, phase}) =>
          redactor.redact([event], seat).map((seen): MatchUpdate<View, Event> => {
            let view: View | undefined;
            return {
              event: seen,
              phase,
              get view() {
                return (view ??= redactor.view(then, seat));
              },
            };
          }),
        );
        return news.length > 0 ? news : undefined;
      });
  };
  /** Runs a step and restores the earlier state, log and chart when the rules throw. */
  const runWhole = (step: Parameters<typeof run>[0]): (() => void) => {
    const before = {state, event: log.length};
    try {
      return run(step);
    } catch (error) {
      state = before.state;
      log.length = before.event;
      restart();
      throw error;
    }
  };

  const refuse = (seat: Seat, move: unknown): Refusal | undefined =>
    isSeat(seat, state) ? rules.refuse(state, seat, move) : REFUSALS.notYourTurn;

  const match: Match<State, Move, View, Event> = {
    game,
    get phase() {
      return phaseNow();
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
    refuse: (seat, move) => refuse(seat, moveData(move)),
    play(seat, move) {
      const given = moveData(move);
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
      const emitAll = runWhole((emit) => rules.apply(state, seat, clean, emit));
      steps.push({seat, move: clean, event});
      emitAll();
      return undefined;
    },
    view: (seat) => redactor.view(state, seatOf(seat, state)),
    log: (seat) => redactor.redact(log, seatOf(seat, state)),
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
      restart();
      clients.deliver((viewer) => (notices(redactor, before, after, viewer) ? [] : undefined));
      return true;
    },
    decided: (seat, kept = () => false) => {
      const step = steps.findLast((past) => past.seat === seat);
      return step !== undefined && !log.slice(step.event).some(kept);
    },
    client: (seat) => clients.at(seatOf(seat, state)),
  };
  const clients = createClients(match);

  if (start === undefined) {
    actor.start();
    run((emit) => rules.setup(options, startSeats, rngFrom(seed), emit))();
  } else {
    state = freeze(start);
    restart();
  }
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

/** A move as plain data, so that `refuse` and `apply` cannot read different values from it. */
function moveData(move: unknown): unknown {
  try {
    return toPlainData(move, InvalidDataError, 'move');
  } catch {
    return undefined; // not JSON, so not a move of any game
  }
}
