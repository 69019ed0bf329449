import type {Rules} from '../../../game/index.js';
import {positionsBy} from '../../../game/read.js';
import {parsePosition} from './position/parse-position.js';
import {findPlayRules} from './play-rules.js';
import type {FindMove, FindState, FindEvent, FindView} from './types.js';

/** The rules of Find the King. */
export const findRules: Rules<FindState, FindMove, FindView, FindEvent> = {
  ...findPlayRules,
  ...positionsBy(parsePosition, {bySeat: ['wins'], seats: ['lord']}),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
