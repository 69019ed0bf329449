/** True when `value` is a secret for `keyedRng`: 256 bits, as 64 lower-case hexadecimal digits. */
export const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{64}$/.test(value);
