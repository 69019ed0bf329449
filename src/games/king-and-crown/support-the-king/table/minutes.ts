/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'support-the-king': {full: 1},
};
