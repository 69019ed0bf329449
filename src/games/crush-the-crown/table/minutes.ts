/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'crush-the-crown': {full: 14},
};
