import {defineGame, type Game} from '../../game/index.js';
import {machine} from './machine.js';
import {gskRules} from './rules.js';
import type {GskMove, GskState, GskEvent, GskView} from './types.js';

export {gskRules, type GskRules} from './rules.js';
export type {
  Answer,
  Cause,
  Fall,
  Formation,
  GskMeeting,
  GskMeetingView,
  GskMove,
  GskState,
  GskEvent,
  GskView,
  Hidden,
  Passage,
  Penalty,
  Push,
  Routed,
  Phase,
  Spot,
  TrickStep,
  TableIndex,
  Way,
} from './types.js';
export {machine as gskMachine};

/** God Save the King: its rules and its chart. */
export const gskGame: Game<GskState, GskMove, GskView, GskEvent> = defineGame({
  rules: gskRules,
  machine,
});
