// Our kernel, changed in place: what the rollouts of a search do.
import {apply} from '../../src/games/king/kernel/kernel.js';
import {playWith} from './kernel-driver.mjs';

export {prepare} from './kernel-driver.mjs';

export const play = playWith((k, code) => {
  apply(k, code);
  return k;
});
