/** The faults of a position other than those of its shape. */
export const faults = {
  knave: 'and court must hold no knave',
  kept: 'must be empty when the row is: then they are kept',
};
