import type {Rules} from '../../../game/index.js';
import {positionsBy} from '../../../game/read.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {parsePosition} from './position/parse-position.js';
import {defendPlayRules} from './play-rules.js';
import type {DefendState, DefendEvent, DefendView} from './types.js';

/** The rules of Defend the King. */
export const defendRules: Rules<DefendState, ChooseMove, DefendView, DefendEvent> = {
  ...defendPlayRules,
  ...positionsBy(parsePosition, {
    bySeat: ['wins', 'choices.made', 'last.cards'],
    seats: ['still', 'last.out', 'choices.from'],
  }),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
