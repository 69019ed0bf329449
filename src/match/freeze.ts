/** True where a build says that it is for production; there states are trusted and not frozen. */
// oxlint-disable-next-line typescript/prefer-optional-chain -- undeclared in a browser
const production = typeof process !== 'undefined' && process.env['NODE_ENV'] === 'production';

/** Freezes plain data to its depths, so that a change in place throws where it is made. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** Freezes in development, does nothing in production. */
export const freeze: <Value>(value: Value) => Value = production ? (value) => value : deepFreeze;
