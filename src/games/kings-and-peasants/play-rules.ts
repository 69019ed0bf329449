import type {PlayRules} from '../../game/index.js';
import {setup} from './election.js';
import {parseMove, formatMove} from './notation.js';
import {OPTIONS} from './options.js';
import {PHASE} from './phase.js';
import {apply, fallback, legalMoves, refuse} from './play.js';
import {outcome} from './reign.js';
import {SEATS} from './seats.js';
import type {PeasantsMove, PeasantsState, PeasantsEvent, PeasantsView} from './types.js';
import {view, redact} from './view.js';

/** What a session needs from its first deal on. */
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
  phase: ({scene}) => PHASE[scene],
  legalMoves,
  refuse,
  apply,
  fallback,
  outcome,
  view,
  redact,
  formatMove,
  parseMove,
};
