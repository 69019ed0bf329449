/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'kings-and-peasants': {full: 3},
};
