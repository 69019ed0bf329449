import type {Rng} from '../cards/index.js';
import type {AnyMove, AnyState, AnyView, Seat} from './rules.js';

/**
 * What a search needs of a game besides its rules. A search gets a seat's view and nothing else: it
 * draws worlds, which are full states that look the same to that seat, plays them on and compares the
 * results of its choices.
 */

/**
 * A decision as a search sees it. Worlds may have any form; choices are whole numbers from 0 to
 * 65535 that stand for moves. All streams are changed in place.
 */
export interface Problem<World, Move extends AnyMove = AnyMove> {
  readonly seats: number;
  /**
   * True if the decision alone is searched and the policy plays the rest: all choices are then played
   * in the same worlds, and the likeliest is kept unless another is clearly better. Where luck decides
   * most of a result, this tells more than a tree.
   */
  readonly flat?: boolean;
  /** Draws a world that looks the same to the deciding seat; all that fit are equally likely. */
  draw(stream: number[]): World;
  /**
   * How well the choices of the other seats fit a world: the logarithm of a likelihood, finite, up to a
   * constant. Without it all worlds count alike.
   */
  likelihood?(world: World): number;
  /** A copy that can be played on without changing the original. */
  copy(world: World): World;
  /** The seat that chooses next; -1 at the horizon, where the search looks no further. */
  turn(world: World): Seat;
  /** Writes the legal choices of that seat into `into`, the likeliest first; returns their number. */
  choices(world: World, into: Uint16Array): number;
  /** Plays a legal choice in place; plays on until a seat has a choice or the horizon is reached. */
  play(world: World, choice: number): void;
  /**
   * The number of choices that have been made in the world and that other seats have not seen yet; they
   * are seen once it falls. Absent in games without hidden choices.
   */
  sealed?(world: World): number;
  /** Plays to the horizon in place, by a quick policy for all seats. */
  finish(world: World, stream: number[]): void;
  /** Writes the utility of each seat at the horizon, on any scale; more is better. */
  utility(world: World, into: Float64Array): void;
  /**
   * Does what `finish` and `utility` do, for a judgement of moves: where few cards are left, a world is
   * solved, so that no later mistake of a policy is charged to the move.
   */
  settle?(world: World, stream: number[], into: Float64Array): void;
  /** The choice that stands for a legal move of the deciding seat. */
  choiceOf(move: Move): number;
}

/** The decisions of a game that chance makes. */
export interface Lots<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  /**
   * The lot that a move draws: moves of one lot take one of several things of which the seat of the view
   * knows nothing, so none of them is better. `undefined` for moves that draw none.
   */
  lotOf(view: View, move: Move): string | undefined;
}

/**
 * What any search needs of a game. Everything is optional: the defaults draw worlds with `determinize`,
 * look to the end of the match, and play at random beyond the tree. Methods are pure unless they
 * advance a stream.
 */
export interface Foresight<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> {
  /**
   * The share of a level's iterations and worlds that a decision may use, above 0 and up to 1, in games
   * whose iterations are slow. It is measured (`npm run bench -- --only=bots`), so that 95 % of
   * decisions stay within the time of their level (`bots.md`).
   * @default 1
   */
  share?(view: View, moves: readonly Move[]): number;
  /**
   * Prepares a view for many draws. Advances the stream in place.
   * @default `determinize` of the rules, called each time
   */
  determinizer?(view: View): (stream: number[]) => State;
  /**
   * How well earlier choices fit a world: a logarithm, finite, up to a constant.
   * @default all worlds count alike
   */
  likelihood?(view: View, world: State): number;
  /**
   * True where a search that began at the view looks no further, such as the end of the deal.
   * @default the end of the match
   */
  horizon?(world: State, view: View): boolean;
  /**
   * The utility of each seat at the horizon, on any scale; more is better.
   * @default a share of the win at the end of the match, nothing before it
   */
  utility?(world: State, view: View): readonly number[];
  /**
   * The unit of utilities, for readers: shares of a win, points, or players who end below.
   * @default `share`
   */
  readonly unit?: 'share' | 'points' | 'places';
  /**
   * The moves worth searching, the likeliest first, where hundreds are legal.
   * @default all legal moves, in their order
   */
  shortlist?(world: State, seat: Seat, moves: readonly Move[]): readonly Move[];
  /**
   * A quick, sensible move beyond the tree. Advances the stream in place.
   * @default any legal move
   */
  playout?(world: State, seat: Seat, moves: readonly Move[], stream: number[]): Move;
  /**
   * A decision in the game's own form, if its states are too slow to search; `undefined` for decisions
   * that take the default form.
   */
  problem?(view: View, moves: readonly Move[], rng: Rng): Problem<unknown, Move> | undefined;
  /**
   * A decision that may decide the match, in the game's own form, its worlds worth how the match may end;
   * `undefined` for all others. It is for bots alone: judgements of moves take `problem`.
   */
  decisive?(view: View, moves: readonly Move[]): Problem<unknown, Move> | undefined;
}
