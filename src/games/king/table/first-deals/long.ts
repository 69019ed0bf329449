import {FOUR, noTricks} from './no-tricks.js';

/** The first deal of Long King, for four: Otto has chosen the easiest contract. */
export const long = noTricks(FOUR, {orderer: 1, contract: {id: 'no-tricks'}});
