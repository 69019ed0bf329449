import type {Rules} from '../../../game/index.js';
import {positionsBy} from '../../../game/read.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {parsePosition} from './position/parse-position.js';
import {supportPlayRules} from './play-rules.js';
import type {SupportState, SupportEvent, SupportView} from './types.js';

/** The rules of Support the King. */
export const supportRules: Rules<SupportState, ChooseMove, SupportView, SupportEvent> = {
  ...supportPlayRules,
  ...positionsBy(parsePosition, {
    bySeat: ['wins', 'choices.made', 'last.cards'],
    seats: ['lord', 'last.winner', 'choices.from'],
  }),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
