import {noTricks} from './no-tricks.js';

/** The first deal of Simple King: Otto leads a club, and Nora takes the first two tricks. */
export const simple = noTricks(
  {
    dealer: 0,
    turn: [1],
    hands: [
      ['7C', 'AC', '7H', '9H', 'TH', '8S', '9S', 'QS'],
      ['9C', 'TC', '7D', 'JD', 'AD', '8H', 'KH', 'TS'],
      ['QC', 'JC', 'KD', '8D', 'JH', 'AH', '7S', 'KS'],
      ['8C', 'KC', '9D', 'TD', 'QD', 'QH', 'JS', 'AS'],
    ],
  },
  [
    ['7C', 'AC'],
    ['9C', '7D'],
    ['QC', 'KD'],
    ['8C', '9D'],
  ],
);
