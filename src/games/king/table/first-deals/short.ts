import {noTricks} from './no-tricks.js';

/** The first deal of Short King, for four: Otto leads a spade, and Nora takes the first two tricks. */
export const short = noTricks(
  {
    dealer: 0,
    turn: [1],
    hands: [
      ['7S', 'AS', '7H', '9H', 'TH', '8C', '9C', 'QC'],
      ['9S', 'TS', '7D', 'JD', 'AD', '8H', 'KH', 'TC'],
      ['QS', 'JS', 'KD', '8D', 'JH', 'AH', '7C', 'KC'],
      ['8S', 'KS', '9D', 'TD', 'QD', 'QH', 'JC', 'AC'],
    ],
  },
  [
    ['7S', 'AS'],
    ['9S', '7D'],
    ['QS', 'KD'],
    ['8S', '9D'],
  ],
);
