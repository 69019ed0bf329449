import type {Temper} from '../../../game/index.js';
import type {Choose} from './mixed-player.js';
import type {Choosing} from './rows.js';

/** By decision, the ways that are a gamble: every value but the true one, and every doubt. */
const GAMBLES: Readonly<Partial<Record<Choosing, number>>> = {declaration: 0b11110, answer: 0b110};

/** How often what is not liked is chosen once more: to bluff and doubt less costs more than to do it often. */
const AGAIN = {safe: 0.5, bold: 1};

/**
 * A way of choosing with a liking for gambles, or against them: what is not liked is often chosen again.
 * Nothing is chosen that was not before, and ways that are mixed are worth about the same.
 */
export const inTemper = (choose: Choose, temper: Temper = 'even'): Choose => {
  if (temper === 'even') return choose;
  return (what, row, ways, chance) => {
    const way = choose(what, row, ways, chance);
    const gambles = GAMBLES[what];
    if (gambles === undefined) return way;
    const liked = (gambles >> way) % 2 === (temper === 'bold' ? 1 : 0);
    return liked || chance() >= AGAIN[temper] ? way : choose(what, row, ways, chance);
  };
};
