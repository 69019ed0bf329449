/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'death-over-the-kingdom': {full: 3},
};
