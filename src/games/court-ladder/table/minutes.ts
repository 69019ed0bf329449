/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'court-ladder': {full: 31, short: 11, deal: 3},
};
