import type {Rules} from '../../../game/index.js';
import {positionsBy} from '../../../game/read.js';
import {parsePosition} from './position/parse-position.js';
import {tourneyPlayRules} from './play-rules.js';
import type {TourneyState, TourneyEvent, TourneyView} from './types.js';
import type {ChooseMove} from '../rules/choose-move.js';

/** The rules of Tourney for the King. */
export const tourneyRules: Rules<TourneyState, ChooseMove, TourneyView, TourneyEvent> = {
  ...tourneyPlayRules,
  ...positionsBy(parsePosition, {
    bySeat: ['hands', 'choices.made'],
    seats: ['choices.from'],
  }),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
