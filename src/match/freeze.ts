/** True in production builds, where freezing is skipped for speed. */
// oxlint-disable-next-line typescript/prefer-optional-chain -- undeclared in a browser
const production = typeof process !== 'undefined' && process.env['NODE_ENV'] === 'production';

/** Freezes plain data recursively, so that a mutation throws where it is made. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** Freezes recursively in development; does nothing in production. */
export const freeze: <Value>(value: Value) => Value = production ? (value) => value : deepFreeze;
