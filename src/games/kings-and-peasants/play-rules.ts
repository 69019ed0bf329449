import type {PlayRules} from '../../game/index.js';
import {setup} from './rules/election.js';
import {notation} from './rules/notation.js';
import {OPTIONS} from './rules/options.js';
import {phaseValue} from '../../game/phase.js';
import {apply, fallback, legalMoves, refuse} from './rules/play.js';
import {outcome} from './rules/reign.js';
import {SEATS} from './rules/seats.js';
import type {PeasantsMove, PeasantsState, PeasantsEvent, PeasantsView} from './types.js';
import {view, redact} from './view.js';

/** The rules that a match needs; those that read positions and views are in `rules.ts`. */
export const peasantsPlayRules: PlayRules<
  PeasantsState,
  PeasantsMove,
  PeasantsView,
  PeasantsEvent
> = {
  id: 'kings-and-peasants',
  seats: {min: SEATS, max: SEATS},
  options: OPTIONS,
  setup,
  turn: ({turn}) => turn,
  phase: ({phase}) => phaseValue(phase),
  legalMoves,
  refuse,
  apply,
  fallback,
  outcome,
  view,
  redact,
  ...notation,
};
