/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'god-save-the-king': {full: 1},
};
