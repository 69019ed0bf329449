/** A stand-in until King has a bot that follows the aim of its contract. */
import {pick} from '../../cards/index.js';
import type {Bot} from '../../game/index.js';
import type {KingMove, KingView} from './types.js';
export const kingBot: Bot<KingView, KingMove> = {
  choose: ({moves, rng}) => ({move: pick(rng, moves).value}),
};
