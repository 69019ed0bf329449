import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {ladderRules} from './rules.js';
import type {LadderMove, LadderState, LadderEvent, LadderView} from './types.js';

export {demote, rankName, type RankName} from './rules/ladder.js';
export {ladderRules, type LadderRules} from './rules.js';
export type {
  Bout,
  Draw,
  LadderMove,
  LadderState,
  LadderEvent,
  LadderView,
  Pair,
  Phase,
  LadderStep,
} from './types.js';
export {machine as ladderMachine};

/** Court Ladder: its rules and its chart. */
export const ladderGame: Game<LadderState, LadderMove, LadderView, LadderEvent> = defineGame({
  rules: ladderRules,
  machine,
});
