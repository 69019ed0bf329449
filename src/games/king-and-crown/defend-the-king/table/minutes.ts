/** The usual minutes of matches; written by `npm run minutes`. */
export const minutes = {
  'defend-the-king': {full: 1},
};
