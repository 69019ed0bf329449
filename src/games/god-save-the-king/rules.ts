import type {Rules} from '../../game/index.js';
import {positionsBy} from '../../game/read.js';
import {parsePosition} from './position/parse-position.js';
import {determinize} from './position/determinize.js';
import {gskPlayRules} from './play-rules.js';
import type {GskMove, GskState, GskEvent, GskView} from './types.js';

/** The type of God Save the King's rules. */
export type GskRules = Rules<GskState, GskMove, GskView, GskEvent>;

/** All the rules: those for playing and those that read positions and views. */
export const gskRules: GskRules = {
  ...gskPlayRules,
  determinize,
  ...positionsBy(parsePosition, {
    bySeat: ['hands', 'formations', 'piles', 'tokens', 'alive', 'matches.choices.made'],
    seats: [
      'letters',
      'by',
      'from',
      'to',
      'known',
      'asked',
      'winner',
      'result.winners',
      'matches.seats',
      'shown.seats',
    ],
  }),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
