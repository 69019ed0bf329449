import {THREE, noTricks} from './no-tricks.js';

/** The first deal of Minsk King: Otto has chosen the easiest contract, and discarded what he took. */
export const minsk = noTricks(THREE, {
  orderer: 1,
  contract: {id: 'no-tricks'},
  shown: ['AS', 'AC'],
  away: ['AS', 'AC'],
});
