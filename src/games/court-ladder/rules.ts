import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {check} from './check.js';
import {imagine} from './imagine.js';
import {ladderPlayRules} from './play-rules.js';
import type {LadderMove, LadderState, LadderTold, LadderView} from './types.js';

/** The rules of Court Ladder. */
export type LadderRules = Rules<LadderState, LadderMove, LadderView, LadderTold>;

/** All of the rules: what plays, and what reads positions and views. */
export const ladderRules: LadderRules = {
  ...ladderPlayRules,
  imagine,
  check: (position, rng = rngFrom('position')) => check(position, rng),
};
