import {defineGame, type Game} from '../../../game/index.js';
import {machine} from './machine.js';
import {courtRules} from './rules.js';
import type {CourtMove, CourtState, CourtEvent, CourtView} from './types.js';

export {courtRules} from './rules.js';
export type {Saying, SpokenSaying, Title} from './rules/saying.js';
export type {CourtMove, CourtState, CourtEvent, CourtView, Phase} from './types.js';
export {machine as courtMachine};

/** The King at Court: its rules and its chart. */
export const courtGame: Game<CourtState, CourtMove, CourtView, CourtEvent> = defineGame({
  rules: courtRules,
  machine,
});
