import {defineGame, type Game} from '../../../game/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {machine} from './machine.js';
import {defendRules} from './rules.js';
import type {DefendState, DefendEvent, DefendView} from './types.js';

export type {ChooseMove} from '../rules/choose-move.js';
export {defendRules} from './rules.js';
export type {Meeting, DefendState, DefendEvent, DefendView} from './types.js';
export {machine as defendMachine};

/** Defend the King: its rules and its chart. */
export const defendGame: Game<DefendState, ChooseMove, DefendView, DefendEvent> = defineGame({
  rules: defendRules,
  machine,
});
