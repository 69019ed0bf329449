import {pick} from '../../../cards/index.js';
import type {Bot} from '../../../game/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {COURT, DECK} from '../rules/deck.js';
import type {SupportView} from './types.js';

/** The bot plays odd and even numbers equally often: nothing else secures 50 %. */
export const supportBot: Bot<SupportView, ChooseMove> = {
  choose({rng}) {
    const parity = pick(rng, [0, 1]);
    const card = pick(
      parity.rng,
      COURT.filter((one) => DECK[one].value % 2 === parity.value),
    ).value;
    return {move: {type: 'choose', card}, why: {key: 'support/why'}};
  },
};
