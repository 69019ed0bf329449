import type {Rules} from '../../game/index.js';
import {positionReader} from '../../game/read.js';
import {parsePosition} from './position/parse-position.js';
import {kingdomPlayRules} from './play-rules.js';
import type {KingdomMove, KingdomState, KingdomEvent, KingdomView} from './types.js';

/** The type of Death Over the Kingdom's rules. */
export type KingdomRules = Rules<KingdomState, KingdomMove, KingdomView, KingdomEvent>;

/** All the rules: those for playing and those that read positions and views. */
export const kingdomRules: KingdomRules = {
  ...kingdomPlayRules,
  parsePosition: positionReader(parsePosition),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
