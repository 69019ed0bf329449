import {rngFrom} from '../../../cards/index.js';
import type {Rules} from '../../../game/index.js';
import {check} from './check.js';
import {imagine} from './imagine.js';
import {courtPlayRules} from './play-rules.js';
import type {CourtMove, CourtState, CourtTold, CourtView} from './types.js';

/** The rules of The King at Court. */
export const courtRules: Rules<CourtState, CourtMove, CourtView, CourtTold> = {
  ...courtPlayRules,
  imagine,
  check: (position, rng = rngFrom('position')) => check(position, rng),
};
