import type {Rules} from '../../game/index.js';
import {positionsBy} from '../../game/read.js';
import {parsePosition} from './position/parse-position.js';
import {kingdomPlayRules} from './play-rules.js';
import type {KingdomMove, KingdomState, KingdomEvent, KingdomView} from './types.js';

/** The type of Death Over the Kingdom's rules. */
export type KingdomRules = Rules<KingdomState, KingdomMove, KingdomView, KingdomEvent>;

/** All the rules: those for playing and those that read positions and views. */
export const kingdomRules: KingdomRules = {
  ...kingdomPlayRules,
  ...positionsBy(parsePosition, {
    bySeat: [
      'hands',
      'areas',
      'up',
      'deeds',
      'values',
      'eyes.hands',
      'eyes.areas',
      'choices.made',
      'last.cards',
      'last.values',
    ],
    seats: [
      'dealer',
      'with',
      'choices.from',
      'last.winners',
      'eyes.hands',
      'eyes.areas',
      'eyes.pile',
    ],
  }),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
