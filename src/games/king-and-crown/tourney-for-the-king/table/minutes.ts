/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'tourney-for-the-king': {full: 1},
};
