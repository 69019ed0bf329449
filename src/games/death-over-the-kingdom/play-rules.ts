import type {Rules} from '../../game/index.js';
import {notation} from './rules/notation.js';
import {OPTIONS} from './rules/options.js';
import {outcome} from './rules/outcome.js';
import {apply, fallback, legalMoves, refuse} from './rules/play.js';
import {begin} from './rules/round.js';
import {turn} from './rules/standing.js';
import type {KingdomMove, KingdomState, KingdomEvent, KingdomView} from './types.js';
import {determinize, redact, view} from './view.js';

/** The rules that a match needs; those that read positions are in `rules.ts`. */
export const kingdomPlayRules: Omit<
  Rules<KingdomState, KingdomMove, KingdomView, KingdomEvent>,
  'parsePosition'
> = {
  id: 'death-over-the-kingdom',
  seats: {min: 3, max: 7, usual: 5},
  options: OPTIONS,
  setup: (options, seats, rng, emit) => begin(options, seats, rng, emit),
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
