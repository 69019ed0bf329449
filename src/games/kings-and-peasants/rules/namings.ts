import {type Rank, RANKS} from '../types.js';

/** Every way to give the four names, by seat. */
export const NAMINGS: readonly (readonly Rank[])[] = RANKS.flatMap((first) =>
  RANKS.flatMap((second) => RANKS.map((third) => [first, second, third])),
)
  .filter((three) => new Set(three).size === 3)
  .map((three) => [...three, RANKS.find((rank) => !three.includes(rank))!]);
