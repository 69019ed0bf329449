/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'king-simple': {full: 14, short: 4, deal: 1},
  'king-threesome': {full: 18, short: 5, deal: 1},
  'king-custom': {full: 56, short: 4, deal: 1},
  'king-minsk': {full: 37, short: 4, deal: 1},
  'king-domino': {full: 6, short: 1, deal: 1},
  'king-jokers': {full: 14, short: 7, deal: 2},
  'king-trade': {full: 30, short: 11, deal: 2},
  'king-omnibus': {full: 36, short: 8, deal: 2},
  'king-atomic': {full: 58, short: 4, deal: 1},
  'king-short': {full: 13, short: 4, deal: 1},
  'king-long': {full: 56, short: 4, deal: 1},
  'king-preference': {full: 13, short: 4, deal: 1},
};
