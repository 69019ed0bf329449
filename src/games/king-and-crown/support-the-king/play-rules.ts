import type {Rules} from '../../../game/index.js';
import {type ChooseMove, notation} from '../rules/choose-move.js';
import {legalMoves, refuse} from '../rules/choosing.js';
import {apply, OPTIONS, outcome, setup} from './rules/match.js';
import {missing} from '../../../game/index.js';
import type {SupportState, SupportEvent, SupportView} from './types.js';
import {determinize, redact, view} from './view.js';

/** The rules that a match needs; those that read positions are in `rules.ts`. */
export const supportPlayRules: Omit<
  Rules<SupportState, ChooseMove, SupportView, SupportEvent>,
  'parsePosition'
> = {
  id: 'support-the-king',
  seats: {min: 2, max: 2},
  options: OPTIONS,
  setup,
  turn: ({choices}) => missing(choices),
  phase: ({phase}) => phase,
  legalMoves,
  refuse,
  apply,
  fallback: () => ({type: 'choose', card: 'king'}),
  outcome,
  view,
  redact,
  determinize,
  ...notation,
};
