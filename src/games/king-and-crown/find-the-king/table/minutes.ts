/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'find-the-king': {full: 1},
};
