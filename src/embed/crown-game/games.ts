import {defendTheKing} from '../../games/king-and-crown/defend-the-king/entry.js';
import {findTheKing} from '../../games/king-and-crown/find-the-king/entry.js';
import {kingAtCourt} from '../../games/king-and-crown/king-at-court/entry.js';
import {supportTheKing} from '../../games/king-and-crown/support-the-king/entry.js';
import {tourneyForTheKing} from '../../games/king-and-crown/tourney-for-the-king/entry.js';

/** The games of `<crown-game>`, by their number in the rules. */
export const crownGames = [
  findTheKing,
  defendTheKing,
  supportTheKing,
  tourneyForTheKing,
  kingAtCourt,
] as const;
