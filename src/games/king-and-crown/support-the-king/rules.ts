import type {Rng} from '../../../cards/index.js';
import type {Rules} from '../../../game/index.js';
import {positionReader} from '../../../game/read.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {parsePosition} from './position/parse-position.js';
import {supportPlayRules} from './play-rules.js';
import type {SupportState, SupportEvent, SupportView} from './types.js';

/** A full state that the view could have come from: one in which nobody else has chosen yet. */
const determinize = (
  {options, seats, phase, lord, wins, choices, last}: SupportView,
  rng: Rng,
): SupportState => ({options, seats, rng, phase, lord, wins, choices, last});

/** The rules of Support the King. */
export const supportRules: Rules<SupportState, ChooseMove, SupportView, SupportEvent> = {
  ...supportPlayRules,
  determinize,
  parsePosition: positionReader(parsePosition),
};
