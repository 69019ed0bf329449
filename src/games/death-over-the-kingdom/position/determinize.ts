import type {Rng} from '../../../cards/index.js';
import {fill} from './fill.js';
import type {KingdomState, KingdomView} from '../types.js';

/**
 * A state that the view could have come from: nothing is known of a hidden card but that it is none of
 * those in sight, so all of them are drawn alike.
 */
export const determinize = (view: KingdomView, rng: Rng): KingdomState => fill(view, rng);
