import {roll} from '../../cards/index.js';
import type {PlayRules} from '../../game/index.js';
import {dealOut} from './rules/marriage.js';
import {notation} from './rules/notation.js';
import {OPTIONS} from './rules/options.js';
import {apply, fallback, legalMoves, refuse} from './rules/play.js';
import {outcome, turn} from './rules/turn.js';
import type {CrushMove, CrushState, CrushEvent, CrushView} from './types.js';
import {view, redact} from './view.js';

/** The rules that a match needs; those that read positions and views are in `rules.ts`. */
export const crushPlayRules: PlayRules<CrushState, CrushMove, CrushView, CrushEvent> = {
  id: 'crush-the-crown',
  seats: {min: 2, max: 2},
  options: OPTIONS,
  /** The first dealer is drawn by lot. */
  setup: (options, _seats, rng, emit) => {
    const lot = roll(rng, 2);
    return dealOut(options, lot.rng, lot.value, emit);
  },
  turn,
  phase: ({phase}) => phase,
  legalMoves,
  refuse,
  apply,
  fallback,
  outcome,
  view,
  redact,
  ...notation,
};
