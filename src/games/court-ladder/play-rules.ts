import type {Rules} from '../../game/index.js';
import {apply} from './rules/bout.js';
import {fallback} from './rules/fallback.js';
import {outcome, setup} from './rules/hand.js';
import {notation} from './rules/notation.js';
import {OPTIONS} from './rules/options.js';
import {legalMoves, refuse, turn} from './rules/play.js';
import type {LadderMove, LadderState, LadderEvent, LadderView} from './types.js';
import {phase} from './rules/phase.js';
import {determinize} from './position/determinize.js';
import {view, redact} from './view.js';

/** The rules that a match needs; those that read positions are in `rules.ts`. */
export const ladderPlayRules: Omit<
  Rules<LadderState, LadderMove, LadderView, LadderEvent>,
  'parsePosition'
> = {
  id: 'court-ladder',
  seats: {min: 5, max: 16, usual: 6},
  options: OPTIONS,
  setup,
  turn,
  phase,
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
