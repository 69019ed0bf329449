/** The games whose first pictures are drawn; written by `npm run first-pictures`. */
export const PICTURED: readonly string[] = [
  'find-the-king',
  'crush-the-crown',
  'god-save-the-king',
  'king-simple',
  'king-threesome',
  'king-omnibus',
  'king-short',
  'death-over-the-kingdom',
];
