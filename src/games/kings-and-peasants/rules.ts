import type {Rules} from '../../game/index.js';
import {positionsBy} from '../../game/read.js';
import {parsePosition} from './position/parse-position.js';
import {determinize} from './position/determinize.js';
import {peasantsPlayRules} from './play-rules.js';
import type {PeasantsMove, PeasantsState, PeasantsEvent, PeasantsView} from './types.js';

/** The rules of Kings and Peasants. */
export const peasantsRules: Rules<PeasantsState, PeasantsMove, PeasantsView, PeasantsEvent> = {
  ...peasantsPlayRules,
  determinize,
  ...positionsBy(parsePosition, {
    bySeat: ['hands', 'aside', 'tricks', 'elected', 'ranks', 'names'],
    seats: ['dealer', 'from', 'to', 'won'],
  }),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
