import type {Rules} from '../../../game/index.js';
import {notation} from './rules/notation.js';
import {fallback, legalMoves, refuse} from './rules/moves.js';
import {apply} from './rules/play.js';
import {OPTIONS, outcome, setup, turn} from './rules/round.js';
import type {CourtMove, CourtState, CourtEvent, CourtView} from './types.js';
import {determinize} from './position/determinize.js';
import {view, redact} from './view.js';

/** The rules that a match needs; those that read positions are in `rules.ts`. */
export const courtPlayRules: Omit<
  Rules<CourtState, CourtMove, CourtView, CourtEvent>,
  'parsePosition'
> = {
  id: 'king-at-court',
  seats: {min: 3, max: 5, usual: 4},
  options: OPTIONS,
  setup,
  turn,
  phase: ({phase}) => phase,
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
