/** The weights of the policy by situation and feature. */
export const WEIGHTS: readonly number[] = Array.from({length: 144}, () => 0);
