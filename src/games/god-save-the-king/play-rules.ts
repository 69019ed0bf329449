import type {OptionRow, PlayRules} from '../../game/index.js';
import {notation} from './rules/notation.js';
import {outcome} from './rules/outcome.js';
import {apply, fallback, legalMoves, refuse} from './rules/play.js';
import {begin} from './rules/round.js';
import {phase, turn} from './rules/standing.js';
import type {GskMove, GskState, GskEvent, GskView} from './types.js';
import {view, redact} from './view.js';

/** The options of a match. */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'challengeOverturns', values: ['off', 'on'], ruling: 'G-2'},
  {name: 'blindTie', values: ['redeclare', 'return', 'actual'], ruling: 'G-3'},
  {name: 'routWindows', values: ['all', 'afterFlip'], ruling: 'G-5'},
  {name: 'doubleFall', values: ['draw', 'mostCards'], ruling: 'G-13'},
  {name: 'eliminatedCards', values: ['setAside', 'toEliminator'], ruling: 'G-18'},
  {name: 'maxHands', values: [30, 'off'], ruling: 'G-24'},
];

/** The rules that a match needs; those that read positions and views are in `rules.ts`. */
export const gskPlayRules: PlayRules<GskState, GskMove, GskView, GskEvent> = {
  id: 'god-save-the-king',
  seats: {min: 2, max: 4},
  options: OPTIONS,
  setup: begin,
  turn,
  phase,
  legalMoves,
  refuse,
  apply,
  fallback,
  outcome,
  view,
  redact,
  ...notation,
};
