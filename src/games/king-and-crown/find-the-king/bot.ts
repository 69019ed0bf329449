import {pick} from '../../../cards/index.js';
import type {Bot} from '../../../game/index.js';
import type {FindMove, FindView} from './types.js';

/**
 * Chance alone: no order of picking is better than another, and a lord whose order can be foreseen
 * is found. It never stops, for that is to lose (F-1).
 */
export const findBot: Bot<FindView, FindMove> = {
  choose({view, moves, rng}) {
    const move = pick(
      rng,
      moves.filter(({type}) => type !== 'stop'),
    ).value;
    return {move, why: {key: view.phase === 'shuffle' ? 'find/why/lay' : 'find/why/reveal'}};
  },
};
