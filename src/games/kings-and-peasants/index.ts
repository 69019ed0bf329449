import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {peasantsRules} from './rules.js';
import type {PeasantsMove, PeasantsState, PeasantsEvent, PeasantsView} from './types.js';

export {peasantsRules} from './rules.js';
export {
  type Gift,
  LIMITS,
  type PeasantsMove,
  type PeasantsState,
  type PeasantsEvent,
  type PeasantsView,
  type Rank,
  RANKS,
  type Phase,
} from './types.js';
export {machine as peasantsMachine};

/** Kings and Peasants: its rules and its chart. */
export const peasantsGame: Game<PeasantsState, PeasantsMove, PeasantsView, PeasantsEvent> =
  defineGame({rules: peasantsRules, machine});
