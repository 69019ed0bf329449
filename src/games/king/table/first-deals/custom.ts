import {FOUR, noTricks} from './no-tricks.js';

/** The first deal of Custom King: Otto has chosen the easiest contract. */
export const custom = noTricks(FOUR, {orderer: 1, contract: {id: 'no-tricks'}});
