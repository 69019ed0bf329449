import type {Seat} from '../../../../game/index.js';

/** Faults of positions other than faults of shape and of choices. */

export interface Alone {
  readonly seat: Seat;
}
export interface DueSeats {
  readonly due: readonly Seat[];
}
export interface FoundCount {
  readonly found: number;
}

export const faults = {
  'wins-last-target': ({target, seat}: Alone & {readonly target: number}) =>
    `must be ${target}, since last.cards leaves seat ${seat} alone`,
  'wins-still-target': ({target, seat}: Alone & {readonly target: number}) =>
    `must be ${target}, since still has seat ${seat} alone`,
  'wins-some': ({seat}: Alone) => `must be 1 or more, since last.cards leaves seat ${seat} alone`,
  'cards-few': ({found}: FoundCount) => `must have 2 cards or more that are not null, not ${found}`,
  out: ({due}: DueSeats) => `must be [${due.join()}], the seats that the cards put out`,
  'still-left': ({due}: DueSeats) => `must be [${due.join()}], the seats that last.cards leaves in`,
  'still-all': ({due}: DueSeats) => `must be [${due.join()}], since a new match begins after last`,
  'still-one': ({found}: FoundCount) => `must have 1 seat in the phase "over", not ${found}`,
  'still-many': ({found}: FoundCount) =>
    `must have 2 seats or more in the phase "select", not ${found}`,
  'reveals-last': 'must be 1 or more, since last shows cards of this match',
  'reveals-still': 'must be 1 or more, since still leaves out a seat',
  'reveals-none': 'must be 0, since a new match begins after last',
};
