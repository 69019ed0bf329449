/** Operations on a set of cards stored as two words. */

/** Whether a card, by its code, is in the set. */
export const isIn = (low: number, high: number, code: number): boolean =>
  (((code & 32 ? high : low) >> (code & 31)) & 1) === 1;

/** The number of cards in the set. */
export function size(low: number, high: number): number {
  low -= (low >> 1) & 0x55555555;
  high -= (high >> 1) & 0x55555555;
  low = (low & 0x33333333) + ((low >> 2) & 0x33333333);
  high = (high & 0x33333333) + ((high >> 2) & 0x33333333);
  const sum = low + high; // at most eight in each group of four bits
  return Math.imul((sum & 0x0f0f0f0f) + ((sum >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The code of the `n`th lowest card, from 0; `n` must be less than the size. */
export function nth(low: number, high: number, n: number): number {
  for (; low !== 0; low &= low - 1) if (n-- === 0) return 31 - Math.clz32(low & -low);
  for (; high !== 0; high &= high - 1) if (n-- === 0) return 63 - Math.clz32(high & -high);
  return -1;
}

/** The codes of the set in ascending order. */
export function codesOf(low: number, high: number): number[] {
  const codes: number[] = [];
  for (; low !== 0; low &= low - 1) codes.push(31 - Math.clz32(low & -low));
  for (; high !== 0; high &= high - 1) codes.push(63 - Math.clz32(high & -high));
  return codes;
}
