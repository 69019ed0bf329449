import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {check} from './check.js';
import type {Variant} from './columns.js';
import {imagine} from './imagine.js';
import {playRulesOf} from './play-rules.js';
import type {KingMove, KingState, KingTold, KingView} from './types.js';

/** The rules of one variant. */
export type KingRules = Rules<KingState, KingMove, KingView, KingTold>;

/** The rules of a row: who has one needs not fetch the others. */
export const rulesOf = (variant: Variant): KingRules => ({
  ...playRulesOf(variant),
  imagine: (seen, rng) => imagine(variant, seen, rng),
  check: (position, rng = rngFrom('position')) => check(variant, position, rng),
});
