import {defineGame, type Game} from '../../../game/index.js';
import {machine} from './machine.js';
import {tourneyRules} from './rules.js';
import type {TourneyMove, TourneyState, TourneyEvent, TourneyView} from './types.js';

export {tourneyRules} from './rules.js';
export type {Phase, TourneyMove, TourneyState, TourneyEvent, TourneyView} from './types.js';
export {machine as tourneyMachine};

/** Tourney for the King: its rules and its chart. */
export const tourneyGame: Game<TourneyState, TourneyMove, TourneyView, TourneyEvent> = defineGame({
  rules: tourneyRules,
  machine,
});
