import {defineGame, type Game} from '../../../game/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {machine} from './machine.js';
import {supportRules} from './rules.js';
import type {SupportState, SupportEvent, SupportView} from './types.js';

export type {ChooseMove} from '../rules/choose-move.js';
export {supportRules} from './rules.js';
export type {Meeting, SupportState, SupportEvent, SupportView} from './types.js';
export {machine as supportMachine};

/** Support the King: its rules and its chart. */
export const supportGame: Game<SupportState, ChooseMove, SupportView, SupportEvent> = defineGame({
  rules: supportRules,
  machine,
});
