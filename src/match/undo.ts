import type {AnyEvent, AnyMove, AnyState, AnyView, PlayRules, Seat} from '../game/index.js';
import type {Redactor} from './redact.js';

/** One decision of a seat. */
export interface PlayedMove<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** The length of the log before this step. */
  readonly event: number;
}

/** The course of a match so far: its decisions, its events, and the state after them. */
export interface PlayedMatch<State, Move, Event> {
  readonly steps: readonly PlayedMove<Move>[];
  readonly log: readonly Event[];
  readonly state: State;
}

/** The parts of a match that undoing needs. */
interface Parts<State extends AnyState, Move extends AnyMove, View extends AnyView, Event> {
  readonly rules: PlayRules<State, Move, View, Event & AnyEvent>;
  readonly redactor: Redactor<State, View, Event>;
  /** The state before the first step. */
  readonly first: State;
}

/**
 * Takes back a seat's last decision, or the last one of all, with all decisions after it. A hidden
 * decision goes alone if no other seat has learned of anything since: a seat whose own choice went with
 * it would know why. `undefined` when there is nothing to take back.
 */
export function takeBack<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  parts: Parts<State, Move, View, Event>,
  played: PlayedMatch<State, Move, Event>,
  seat: Seat | undefined,
): PlayedMatch<State, Move, Event> | undefined {
  const {steps, log} = played;
  const at =
    seat === undefined ? steps.length - 1 : steps.findLastIndex((one) => one.seat === seat);
  const step = steps[at];
  if (!step) return undefined;
  const {rules, redactor, first} = parts;
  // Replaying costs less than keeping every state; its events are not emitted again.
  const kept = steps.slice(0, at);
  const state = kept.reduce((then, past) => rules.apply(then, past.seat, past.move), first);
  const before = {steps: kept, log: log.slice(0, step.event), state};
  const alone = playOn(rules, before, steps.slice(at + 1));
  const viewers = [undefined, ...Array(state.seats).keys()];
  const hides = (viewer: Seat | undefined): boolean | undefined =>
    viewer === step.seat ||
    (alone && seenBy(redactor, played, viewer) === seenBy(redactor, alone, viewer));
  return alone && viewers.every(hides) ? alone : before;
}

/** Plays steps again; `undefined` when one of them is refused. */
export function playOn<State extends AnyState, Move extends AnyMove, Event extends AnyEvent>(
  rules: Pick<PlayRules<State, Move, AnyView, Event>, 'apply' | 'refuse'>,
  {steps, log, state}: PlayedMatch<State, Move, Event>,
  more: readonly PlayedMove<Move>[],
): PlayedMatch<State, Move, Event> | undefined {
  const after = {steps: [...steps], log: [...log], state};
  for (const {seat, move} of more) {
    if (rules.refuse(after.state, seat, move)) return undefined;
    after.steps.push({seat, move, event: after.log.length});
    after.state = rules.apply(after.state, seat, move, (event) => after.log.push(event));
  }
  return after;
}

/**
 * Everything by which a viewer can recognize a match, as text: its own decisions, its log and its view.
 */
export const seenBy = <State, Move, View, Event>(
  redactor: Redactor<State, View, Event>,
  {steps, log, state}: PlayedMatch<State, Move, Event>,
  viewer: Seat | undefined,
): string =>
  JSON.stringify([
    steps.filter(({seat}) => seat === viewer).length,
    redactor.redact(log, viewer),
    redactor.view(state, viewer),
  ]);
