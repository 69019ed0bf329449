/** How long motion between two pictures of a table takes, in milliseconds. */

export const MOVE = 220;
export const TURN = 320;
/** A card that decides alone. */
export const SLOW_TURN = 460;
/** All are in, nothing moves. */
export const BREATH = 400;
/** After a turn, before its verdict. */
export const VERDICT = 260;
