/** Positions of King that tests begin with instead of playing to them. */

/** The reader leads and holds these cards, the others as many cards that nobody knows. */
export const leads = (...hand: readonly string[]): object => ({
  turn: [0],
  hands: [hand, null, null, null],
});

/** Another leads four tricks before the end; of the reader's cards one follows, three may not be played. */
export const FOLLOWS = {turn: [3], hands: [['2S', '3H', '4D', '5C'], null, null, null]};

/** The reader leads to the last two tricks of a deal of this many, and takes a heart. */
export const endsFor = (seats: number): object => ({
  turn: [0],
  hands: [['KH', 'AH'], ...Array<null>(seats - 1).fill(null)],
});

/** Two tricks before the end of a match of Omnibus, which the reader loses by taking a heart. */
export const MATCH_ENDS = {...leads('KH', 'AH'), sheet: [[-99, 0, 0, 0]]};
