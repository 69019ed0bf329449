import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {check} from './check.js';
import {imagine} from './imagine.js';
import {peasantsPlayRules} from './play-rules.js';
import type {PeasantsMove, PeasantsState, PeasantsTold, PeasantsView} from './types.js';

/** The rules of Kings and Peasants. */
export const peasantsRules: Rules<PeasantsState, PeasantsMove, PeasantsView, PeasantsTold> = {
  ...peasantsPlayRules,
  imagine,
  check: (position, rng = rngFrom('position')) => check(position, rng),
};
