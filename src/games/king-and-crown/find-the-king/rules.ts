import {rngFrom} from '../../../cards/index.js';
import type {Rules} from '../../../game/index.js';
import {check} from './check.js';
import {imagine} from './imagine.js';
import {findPlayRules} from './play-rules.js';
import type {FindMove, FindState, FindTold, FindView} from './types.js';

/** The rules of Find the King. */
export const findRules: Rules<FindState, FindMove, FindView, FindTold> = {
  ...findPlayRules,
  imagine,
  check: (position, rng = rngFrom('position')) => check(position, rng),
};
