import type {
  AnyMove,
  AnyState,
  AnyView,
  Foresight,
  Outcome,
  Problem,
  Rules,
  Seat,
} from '../game/index.js';
import {below, type Rng, step} from '../cards/index.js';

/** A decision of any game as a search problem: its worlds are states of the rules. */

interface World<State> {
  state: State;
  sealed: number;
}

/** The rules that a search needs. */
export type SearchRules<State extends AnyState, Move extends AnyMove, View extends AnyView> = Pick<
  Rules<State, Move, View>,
  'turn' | 'legalMoves' | 'apply' | 'outcome' | 'determinize' | 'formatMove'
>;

/** The problem of the seat of a view. */
export function problemOf<State extends AnyState, Move extends AnyMove, View extends AnyView>(
  rules: SearchRules<State, Move, View>,
  view: View,
  foresight: Foresight<State, Move, View> = {},
): Problem<World<State>, Move> {
  const known = new Map<string, number>();
  const moves: Move[] = [];
  const choiceOf = (move: Move): number => {
    const text = rules.formatMove(move);
    let choice = known.get(text);
    if (choice === undefined) {
      known.set(text, (choice = moves.length));
      moves.push(move);
    }
    return choice;
  };
  const {horizon, likelihood, playout, shortlist} = foresight;
  const draw =
    foresight.determinizer?.(view) ??
    ((stream: number[]): State => rules.determinize(view, taken(stream)));
  // Of several awaited seats the deciding one goes first; the others do not see its choice.
  const awaited = (state: State): Seat => {
    const seats = rules.turn(state);
    return seats.includes(view.seat!) ? view.seat! : (seats[0] ?? -1);
  };
  const turn = ({state}: World<State>): Seat => (horizon?.(state, view) ? -1 : awaited(state));
  const play = (world: World<State>, move: Move): void => {
    const {state, sealed} = world;
    const before = rules.turn(state);
    const seat = awaited(state);
    world.state = rules.apply(state, seat, move);
    const after = rules.turn(world.state);
    // A seat that has chosen in secret leaves the others awaited.
    const left = before.filter((other) => other !== seat);
    const waits = left.length > 0 && left.join() === after.join();
    world.sealed = waits ? sealed + 1 : 0;
  };
  return {
    seats: view.seats,
    draw: (stream) => ({state: draw(stream), sealed: 0}),
    ...(likelihood && {likelihood: ({state}) => likelihood(view, state)}),
    copy: ({state, sealed}) => ({state, sealed}),
    turn,
    choices({state}, into) {
      const seat = awaited(state);
      const legal = rules.legalMoves(state, seat);
      const list = shortlist?.(state, seat, legal) ?? legal;
      const count = Math.min(list.length, into.length);
      for (let at = 0; at < count; at++) into[at] = choiceOf(list[at]!);
      return count;
    },
    play: (world, choice) => play(world, moves[choice]!),
    sealed: ({sealed}) => sealed,
    finish(world, stream) {
      for (let seat = turn(world); seat >= 0; seat = turn(world)) {
        const legal = rules.legalMoves(world.state, seat);
        play(
          world,
          playout?.(world.state, seat, legal, stream) ?? legal[below(stream, legal.length)]!,
        );
      }
    },
    utility({state}, into) {
      into.set(foresight.utility?.(state, view) ?? gainOf(rules.outcome(state), view.seats));
    },
    choiceOf,
  };
}

/** A stream for rules that do not advance the state's own. */
function taken(stream: number[]): Rng {
  const words = [step(stream), step(stream), step(stream), step(stream)];
  return words.map((word) => word | 0) as unknown as Rng;
}

/** A share of the win for each winner, or for all if nobody wins; nothing while the match goes on. */
function gainOf(outcome: Outcome | undefined, seats: number): readonly number[] {
  const gains = Array.from({length: seats}, () => 0);
  const {winners = []} = outcome ?? {};
  if (outcome && winners.length === 0) return gains.fill(1 / seats);
  for (const seat of winners) gains[seat] = 1 / winners.length;
  return gains;
}
