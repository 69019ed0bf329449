import type {Rng} from '../cards/index.js';
import type {AnyMove, AnyView} from './rules.js';

/** All that a bot is given: what its seat sees, what it may do, and a random stream of its own. */
export interface Question<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  readonly view: View;
  /** Never empty. */
  readonly moves: readonly Move[];
  /** From the bot's own seed, its seat and the move's number: the same position, the same choice. */
  readonly rng: Rng;
  /** Iterations a searching bot may spend; rule-based bots ignore it. */
  readonly budget: number;
  /** `false` where nobody will read the reason: the choice may come without it. */
  readonly why?: boolean;
  readonly signal?: AbortSignal;
}

/** A move, and why in the key of a sentence with its values. */
export interface Choice<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  /** A key of the game's words and what to fill in. */
  readonly why?: {readonly key: string; readonly [value: string]: unknown};
}

/** A player of one game. It never sees more than its view. */
export interface Bot<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  choose(question: Question<View, Move>): Choice<Move> | Promise<Choice<Move>>;
}
