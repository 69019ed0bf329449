import type {Rules} from '../../../game/index.js';
import {apply, OPTIONS, outcome, setup, turn} from './rules/match.js';
import {notation} from './rules/notation.js';
import {fallback, legalMoves, refuse} from './rules/play.js';
import type {FindMove, FindState, FindEvent, FindView} from './types.js';
import {determinize} from './position/determinize.js';
import {view, redact} from './view.js';

/** The rules that a match needs; those that read positions are in `rules.ts`. */
export const findPlayRules: Omit<
  Rules<FindState, FindMove, FindView, FindEvent>,
  'parsePosition'
> = {
  id: 'find-the-king',
  seats: {min: 2, max: 2},
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
