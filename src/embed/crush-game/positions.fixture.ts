/** Start positions for the tests of the tag; the reader has seat 0 and hearts. */

/** Two spies stand in the reader's Government, so the reader owes two cards. */
export const TRIBUTE = {
  phase: 'tribute',
  active: 1,
  governments: [
    ['KH', 'QH', 'JH', 'TC', '9H', 'QD'],
    ['KS', 'QS', 'JD', 'TS', '9S'],
  ],
  hands: [['8S', '4S', '7H', '8D', 'QC'], null],
};

/** Near the end: the reader unmasks a spy and then has two cards left; the rival has a spy, too. */
export const LATE = {
  phase: 'build',
  active: 0,
  governments: [
    ['KH', 'QH', 'JH', 'TC', '9H', '8H', '7H', '6H', '5H', '4H', '3H'],
    ['KS', 'QS', 'JD', 'TS', '9S', '8S', '7S', '6S'],
  ],
  hands: [['TH', '2H', 'AH', '8D', 'QC'], null],
};
