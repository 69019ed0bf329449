import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {check} from './check.js';
import {setup} from './deal.js';
import {imagine} from './imagine.js';
import {read, write} from './notation.js';
import {apply, fallback, legalMoves, refuse} from './play.js';
import {outcome} from './score.js';
import type {KingMove, KingState, KingTold, KingView} from './types.js';
import {type Variant, VARIANTS, variantOf} from './variants.js';
import {view} from './view.js';

/** The rules of one variant. */
export type KingRules = Rules<KingState, KingMove, KingView, KingTold>;

const rulesOf = (variant: Variant): KingRules => ({
  id: variant.id,
  seats: variant.seats,
  options: variant.options,
  setup: (options, seats, rng, tell) => setup(variant, options, seats, rng, tell),
  turn: ({turn}) => turn,
  phase: ({phase}) => phase,
  legalMoves,
  refuse,
  apply: (state, seat, move, tell) => apply(variant, state, seat, move, tell),
  fallback,
  outcome: (state) => outcome(variant, state),
  view,
  witness: (told) => told, // everything that King tells is public (F-1)
  imagine: (seen, rng) => imagine(variant, seen, rng),
  write,
  read,
  check: (position, rng = rngFrom('position')) => check(variant, position, rng),
});

const known = new Map(VARIANTS.map((variant) => [variant.id, rulesOf(variant)]));

/**
 * The rules of a variant, by its id in the catalogue (`king-simple`).
 * @throws {RangeError} for an id that is no variant of King
 */
export const kingRules = (id: string): KingRules => known.get(id) ?? rulesOf(variantOf(id));
