import {defineGame, type Game} from '../../../game/index.js';
import {machine} from './machine.js';
import {findRules} from './rules.js';
import type {FindMove, FindState, FindTold, FindView} from './types.js';

export {findRules} from './rules.js';
export type {FindMove, FindState, FindTold, FindView, Phase} from './types.js';
export {machine as findMachine};

/** Find the King: its rules and its chart. */
export const findGame: Game<FindState, FindMove, FindView, FindTold> = defineGame({
  rules: findRules,
  machine,
});
