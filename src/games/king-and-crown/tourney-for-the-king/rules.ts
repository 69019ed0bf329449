import {rngFrom} from '../../../cards/index.js';
import type {Rules} from '../../../game/index.js';
import {check} from './check.js';
import {imagine} from './imagine.js';
import {tourneyPlayRules} from './play-rules.js';
import type {TourneyMove, TourneyState, TourneyTold, TourneyView} from './types.js';

/** The rules of Tourney for the King. */
export const tourneyRules: Rules<TourneyState, TourneyMove, TourneyView, TourneyTold> = {
  ...tourneyPlayRules,
  imagine,
  check: (position, rng = rngFrom('position')) => check(position, rng),
};
