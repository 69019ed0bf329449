import {awaited} from '../../../game/faults.en.js';
import type {Seat} from '../../../game/index.js';
import type {Phase} from '../rules/choosing.js';

/** Faults of positions in games in which all choose a card in secret. */
export const choosingFaults = {
  'to-choose': ({due}: {readonly due: readonly Seat[]}) => awaited(due, 'choose'),
  'not-to-choose': 'must be null: this seat is not to choose',
  'all-chosen': 'must have a null: cards are shown when all have chosen',
  'wins-one': ({target, phase}: {readonly target: number; readonly phase: Phase}) =>
    `must be ${target} for exactly one seat in the phase "${phase}"`,
  'wins-none': ({most, phase}: {readonly most: number; readonly phase: Phase}) =>
    `must be ${most} or fewer for each seat in the phase "${phase}"`,
  'wins-scores': ({due}: {readonly due: readonly number[]}) =>
    `must be [${due.join()}], as in wins`,
};
