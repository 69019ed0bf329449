/** Codes that close a socket. */
export const CLOSE = {
  /** The frame is malformed, or there are too many. */
  fault: 4002,
  /** Ask for the seat again: this process no longer holds the match. */
  moved: 4010,
  /** The seat was taken in another window. */
  replaced: 4409,
  /** The match is deleted. */
  deleted: 4404,
  /** No more watchers. */
  full: 4429,
} as const;
