import type {OptionRow} from '../../../game/index.js';

/** The options of a match. */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'middle', values: ['between', 'median'], ruling: 'M-2'},
  {name: 'second', values: ['literal', 'threeTotals', 'place'], ruling: 'M-14'},
  {name: 'dealerOldCard', values: ['underDeck', 'discardFaceUp'], ruling: 'M-5'},
  {name: 'dealerCut', values: ['public', 'private'], ruling: 'M-6'},
  {name: 'kingNeverWins', values: ['off', 'on'], ruling: 'M-18'},
  {name: 'large', values: ['off', 'on'], ruling: '4.11', seats: {on: {min: 3, max: 16}}},
  // The number of rounds of the large game for each player.
  {name: 'rounds', values: [1, 2, 3], ruling: '4.11'},
];
