import {rngFrom} from '../../../cards/index.js';
import type {Rules} from '../../../game/index.js';
import {parsePosition} from './position/parse-position.js';
import {determinize} from './position/determinize.js';
import {findPlayRules} from './play-rules.js';
import type {FindMove, FindState, FindEvent, FindView} from './types.js';

/** The rules of Find the King. */
export const findRules: Rules<FindState, FindMove, FindView, FindEvent> = {
  ...findPlayRules,
  determinize,
  parsePosition: (position, rng = rngFrom('position')) => parsePosition(position, rng),
};
