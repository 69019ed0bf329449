import {pick} from '../../../cards/index.js';
import type {Bot} from '../../../game/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import type {DefendView} from './types.js';

/**
 * The bot plays each card equally often: the ring looks the same from every card, so no other mix
 * secures more.
 */
export const defendBot: Bot<DefendView, ChooseMove> = {
  choose: ({moves, rng}) => ({move: pick(rng, moves).value, why: {key: 'defend/why'}}),
};
