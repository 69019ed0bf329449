/** Looking into a set of cards of two words. */

/** Whether a card, by its code, is in the set. */
export const isIn = (low: number, high: number, code: number): boolean =>
  (((code & 32 ? high : low) >> (code & 31)) & 1) === 1;

/** The codes of the set from below. */
export function codesOf(low: number, high: number): number[] {
  const codes: number[] = [];
  for (; low !== 0; low &= low - 1) codes.push(31 - Math.clz32(low & -low));
  for (; high !== 0; high &= high - 1) codes.push(63 - Math.clz32(high & -high));
  return codes;
}
