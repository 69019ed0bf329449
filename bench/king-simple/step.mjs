// Our kernel, a fresh position for every move: what the tree of a search does.
import {step} from '../../src/games/king/kernel/kernel.js';
import {playWith} from './kernel-driver.mjs';

export {prepare} from './kernel-driver.mjs';

export const play = playWith(step);
