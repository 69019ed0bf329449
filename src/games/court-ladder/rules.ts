import type {Rules} from '../../game/index.js';
import {positionsBy} from '../../game/read.js';
import {parsePosition} from './position/parse-position.js';
import {ladderPlayRules} from './play-rules.js';
import type {LadderMove, LadderState, LadderEvent, LadderView} from './types.js';

/** The type of Court Ladder's rules. */
export type LadderRules = Rules<LadderState, LadderMove, LadderView, LadderEvent>;

/** All the rules: those for playing and those that read positions and views. */
export const ladderRules: LadderRules = {
  ...ladderPlayRules,
  ...positionsBy(parsePosition, {
    bySeat: ['hands', 'shown', 'reigns'],
    seats: ['attacker', 'defender', 'by', 'allowed', 'passed', 'ranks', 'draw.seats'],
  }),
  faults: {ru: () => import('./messages/faults.ru.js').then(({ru}) => ru)},
};
