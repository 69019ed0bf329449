import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {peasantsRules} from './rules.js';
import type {PeasantsMove, PeasantsState, PeasantsTold, PeasantsView} from './types.js';

export {peasantsRules} from './rules.js';
export {
  type Gift,
  LIMITS,
  type PeasantsMove,
  type PeasantsState,
  type PeasantsTold,
  type PeasantsView,
  type Rank,
  RANKS,
  type Scene,
} from './types.js';
export {machine as peasantsMachine};

/** Kings and Peasants: its rules and its chart. */
export const peasantsGame: Game<PeasantsState, PeasantsMove, PeasantsView, PeasantsTold> =
  defineGame({rules: peasantsRules, machine});
