/**
 * Freezes plain data recursively: data that leaves a match may be shared by several players, or by
 * every match of the page, and a caller that changes it gets an error on the spot. Frozen parts are
 * skipped, so the parts that a state shares with the one before cost nothing.
 */
export function freeze<Value>(value: Value): Value {
  // Anything but an object counts as frozen.
  if (!Object.isFrozen(value)) Object.values(Object.freeze(value) as object).forEach(freeze);
  return value;
}
