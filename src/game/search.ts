import type {Rng} from '../cards/index.js';
import type {AnyMove, AnyState, AnyView, Seat} from './rules.js';

/**
 * What a search needs of a game besides its rules. A search gets a seat's view and nothing else:
 * it draws worlds, full states that look the same to that seat, plays on in them and compares what
 * its choices bring.
 */

/**
 * A decision as a search sees it. Worlds may have any form; choices are whole numbers from 0 to
 * 65535 that stand for moves. All streams are changed in place.
 */
export interface Problem<World, Move extends AnyMove = AnyMove> {
  readonly seats: number;
  /**
   * True where the decision alone is searched, and what follows it is played by the policy: then all
   * choices are played in the same worlds, and the likeliest is kept unless another is surely better.
   * That tells more than a tree where luck decides most of what a choice seems to bring.
   */
  readonly flat?: boolean;
  /** Draws a world that looks the same to the seat that decides; all that fit are equally likely. */
  draw(stream: number[]): World;
  /**
   * How well the choices of the other seats fit a world: the logarithm of a likelihood, finite, up to
   * a constant. Without it all worlds that were drawn count alike.
   */
  likelihood?(world: World): number;
  /** A copy that is played on without changing the original. */
  copy(world: World): World;
  /** The seat that chooses next; -1 at the horizon, where the search looks no further. */
  turn(world: World): Seat;
  /** Writes the legal choices of that seat into `into`, the likeliest first; answers their number. */
  choices(world: World, into: Uint16Array): number;
  /** Plays a legal choice in place; plays on until a seat has a choice or the horizon is reached. */
  play(world: World, choice: number): void;
  /**
   * How many choices of the world are made and not yet seen by the other seats; they are seen once the
   * number falls. Absent in games without hidden choices.
   */
  sealed?(world: World): number;
  /** Plays to the horizon in place, by a quick policy for all seats. */
  finish(world: World, stream: number[]): void;
  /** Writes what each seat has at the horizon, on any scale; more is better. */
  utility(world: World, into: Float64Array): void;
  /** The choice that stands for a legal move of the seat that decides. */
  choiceOf(move: Move): number;
}

/**
 * The part of a game that lets any search play it. Everything is optional: the defaults draw worlds
 * with `determinize`, look to the end of the match, and play at random beyond the tree. Methods are
 * pure unless they say that they change a stream in place.
 */
export interface Foresight<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> {
  /**
   * The part of a level's iterations and worlds that a decision may spend, above 0 and up to 1, where
   * an iteration takes longer than in most games. It is measured (`npm run bench -- --only=bots`), so
   * that 95 of 100 decisions take no longer than a level may (`bots.md`).
   * @default 1
   */
  share?(view: View, moves: readonly Move[]): number;
  /**
   * Prepares a view for many draws. Advances the stream in place.
   * @default `determinize` of the rules, newly each time
   */
  determinizer?(view: View): (stream: number[]) => State;
  /**
   * How well what was chosen before fits a world: a logarithm, finite, up to a constant.
   * @default all worlds count alike
   */
  likelihood?(view: View, world: State): number;
  /**
   * True where a search that began at the view looks no further, such as the end of the deal.
   * @default the end of the match
   */
  horizon?(world: State, view: View): boolean;
  /**
   * What each seat has at the horizon, on any scale; more is better.
   * @default a share of the win at the end of the match, nothing before it
   */
  utility?(world: State, view: View): readonly number[];
  /**
   * What utilities count, for their readers: shares of a win, points, or players who end below.
   * @default `share`
   */
  readonly unit?: 'share' | 'points' | 'places';
  /**
   * The moves that are worth a look, the likeliest first, where there are hundreds of legal ones.
   * @default all legal moves, in their order
   */
  shortlist?(world: State, seat: Seat, moves: readonly Move[]): readonly Move[];
  /**
   * A quick, sensible move beyond the tree. Advances the stream in place.
   * @default any legal move
   */
  playout?(world: State, seat: Seat, moves: readonly Move[], stream: number[]): Move;
  /**
   * A decision in a form of the game's own, where its states are too slow to search; `undefined` for
   * decisions that it leaves to the rest.
   */
  problem?(view: View, moves: readonly Move[], rng: Rng): Problem<unknown, Move> | undefined;
}
