import type {Rules} from '../../game/index.js';
import {positionsBy} from '../../game/read.js';
import {parsePosition} from './position/parse-position.js';
import {determinize} from './position/determinize.js';
import {crushPlayRules} from './play-rules.js';
import type {CrushMove, CrushState, CrushEvent, CrushView} from './types.js';

/** The rules of Crush the Crown. */
export const crushRules: Rules<CrushState, CrushMove, CrushView, CrushEvent> = {
  ...crushPlayRules,
  determinize,
  ...positionsBy(parsePosition, {
    bySeat: ['hands', 'governments', 'shown', 'limits'],
    seats: ['dealer', 'active'],
  }),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
