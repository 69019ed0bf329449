import {rngFrom} from '../cards/index.js';
import type {AnyMove, AnyState, AnyTold, AnyView, Options, Seat} from '../game/index.js';
import type {Dice} from './dice.js';
import type {AnyRules, Fail} from './guarded.js';
import {difference, lost} from './plain.js';
import {type Secrets, type Viewer, viewersOf} from './secrets.js';

/** One step of a random game, and the laws about what is told on the way. */

/** What a walk carries along. */
export interface Walk {
  readonly rules: AnyRules;
  readonly secrets: Secrets;
  /** True where the cards are shuffled, so that nobody knows any more where they are; or those cards. */
  shuffles(told: AnyTold, then: AnyState): boolean | readonly string[];
  /** The cards of a state as text. */
  cardsOf(state: AnyState): string;
  readonly dice: Dice;
  /** True where every move is the one that a clock plays. */
  readonly idle: boolean;
  readonly fail: Fail;
}

interface Telling {
  readonly told: AnyTold;
  readonly then: AnyState;
}

/** Collects what is told. */
const hear = (run: (tell: (told: AnyTold, then: AnyState) => void) => AnyState) => {
  const told: Telling[] = [];
  const state = run((one, then) => void told.push({told: one, then}));
  return {state, told};
};

/**
 * Every viewer hears its part. Where the look is `dear`, or cards are shuffled, all that is heard
 * and seen is searched. Gives the last view that came with a happening, by viewer.
 */
function spread(
  walk: Walk,
  seats: number,
  told: readonly Telling[],
  end: AnyState,
  dear: boolean,
): Map<Viewer, AnyView> {
  const {rules, secrets, fail, cardsOf, shuffles} = walk;
  const last = new Map<Viewer, AnyView>();
  const cards = cardsOf(end);
  for (const {told: one, then} of told) {
    if (cardsOf(then) !== cards)
      fail('cards-kept', `with "${one.type}" [${cardsOf(then)}], but in the end [${cards}]`);
    const shuffled = shuffles(one, then);
    if (shuffled) secrets.forget(shuffled === true ? undefined : shuffled);
    for (const viewer of viewersOf(seats)) {
      const seen = rules.witness(one, viewer);
      if (!dear && !shuffled) {
        secrets.learn(viewer, seen, then);
        continue;
      }
      const view = secrets.search(viewer, seen, then);
      const odd = (seen && lost(seen)) ?? lost(view);
      if (odd) fail('plain-json', `"${one.type}" as witnessed, or the view with it: ${odd}`);
      if (seen) last.set(viewer, view);
    }
    if (!dear) continue;
    const gone = lost(one) ?? lost(then);
    if (gone) fail('plain-json', `"${one.type}" or the state with it: ${gone}`);
  }
  return last;
}

/** Deals, twice, and lets everyone hear of it. */
export function startOf(walk: Walk, options: Options, seats: number, seed: string): AnyState {
  const {rules, fail} = walk;
  const {state, told} = hear((tell) => rules.setup(options, seats, rngFrom(seed), tell));
  const again = difference(state, rules.setup(options, seats, rngFrom(seed)));
  if (again) fail('deterministic', `the same seed deals otherwise: ${again}`);
  spread(walk, seats, told, state, true);
  const gone = lost(state);
  if (gone) fail('plain-json', `the first state: ${gone}`);
  for (const viewer of viewersOf(seats)) walk.secrets.search(viewer, undefined, state);
  return state;
}

/** Plays one random move, adds it to `texts`, and gives the state after it. */
export function stepOf(walk: Walk, state: AnyState, texts: string[], dear: boolean): AnyState {
  const {rules, secrets, dice, fail, cardsOf, idle} = walk;
  const movers = (): readonly Seat[] =>
    Array.from({length: state.seats}, (_, seat) => seat).filter(
      (seat) => rules.legalMoves(state, seat).length > 0,
    );
  // Mostly those who are awaited; now and then one who may change a hidden choice.
  const seat = dice.pick(!idle && dice.roll(8) === 0 ? movers() : rules.turn(state));
  const move = idle ? rules.fallback(state, seat) : dice.pick(rules.legalMoves(state, seat));
  texts.push(`${seat}:${rules.write(move)}`);
  const {state: after, told} = hear((tell) => rules.apply(state, seat, move, tell));
  const [before, now] = [cardsOf(state), cardsOf(after)];
  if (before !== now) fail('cards-kept', `[${now}], but it was [${before}]`);
  if (dear) lookAtSilence(walk, state, seat, move);
  secrets.name(seat, move);
  const last = spread(walk, state.seats, told, after, dear);
  if (!dear) return after;
  const again = hear((tell) => rules.apply(state, seat, move, tell));
  const other =
    difference(after, again.state) ??
    difference(told, again.told, 'told') ??
    difference(after, rules.apply(state, seat, move));
  if (other) fail('deterministic', `the same move leads elsewhere: ${other}`);
  for (const viewer of viewersOf(state.seats)) {
    const view = secrets.search(viewer, undefined, after);
    const heard = last.get(viewer) ?? (viewer === seat ? undefined : rules.view(state, viewer));
    const untold = heard && difference(heard, view);
    if (untold)
      fail('told-all', `viewer ${viewer ?? 'onlooker'} sees what no happening showed: ${untold}`);
  }
  const gone = lost(after);
  if (gone) fail('plain-json', `the state: ${gone}`);
  return after;
}

/** Two choices of a seat, of which another hears the same, look the same to that other. */
function lookAtSilence(
  {rules, dice, fail}: Walk,
  state: AnyState,
  seat: Seat,
  move: AnyMove,
): void {
  const other = dice.pick(rules.legalMoves(state, seat));
  const one = hear((tell) => rules.apply(state, seat, move, tell));
  const two = hear((tell) => rules.apply(state, seat, other, tell));
  for (const viewer of viewersOf(state.seats)) {
    if (viewer === seat) continue;
    const heard = [one, two].map(({told}) => told.map((each) => rules.witness(each.told, viewer)));
    if (difference(heard[0], heard[1])) continue;
    const seen = difference(rules.view(one.state, viewer), rules.view(two.state, viewer));
    if (seen)
      fail(
        'silent-choice',
        `${rules.write(move)} or ${rules.write(other)} of seat ${seat} sounds the same to ` +
          `viewer ${viewer ?? 'onlooker'} and looks different: ${seen}`,
      );
  }
}
