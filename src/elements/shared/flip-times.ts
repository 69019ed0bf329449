/** How long motion between two pictures of a table takes, in milliseconds. */

export const MOVE = 220;
/** The turn of a card, in milliseconds. */
export const TURN = 320;
/** The turn of a card that decides alone. */
export const SLOW_TURN = 460;
/** One turn of a card in its plane, in milliseconds. */
export const SPIN = 520;
/** The pause once all choices are in, before anything moves. */
export const BREATH = 400;
/** The pause between a turn and its verdict. */
export const VERDICT = 260;
