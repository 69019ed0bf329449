import {missing, type Rules, type Seat} from '../../../game/index.js';
import {type ChooseMove, notation} from '../rules/choose-move.js';
import {legalMoves, refuse} from '../rules/choosing.js';
import {apply, OPTIONS, outcome, setup} from './rules/match.js';
import type {DefendState, DefendEvent, DefendView} from './types.js';
import {determinize, redact, view} from './view.js';

/**
 * The move that a clock plays. A game of clocks alone must come to an end, so one plays the King and
 * the others the Knight.
 */
const fallback = ({still}: DefendState, seat: Seat): ChooseMove => ({
  type: 'choose',
  card: seat === still[0] ? 'king' : 'knight',
});

/** The rules that a match needs; those that read positions are in `rules.ts`. */
export const defendPlayRules: Omit<
  Rules<DefendState, ChooseMove, DefendView, DefendEvent>,
  'parsePosition'
> = {
  id: 'defend-the-king',
  seats: {min: 2, max: 6},
  options: OPTIONS,
  setup,
  turn: ({choices}) => missing(choices),
  phase: ({phase}) => phase,
  legalMoves,
  refuse: (state, seat, move) =>
    state.phase === 'select' && seat < state.seats && !state.still.includes(seat)
      ? 'defend/out'
      : refuse(state, seat, move),
  apply,
  fallback,
  outcome,
  view,
  redact,
  determinize,
  ...notation,
};
