import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {check} from './check.js';
import {imagine} from './imagine.js';
import {kingdomPlayRules} from './play-rules.js';
import type {KingdomMove, KingdomState, KingdomTold, KingdomView} from './types.js';

/** The rules of Death Over the Kingdom. */
export type KingdomRules = Rules<KingdomState, KingdomMove, KingdomView, KingdomTold>;

/** All of the rules: what plays, and what reads positions and views. */
export const kingdomRules: KingdomRules = {
  ...kingdomPlayRules,
  imagine,
  check: (position, rng = rngFrom('position')) => check(position, rng),
};
