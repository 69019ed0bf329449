import {type Bot, pick} from 'gstk/kit';
import type {Move, View} from './types.js';

/** Draws any card: nobody can know better, since hands are shuffled (OM-6). */
export const bot: Bot<View, Move> = {
  choose: ({moves, rng}) => ({
    move: pick(rng, moves).value,
    why: {key: 'old-maid/why/guess', n: moves.length},
  }),
};
