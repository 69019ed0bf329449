import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {check} from './check.js';
import {imagine} from './imagine.js';
import {crushPlayRules} from './play-rules.js';
import type {CrushMove, CrushState, CrushTold, CrushView} from './types.js';

/** The rules of Crush the Crown. */
export const crushRules: Rules<CrushState, CrushMove, CrushView, CrushTold> = {
  ...crushPlayRules,
  imagine,
  check: (position, rng = rngFrom('position')) => check(position, rng),
};
