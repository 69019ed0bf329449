/** What may be wrong with a position besides its shape. */
export const faults = {
  knave: 'and court must hold no knave',
  kept: 'must be empty when the row is: then they are kept',
};
