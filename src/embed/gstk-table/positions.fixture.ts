/** Positions of King that tests begin with instead of playing to them. */

/** The reader leads and holds these cards, the others as many cards that nobody knows. */
export const leads = (...hand: readonly string[]): object => ({
  turn: [0],
  hands: [hand, null, null, null],
});

/** Two tricks before the end of a match of Omnibus, which the reader loses by taking a heart. */
export const MATCH_ENDS = {...leads('KH', 'AH'), sheet: [[-99, 0, 0, 0]]};
