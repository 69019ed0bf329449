/** The numbers of matches after which checksums are compared; slow engines reach the first few. */
export const MARKS = [3, 10, 30, 100, 300, 1000, 3000, 10_000];
