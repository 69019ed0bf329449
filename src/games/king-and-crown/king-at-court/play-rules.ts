import type {PlayRules} from '../../../game/index.js';
import {read, write} from './notation.js';
import {fallback, legalMoves, refuse} from './moves.js';
import {apply} from './play.js';
import {OPTIONS, outcome, setup, turn} from './round.js';
import type {CourtMove, CourtState, CourtTold, CourtView} from './types.js';
import {view, witness} from './view.js';

/** What a match needs from its beginning on: all of the rules but what reads positions. */
export const courtPlayRules: PlayRules<CourtState, CourtMove, CourtView, CourtTold> = {
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
  witness,
  write,
  read,
};
