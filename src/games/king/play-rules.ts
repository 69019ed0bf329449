import type {MoveNotation, PlayRules} from '../../game/index.js';
import {CARD_NOTATION} from '../../game/card-notation.js';
import {setup} from './rules/deal.js';
import {apply, fallback, legalMoves, refuse} from './rules/decide.js';
import {outcome} from './rules/score.js';
import type {KingMove, KingState, KingEvent, KingView} from './types.js';
import type {Variant} from './rules/contracts/columns.js';
import {view} from './view.js';

/** The rules that a match of a variant needs for play from its first deal. */
export type KingPlayRules = PlayRules<KingState, KingMove, KingView, KingEvent>;

/** The playing part of a variant's rules. */
export const playRulesOf = (variant: Variant): KingPlayRules => ({
  id: variant.id,
  seats: variant.seats,
  options: variant.options,
  setup: (options, seats, rng, emit) => setup(variant, options, seats, rng, emit),
  turn: ({turn}) => turn,
  phase: ({phase}) => phase,
  legalMoves: (state, seat) => legalMoves(variant, state, seat),
  refuse: (state, seat, move) => refuse(variant, state, seat, move),
  apply: (state, seat, move, emit) => apply(variant, state, seat, move, emit),
  fallback: (state, seat) => fallback(variant, state, seat),
  outcome: (state) => outcome(variant, state),
  view: (state, seat) => ({...view(state, seat), ...variant.choices?.seen(state, seat)}),
  redact: (event, seat) => variant.choices?.redact(event, seat) ?? event,
  ...(variant.choices?.notationOf(variant) ?? (CARD_NOTATION as MoveNotation<KingMove>)),
});
