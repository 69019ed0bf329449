import {defineGame, type Game} from '../../../game/index.js';
import {machine} from './machine.js';
import {tourneyRules} from './rules.js';
import type {TourneyState, TourneyEvent, TourneyView} from './types.js';
import type {ChooseMove} from '../rules/choose-move.js';

export {tourneyRules} from './rules.js';
export type {Phase, TourneyState, TourneyEvent, TourneyView} from './types.js';
export type {ChooseMove} from '../rules/choose-move.js';
export {machine as tourneyMachine};

/** Tourney for the King: its rules and its chart. */
export const tourneyGame: Game<TourneyState, ChooseMove, TourneyView, TourneyEvent> = defineGame({
  rules: tourneyRules,
  machine,
});
