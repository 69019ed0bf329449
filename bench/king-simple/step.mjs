// Our kernel, a fresh position for every move, as in the tree of a search.
import {step} from '../../src/games/king/kernel/kernel.js';
import {playWith} from './kernel-driver.mjs';

export {prepare} from './kernel-driver.mjs';

export const play = playWith(step);
