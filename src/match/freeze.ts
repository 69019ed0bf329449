/**
 * Freezes plain data recursively: data that leaves a match may be shared by several players, or by
 * every match of the page, and a caller that changes it gets an error on the spot. Frozen parts are
 * skipped, so the parts that a state shares with the one before cost nothing.
 */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  // Most parts are cards, numbers and words: a call for each would cost more than the rest of a move.
  for (const part of parts) if (typeof part === 'object') freeze(part);
  return value;
}
