import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {parsePosition} from './position/parse-position.js';
import {determinize} from './position/determinize.js';
import {ladderPlayRules} from './play-rules.js';
import type {LadderMove, LadderState, LadderEvent, LadderView} from './types.js';

/** The rules of Court Ladder. */
export type LadderRules = Rules<LadderState, LadderMove, LadderView, LadderEvent>;

/** All of the rules: what plays, and what reads positions and views. */
export const ladderRules: LadderRules = {
  ...ladderPlayRules,
  determinize,
  parsePosition: (position, rng = rngFrom('position')) => parsePosition(position, rng),
};
