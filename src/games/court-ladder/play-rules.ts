import type {PlayRules} from '../../game/index.js';
import {fallback} from './fallback.js';
import {outcome, setup} from './hand.js';
import {read, write} from './notation.js';
import {OPTIONS} from './options.js';
import {apply, legalMoves, refuse, turn} from './play.js';
import type {LadderMove, LadderState, LadderTold, LadderView} from './types.js';
import {phase, view, witness} from './view.js';

/** The half of the rules that a match needs from its first deal on. */
export const ladderPlayRules: PlayRules<LadderState, LadderMove, LadderView, LadderTold> = {
  id: 'court-ladder',
  seats: {min: 5, max: 11, usual: 6},
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
  witness,
  write,
  read,
};
