/** Phrases that the Russian faults of games share. */

/** The numbers that are allowed, "3" or "от 0 до 3". */
export const range = (least: number, most: number): string =>
  least === most ? `${most}` : `от ${least} до ${most}`;
