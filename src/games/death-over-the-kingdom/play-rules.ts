import type {PlayRules} from '../../game/index.js';
import {read, write} from './notation.js';
import {OPTIONS} from './options.js';
import {outcome} from './outcome.js';
import {apply, fallback, legalMoves, refuse} from './play.js';
import {begin} from './round.js';
import {turn} from './standing.js';
import type {KingdomMove, KingdomState, KingdomTold, KingdomView} from './types.js';
import {view, witness} from './view.js';

/** The half of the rules that a match needs from its first deal on. */
export const kingdomPlayRules: PlayRules<KingdomState, KingdomMove, KingdomView, KingdomTold> = {
  id: 'death-over-the-kingdom',
  seats: {min: 3, max: 7, usual: 5},
  options: OPTIONS,
  setup: (options, seats, rng, tell) => begin(options, seats, rng, tell),
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
