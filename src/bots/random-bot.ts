import {pick} from '../cards/index.js';
import type {Bot} from '../game/index.js';

/** A bot that chooses uniformly at random among the legal moves. */
export const randomBot: Bot = {
  choose: ({moves, rng}) => ({move: pick(rng, moves).value}),
};
