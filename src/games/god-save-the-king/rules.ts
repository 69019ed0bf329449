import {rngFrom} from '../../cards/index.js';
import type {Rules} from '../../game/index.js';
import {check} from './check.js';
import {imagine} from './imagine.js';
import {gskPlayRules} from './play-rules.js';
import type {GskMove, GskState, GskTold, GskView} from './types.js';

/** The rules of God Save the King. */
export type GskRules = Rules<GskState, GskMove, GskView, GskTold>;

/** All of the rules: what plays, and what reads positions and views. */
export const gskRules: GskRules = {
  ...gskPlayRules,
  imagine,
  check: (position, rng = rngFrom('position')) => check(position, rng),
};
