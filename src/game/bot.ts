import type {Rng} from '../cards/index.js';
import type {AnyMove, AnyView} from './rules.js';
import type {Temper} from './temper.js';

/**
 * The limit of a search for one decision: iterations (0 for as many as its level has), with the same
 * answer each time; or milliseconds, after which it answers with the best move so far.
 */
export type Budget = number | {readonly milliseconds: number};

/** Everything that a bot is given: its seat's view, the legal moves and its own random stream. */
export interface Question<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  readonly view: View;
  /** Never empty. */
  readonly moves: readonly Move[];
  /**
   * A stream for this decision alone. It reveals nothing about the seed of the deal, other streams or
   * the number of hidden choices that others have made.
   */
  readonly rng: Rng;
  /** Bots that do not search ignore it. */
  readonly budget: Budget;
  /** `false` when the reason will not be read; the bot may then leave it out. */
  readonly why?: boolean;
  /**
   * How to choose between moves that are worth about the same. Bots without style ignore it.
   * @default `even`
   */
  readonly temper?: Temper | undefined;
  /** Stops a search that pauses between slices; it then rejects with the reason. */
  readonly signal?: AbortSignal;
}

/** The move a bot chose, and optionally its reason. */
export interface Choice<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  /** A message key of the game, with its values. */
  readonly why?: {readonly key: string; readonly [value: string]: unknown};
}

/** An automatic player of one game. It sees its seat's view and never the state. */
export interface Bot<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  choose(question: Question<View, Move>): Choice<Move> | Promise<Choice<Move>>;
}
