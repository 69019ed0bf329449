import type {Rules} from '../../../game/index.js';
import {positionsBy} from '../../../game/read.js';
import {parsePosition} from './position/parse-position.js';
import {courtPlayRules} from './play-rules.js';
import type {CourtMove, CourtState, CourtEvent, CourtView} from './types.js';

/** The rules of The King at Court. */
export const courtRules: Rules<CourtState, CourtMove, CourtView, CourtEvent> = {
  ...courtPlayRules,
  ...positionsBy(parsePosition, {
    bySeat: ['hands', 'was', 'choices.made'],
    seats: ['lord', 'ready', 'quiet', 'by', 'looked.at', 'accused', 'joined', 'choices.from'],
  }),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
