import type {PlayRules} from '../../../game/index.js';
import {apply, OPTIONS, outcome, phaseOf, setup, turn} from './rules/match.js';
import {parseMove, formatMove} from '../rules/choose-move.js';
import {fallback, legalMoves, refuse} from './rules/play.js';
import type {TourneyState, TourneyEvent, TourneyView} from './types.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {view, redact} from './view.js';

/**
 * The rules that a match needs to be played; those that read positions and views are in `rules.ts`.
 */
export const tourneyPlayRules: PlayRules<TourneyState, ChooseMove, TourneyView, TourneyEvent> = {
  id: 'tourney-for-the-king',
  seats: {min: 2, max: 2},
  options: OPTIONS,
  setup,
  turn,
  phase: phaseOf,
  legalMoves,
  refuse,
  apply,
  fallback,
  outcome,
  view,
  redact,
  formatMove,
  parseMove,
};
