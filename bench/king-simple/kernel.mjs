// Our kernel, changed in place, as in the rollouts of a search.
import {apply} from '../../src/games/king/kernel/kernel.js';
import {playWith} from './kernel-driver.mjs';

export {prepare} from './kernel-driver.mjs';

export const play = playWith((k, code) => {
  apply(k, code);
  return k;
});
