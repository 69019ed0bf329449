import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {crushRules} from './rules.js';
import type {CrushMove, CrushState, CrushEvent, CrushView} from './types.js';

export {crushRules} from './rules.js';
export {
  canSpyAs,
  discoveredBy,
  type Government,
  isComplete,
  isSpy,
  isWild,
  membersIn,
  nextRank,
  placeOf,
  PLACES,
  spiesIn,
  spyPlaces,
  suitOfGovernment,
} from './rules/government.js';
export type {CrushMove, CrushState, CrushEvent, CrushView, Limit, Phase, Piles} from './types.js';
export {machine as crushMachine};

/** Crush the Crown: its rules and its chart. */
export const crushGame: Game<CrushState, CrushMove, CrushView, CrushEvent> = defineGame({
  rules: crushRules,
  machine,
});
