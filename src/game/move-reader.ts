/**
 * Makes a reader of moves from outside that never throws.
 * @param read the move that a value is, or `undefined`; it may throw, as for `null` or for an object
 *   that throws when it is read
 * @returns a reader that answers `undefined` where `read` throws
 */
export const moveReader =
  <Claim, Move>(read: (claim: Claim) => Move | undefined) =>
  (value: unknown): Move | undefined => {
    try {
      return read(value as Claim);
    } catch {
      return undefined;
    }
  };
