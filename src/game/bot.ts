import type {Rng} from '../cards/index.js';
import type {AnyMove, AnyView} from './rules.js';
import type {Temper} from './temper.js';

/**
 * What a searching bot may spend on a decision: iterations, 0 for as many as its level has, with the
 * same answer each time; or milliseconds, after which it answers with what it has found by then.
 */
export type Budget = number | {readonly milliseconds: number};

/** All that a bot is given: its seat's view, the legal moves, and a random stream of its own. */
export interface Question<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  readonly view: View;
  /** Never empty. */
  readonly moves: readonly Move[];
  /**
   * A stream for this decision alone. It tells nothing of the seed of the deal, of other streams, or
   * of how many hidden choices others have made.
   */
  readonly rng: Rng;
  /** Bots that do not search ignore it. */
  readonly budget: Budget;
  /** `false` when nobody will read the reason; the bot may then leave it out. */
  readonly why?: boolean;
  /**
   * How to choose between moves of about the same worth. Bots whose choices have no style ignore it.
   * @default `even`
   */
  readonly temper?: Temper | undefined;
  /** Ends a search that lets others go on between its slices; it then rejects with the reason. */
  readonly signal?: AbortSignal;
}

/** The move a bot chose, and optionally its reason. */
export interface Choice<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  /** A message key of the game, together with the values to fill in. */
  readonly why?: {readonly key: string; readonly [value: string]: unknown};
}

/** An automatic player of one game. It sees its own view and never the state. */
export interface Bot<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  choose(question: Question<View, Move>): Choice<Move> | Promise<Choice<Move>>;
}
