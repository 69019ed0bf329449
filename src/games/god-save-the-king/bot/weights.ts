import type {Choose} from './mixed-player.js';
import {CHOICES} from './rows.js';
import {STRATEGY} from './strategy.js';

/** Reads the trained table, in which each way of each row has a digit of base 36, its weight. */

/** If all possible ways have weight zero, any of them is played. */
const weightsOf = (digits: string, ways: number): readonly number[] =>
  Array.from({length: 8}, (_, way) => ((ways >> way) & 1 ? parseInt(digits[way]!, 36) : 0));

/** Chooses with the trained weights. */
export const chooseByTable: Choose = (what, row, ways, chance) => {
  const {ways: count} = CHOICES[what];
  const digits = STRATEGY[what].slice(row * count, (row + 1) * count);
  const trained = weightsOf(digits, ways);
  const sum = trained.reduce((all, weight) => all + weight, 0);
  const weights = sum > 0 ? trained : weightsOf('1'.repeat(count), ways);
  let at = chance() * weights.reduce((all, weight) => all + weight, 0);
  return weights.findIndex((weight) => (at -= weight) < 0);
};
