import {courtLadder} from '../../games/court-ladder/entry.js';
import {kings} from '../../games/king/entry.js';
import {kingsAndPeasants} from '../../games/kings-and-peasants/entry.js';

/** The games that `<king-game>` plays; the first is played when no variant is named. */
export const kingGames = [...kings, kingsAndPeasants, courtLadder] as const;
