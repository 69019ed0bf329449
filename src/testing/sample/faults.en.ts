import {cards} from '../../game/faults.en.js';

/** The faults of a position other than those of its shape. */
export const faults = {
  'trick-full': 'must not be full: a full trick is taken',
  'trick-part': 'holds a part of a trick',
  hand: ({due, found}: {readonly due: number; readonly found: number}) =>
    `must have ${cards(due)}, not ${found}`,
};
