import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {parsePosition} from './position/parse-position.js';
import {determinize} from './position/determinize.js';
import {gskPlayRules} from './play-rules.js';
import type {GskMove, GskState, GskEvent, GskView} from './types.js';

/** The rules of God Save the King. */
export type GskRules = Rules<GskState, GskMove, GskView, GskEvent>;

/** All of the rules: what plays, and what reads positions and views. */
export const gskRules: GskRules = {
  ...gskPlayRules,
  determinize,
  parsePosition: (position, rng = rngFrom('position')) => parsePosition(position, rng),
};
