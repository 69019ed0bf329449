/**
 * Freezes plain data recursively, for good: whatever leaves a match may be held by several players, or
 * by every match of the page, and a caller's change to it throws where it is made. What is frozen
 * already is passed over, so the parts that a state shares with the one before cost nothing.
 */
export function freeze<Value>(value: Value): Value {
  // What is not an object counts as frozen.
  if (!Object.isFrozen(value)) Object.values(Object.freeze(value) as object).forEach(freeze);
  return value;
}
