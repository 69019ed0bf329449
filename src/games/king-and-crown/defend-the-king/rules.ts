import type {Rng} from '../../../cards/index.js';
import type {Rules} from '../../../game/index.js';
import {positionReader} from '../../../game/read.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {parsePosition} from './position/parse-position.js';
import {defendPlayRules} from './play-rules.js';
import type {DefendState, DefendEvent, DefendView} from './types.js';

/** A full state that the view could have come from: one in which nobody else has chosen yet. */
const determinize = (
  {options, seats, phase, still, reveals, wins, choices, last}: DefendView,
  rng: Rng,
): DefendState => ({options, seats, rng, phase, still, reveals, wins, choices, last});

/** The rules of Defend the King. */
export const defendRules: Rules<DefendState, ChooseMove, DefendView, DefendEvent> = {
  ...defendPlayRules,
  determinize,
  parsePosition: positionReader(parsePosition),
};
