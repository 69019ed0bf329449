import {pick} from '../cards/index.js';
import type {Bot} from '../game/index.js';

/** Plays any legal move, each as likely as the others. */
export const randomBot: Bot = {
  choose: ({moves, rng}) => ({move: pick(rng, moves).value}),
};
