import {THREE, noTricks} from './no-tricks.js';

/** The first deal of Atomic King: Nora has chosen the easiest contract. */
export const atomic = noTricks(THREE, {
  orderer: 2,
  contract: {id: 'no-tricks'},
  away: ['AS', 'AC'],
});
