import type {OptionRow} from '../../../game/index.js';

/** The options of a session. */
export const OPTIONS: readonly OptionRow[] = [
  {name: 'electionMode', values: ['one-deal', 'quotas'], ruling: 'P-1'},
  {name: 'naming', values: ['dealer', 'lot'], ruling: 'P-2'},
  {name: 'mustFollow', values: ['on', 'off'], ruling: 'P-4'},
  {name: 'goodCard', values: ['strict', 'any'], ruling: 'P-7'},
  {name: 'games', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20], ruling: 'P-13'},
];
