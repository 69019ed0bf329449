import {SLOW_TURN, TURN, VERDICT} from '../../../../elements/shared/index.js';

/**
 * The times at which the steps of a verdict begin, in milliseconds from its drawing: the accused
 * turns alone.
 */

/** The pause after a verdict, before the others turn. */
const HOLD = 900;

/** The strip says whether the accused was the Dragon. */
export const FOUND = SLOW_TURN + VERDICT;
/** The others turn together. */
export const OTHERS = FOUND + HOLD;
/** Everything is known: teams, lies and winners. */
export const RESULT = OTHERS + TURN + VERDICT;
