import {type Rng, rngFrom} from '../../../cards/index.js';
import type {Rules} from '../../../game/index.js';
import type {ChooseMove} from '../choosing.js';
import {check} from './check.js';
import {defendPlayRules} from './play-rules.js';
import type {DefendState, DefendTold, DefendView} from './types.js';

/** A state that the view could have come from: one in which nobody else has chosen yet. */
const imagine = (
  {options, seats, phase, still, reveals, wins, choices, last}: DefendView,
  rng: Rng,
): DefendState => ({options, seats, rng, phase, still, reveals, wins, choices, last});

/** The rules of Defend the King. */
export const defendRules: Rules<DefendState, ChooseMove, DefendView, DefendTold> = {
  ...defendPlayRules,
  imagine,
  check: (position, rng = rngFrom('position')) => check(position, rng),
};
