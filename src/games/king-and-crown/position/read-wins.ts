import {type Given, need} from '../../../game/read.js';

/**
 * The matches won as a position gives them, and the field that gives them: a view repeats `wins` as
 * `scores`.
 */
export function winsSaid({wins, scores}: Given): {readonly said: unknown; readonly field: string} {
  const same = JSON.stringify(wins) === JSON.stringify(scores);
  const due = `must be ${JSON.stringify(wins)}, as in wins`;
  need(wins === undefined || scores === undefined || same, 'scores', due);
  return wins === undefined && scores !== undefined
    ? {said: scores, field: 'scores'}
    : {said: wins, field: 'wins'};
}
