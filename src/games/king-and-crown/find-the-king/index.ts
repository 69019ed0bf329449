import {defineGame, type Game} from '../../../game/index.js';
import {machine} from './machine.js';
import {findRules} from './rules.js';
import type {FindMove, FindState, FindEvent, FindView} from './types.js';

export {findRules} from './rules.js';
export type {FindMove, FindState, FindEvent, FindView, Phase} from './types.js';
export {machine as findMachine};

/** Find the King: its rules and its chart. */
export const findGame: Game<FindState, FindMove, FindView, FindEvent> = defineGame({
  rules: findRules,
  machine,
});
