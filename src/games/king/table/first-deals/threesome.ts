import {noTricks} from './no-tricks.js';

/** The first deal of King Threesome: Otto leads a diamond, and Nora takes the first two tricks. */
export const threesome = noTricks(
  {
    dealer: 0,
    turn: [1],
    hands: [
      ['7D', 'AD', '8H', 'TH', 'JH', '7S', '9S', 'TS', 'QS', 'KS'],
      ['9D', '8D', 'KD', '7C', 'TC', 'QC', '7H', 'KH', 'AH', '8S'],
      ['QD', 'TD', 'JD', 'KC', '8C', '9C', 'JC', '9H', 'QH', 'JS'],
    ],
  },
  [
    ['7D', 'AD'],
    ['9D', '7C'],
    ['QD', 'KC'],
  ],
);
