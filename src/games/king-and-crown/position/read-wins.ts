import type {GivenFields} from '../../../game/read.js';

/** The matches won as a position gives them, and the field that gives them. */
export interface SaidWins {
  readonly said: unknown;
  readonly field: 'wins' | 'scores';
}

/** A view repeats `wins` as `scores`; a position may give either. */
export const winsSaid = ({wins, scores}: GivenFields): SaidWins =>
  wins === undefined && scores !== undefined
    ? {said: scores, field: 'scores'}
    : {said: wins, field: 'wins'};
