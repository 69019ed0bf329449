import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {check} from './check.js';
import {imagine} from './imagine.js';
import {playRulesOf} from './play-rules.js';
import type {KingMove, KingState, KingTold, KingView} from './types.js';
import type {Variant} from './columns.js';
import {VARIANTS, variantOf} from './variants.js';

/** The rules of one variant. */
export type KingRules = Rules<KingState, KingMove, KingView, KingTold>;

const rulesOf = (variant: Variant): KingRules => ({
  ...playRulesOf(variant),
  imagine: (seen, rng) => imagine(variant, seen, rng),
  check: (position, rng = rngFrom('position')) => check(variant, position, rng),
});

const known = new Map(VARIANTS.map((variant) => [variant.id, rulesOf(variant)]));

/**
 * The rules of a variant, by its id in the catalogue (`king-simple`).
 * @throws {RangeError} for an id that is no variant of King
 */
export const kingRules = (id: string): KingRules => known.get(id) ?? rulesOf(variantOf(id));
