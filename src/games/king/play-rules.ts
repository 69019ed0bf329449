import type {PlayRules} from '../../game/index.js';
import {setup} from './deal.js';
import {read, write} from './notation.js';
import {apply, fallback, legalMoves, refuse} from './play.js';
import {outcome} from './score.js';
import type {KingMove, KingState, KingTold, KingView} from './types.js';
import type {Variant} from './columns.js';
import {variantOf} from './variants.js';
import {view} from './view.js';

/** What a match of a variant needs from its first deal on. */
export type KingPlayRules = PlayRules<KingState, KingMove, KingView, KingTold>;

/** The half of a variant's rules that plays. */
export const playRulesOf = (variant: Variant): KingPlayRules => ({
  id: variant.id,
  seats: variant.seats,
  options: variant.options,
  setup: (options, seats, rng, tell) => setup(variant, options, seats, rng, tell),
  turn: ({turn}) => turn,
  phase: ({phase}) => phase,
  legalMoves,
  refuse,
  apply: (state, seat, move, tell) => apply(variant, state, seat, move as never, tell),
  fallback,
  outcome: (state) => outcome(variant, state),
  view,
  witness: (told) => told, // everything that King tells is public (F-1)
  write,
  read,
});

/**
 * The same by its id in the catalogue (`king-simple`).
 * @throws {RangeError} for an id that is no variant of King
 */
export const kingPlayRules = (id: string): KingPlayRules => playRulesOf(variantOf(id));
