import type {Rng} from '../../../cards/index.js';
import {fill} from './fill.js';
import type {KingdomState, KingdomView} from '../types.js';

/**
 * A full state that the view could have come from. A hidden card can be any that is not in sight,
 * so all unknown cards are drawn alike.
 */
export const determinize = (view: KingdomView, rng: Rng): KingdomState => fill(view, rng);
