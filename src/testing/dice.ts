import {pick, type Rng, rngFrom, roll, type Seed, shuffle} from '../cards/index.js';

/** A random stream that is advanced in place, for tests only. */
export interface Dice {
  /** A whole number from 0 to `n - 1`. */
  roll(n: number): number;
  pick<Item>(list: readonly Item[]): Item;
  shuffle<Item>(list: readonly Item[]): readonly Item[];
  /** A new stream, independent of this one. */
  fork(): Rng;
}

/** Dice of a seed; equal seeds give equal dice. */
export function diceFrom(seed: Seed): Dice {
  let rng = rngFrom(seed);
  const take = <Value>(draw: {readonly value: Value; readonly rng: Rng}): Value => {
    rng = draw.rng;
    return draw.value;
  };
  return {
    roll: (n) => take(roll(rng, n)),
    pick: (list) => take(pick(rng, list)),
    shuffle: (list) => take(shuffle(rng, list)),
    fork: () => rngFrom(take(roll(rng, 0x100000000))),
  };
}
