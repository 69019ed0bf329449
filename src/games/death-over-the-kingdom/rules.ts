import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {parsePosition} from './position/parse-position.js';
import {determinize} from './position/determinize.js';
import {kingdomPlayRules} from './play-rules.js';
import type {KingdomMove, KingdomState, KingdomEvent, KingdomView} from './types.js';

/** The rules of Death Over the Kingdom. */
export type KingdomRules = Rules<KingdomState, KingdomMove, KingdomView, KingdomEvent>;

/** All of the rules: what plays, and what reads positions and views. */
export const kingdomRules: KingdomRules = {
  ...kingdomPlayRules,
  determinize,
  parsePosition: (position, rng = rngFrom('position')) => parsePosition(position, rng),
};
