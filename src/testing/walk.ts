import {rngFrom} from '../cards/index.js';
import type {AnyMove, AnyState, AnyEvent, AnyView, Options, Seat} from '../game/index.js';
import type {Dice} from './dice.js';
import type {AnyRules, Fail} from './guarded-rules.js';
import {difference, lost} from './plain.js';
import {type Secrets, type Viewer, viewersOf} from './secrets.js';

/** Plays one step of a random game and checks the laws about its events. */

/** The context of a walk through a random game. */
export interface Walk {
  readonly rules: AnyRules;
  readonly secrets: Secrets;
  /** True for an event that shuffles all cards; the affected cards when only some are shuffled. */
  shuffles(event: AnyEvent, then: AnyState): boolean | readonly string[];
  /** The cards of a state as text. */
  cardsOf(state: AnyState): string;
  readonly dice: Dice;
  /** True to play only fallback moves. */
  readonly idle: boolean;
  readonly fail: Fail;
}

interface Emission {
  readonly event: AnyEvent;
  readonly then: AnyState;
}

/** Collects the events that `run` emits. */
const hear = (run: (emit: (event: AnyEvent, then: AnyState) => void) => AnyState) => {
  const events: Emission[] = [];
  const state = run((event, then) => void events.push({event, then}));
  return {state, events};
};

/**
 * Gives every viewer its part of the events. When the check is `dear` or cards are shuffled, all
 * events and views are searched for secrets. Returns the last view that came with an event, by
 * viewer.
 */
function spread(
  walk: Walk,
  seats: number,
  events: readonly Emission[],
  end: AnyState,
  dear: boolean,
): Map<Viewer, AnyView> {
  const {rules, secrets, fail, cardsOf, shuffles} = walk;
  const last = new Map<Viewer, AnyView>();
  const cards = cardsOf(end);
  for (const {event, then} of events) {
    if (cardsOf(then) !== cards)
      fail('cards-kept', `with "${event.type}" [${cardsOf(then)}], but in the end [${cards}]`);
    const shuffled = shuffles(event, then);
    if (shuffled) secrets.forget(shuffled === true ? undefined : shuffled);
    for (const viewer of viewersOf(seats)) {
      const seen = rules.redact(event, viewer);
      if (!dear && !shuffled) {
        secrets.learn(viewer, seen, then);
        continue;
      }
      const view = secrets.search(viewer, seen, then);
      const odd = (seen && lost(seen)) ?? lost(view);
      if (odd)
        fail('plain-json', `"${event.type}" as its viewer learns it, or the view after it: ${odd}`);
      if (seen) last.set(viewer, view);
    }
    if (!dear) continue;
    const gone = lost(event) ?? lost(then);
    if (gone) fail('plain-json', `"${event.type}" or the state with it: ${gone}`);
  }
  return last;
}

/** Deals twice, to check that equal seeds deal equally, and lets every viewer learn of it. */
export function startOf(walk: Walk, options: Options, seats: number, seed: string): AnyState {
  const {rules, fail} = walk;
  const {state, events} = hear((emit) => rules.setup(options, seats, rngFrom(seed), emit));
  const again = difference(state, rules.setup(options, seats, rngFrom(seed)));
  if (again) fail('deterministic', `the same seed deals otherwise: ${again}`);
  spread(walk, seats, events, state, true);
  const gone = lost(state);
  if (gone) fail('plain-json', `the first state: ${gone}`);
  for (const viewer of viewersOf(seats)) walk.secrets.search(viewer, undefined, state);
  return state;
}

/** Plays one random move, adds it to `texts`, and returns the state after it. */
export function stepOf(walk: Walk, state: AnyState, texts: string[], dear: boolean): AnyState {
  const {rules, secrets, dice, fail, cardsOf, idle} = walk;
  const movers = (): readonly Seat[] =>
    Array.from({length: state.seats}, (_, seat) => seat).filter(
      (seat) => rules.legalMoves(state, seat).length > 0,
    );
  // Usually an awaited seat moves; sometimes one that may change its hidden choice.
  const seat = dice.pick(!idle && dice.roll(8) === 0 ? movers() : rules.turn(state));
  const move = idle ? rules.fallback(state, seat) : dice.pick(rules.legalMoves(state, seat));
  texts.push(`${seat}:${rules.formatMove(move)}`);
  const {state: after, events} = hear((emit) => rules.apply(state, seat, move, emit));
  const [before, now] = [cardsOf(state), cardsOf(after)];
  if (before !== now) fail('cards-kept', `[${now}], but it was [${before}]`);
  if (dear) lookAtSilence(walk, state, seat, move);
  secrets.name(seat, move);
  const last = spread(walk, state.seats, events, after, dear);
  if (!dear) return after;
  const again = hear((emit) => rules.apply(state, seat, move, emit));
  const other =
    difference(after, again.state) ??
    difference(events, again.events, 'told') ??
    difference(after, rules.apply(state, seat, move));
  if (other) fail('deterministic', `the same move leads elsewhere: ${other}`);
  for (const viewer of viewersOf(state.seats)) {
    const view = secrets.search(viewer, undefined, after);
    const heard = last.get(viewer) ?? (viewer === seat ? undefined : rules.view(state, viewer));
    const untold = heard && difference(heard, view);
    if (untold)
      fail(
        'last-view',
        `viewer ${viewer ?? 'onlooker'} sees a change that no event showed: ${untold}`,
      );
  }
  const gone = lost(after);
  if (gone) fail('plain-json', `the state: ${gone}`);
  return after;
}

/**
 * Checks that two choices of a seat of which another viewer learns the same events give that viewer
 * the same view.
 */
function lookAtSilence(
  {rules, dice, fail}: Walk,
  state: AnyState,
  seat: Seat,
  move: AnyMove,
): void {
  const other = dice.pick(rules.legalMoves(state, seat));
  const one = hear((emit) => rules.apply(state, seat, move, emit));
  const two = hear((emit) => rules.apply(state, seat, other, emit));
  for (const viewer of viewersOf(state.seats)) {
    if (viewer === seat) continue;
    const heard = [one, two].map(({events}) =>
      events.map((each) => rules.redact(each.event, viewer)),
    );
    if (difference(heard[0], heard[1])) continue;
    const seen = difference(rules.view(one.state, viewer), rules.view(two.state, viewer));
    if (seen)
      fail(
        'silent-choice',
        `${rules.formatMove(move)} or ${rules.formatMove(other)} of seat ${seat} gives the same events to ` +
          `viewer ${viewer ?? 'onlooker'} but another view: ${seen}`,
      );
  }
}
