/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'king-at-court': {full: 1},
};
