import type {Temper} from '../../../game/index.js';
import type {Choose} from './mixed-player.js';
import type {Chance} from './player.js';
import type {Choosing} from './rows.js';

/** By decision, the ways that are a gamble: every value except the true one, and every doubt. */
const GAMBLES: Readonly<Partial<Record<Choosing, number>>> = {declaration: 0b11110, answer: 0b110};

/**
 * How often a disliked way is chosen once more: it costs more to bluff and doubt too rarely than too
 * often.
 */
const AGAIN = {safe: 0.5, bold: 1};

/** Whether what was chosen is disliked so much that it is chosen once more. */
export const choosesAgain = (temper: Temper, isGamble: boolean, chance: Chance): boolean =>
  temper !== 'even' && isGamble !== (temper === 'bold') && chance() < AGAIN[temper];

/**
 * A way of choosing that likes or dislikes gambles: a disliked result is often chosen once more. No
 * way becomes possible that was not before, and ways that are mixed are worth about the same.
 */
export const inTemper =
  (choose: Choose, temper: Temper = 'even'): Choose =>
  (what, row, ways, chance) => {
    const way = choose(what, row, ways, chance);
    const gambles = GAMBLES[what];
    if (gambles === undefined) return way;
    const isGamble = (gambles >> way) % 2 === 1;
    return choosesAgain(temper, isGamble, chance) ? choose(what, row, ways, chance) : way;
  };
