/**
 * Makes a reader of moves from outside that never throws.
 * @param read returns the move that a value stands for, or `undefined`; it may throw, for example for
 * `null`
 * @returns a reader that answers `undefined` if `read` throws
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
