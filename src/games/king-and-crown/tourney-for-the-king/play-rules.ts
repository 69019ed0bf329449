import type {Rules} from '../../../game/index.js';
import {apply, OPTIONS, outcome, phaseOf, setup, turn} from './rules/match.js';
import {notation} from '../rules/choose-move.js';
import {fallback, legalMoves, refuse} from './rules/play.js';
import type {TourneyState, TourneyEvent, TourneyView} from './types.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {determinize, redact, view} from './view.js';

/** The rules that a match needs; those that read positions are in `rules.ts`. */
export const tourneyPlayRules: Omit<
  Rules<TourneyState, ChooseMove, TourneyView, TourneyEvent>,
  'parsePosition'
> = {
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
  determinize,
  ...notation,
};
