import {type Given, need} from '../../../game/read.js';

/** The matches won as a position gives them; a view repeats them as `scores`. */
export function winsSaid({wins, scores}: Given): unknown {
  const same = JSON.stringify(wins) === JSON.stringify(scores);
  need(wins === undefined || scores === undefined || same, 'scores', 'must be those of wins');
  return wins ?? scores;
}
