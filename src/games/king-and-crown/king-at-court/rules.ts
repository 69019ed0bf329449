import {rngFrom} from '../../../cards/index.js';
import type {Rules} from '../../../game/index.js';
import {parsePosition} from './check.js';
import {determinize} from './imagine.js';
import {courtPlayRules} from './play-rules.js';
import type {CourtMove, CourtState, CourtEvent, CourtView} from './types.js';

/** The rules of The King at Court. */
export const courtRules: Rules<CourtState, CourtMove, CourtView, CourtEvent> = {
  ...courtPlayRules,
  determinize,
  parsePosition: (position, rng = rngFrom('position')) => parsePosition(position, rng),
};
