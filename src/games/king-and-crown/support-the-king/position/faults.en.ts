import type {Seat} from '../../../../game/index.js';

/** Faults of positions other than faults of shape and of choices. */

export interface Won {
  readonly seat: Seat;
}

export const faults = {
  'wins-some': ({seat}: Won) => `must be 1 or more, since seat ${seat} has won the match of last`,
  'wins-target': ({target, seat}: Won & {readonly target: number}) =>
    `must be ${target} in the phase "over", since seat ${seat} has won the match of last`,
  winner: ({seat}: Won) => `must be ${seat}, who wins with these cards`,
  'lord-same': ({seat}: Won) => `must be ${seat}, as in last`,
  'lord-next': ({seat}: Won) => `must be ${seat}, since the lord of last is the vassal now`,
};
