import {pick} from '../../cards/index.js';
import type {Bot} from '../../game/index.js';
import {isKnave, packOf, worth} from './play.js';
import type {Move, View} from './types.js';

/** Stops when a knave would cost more, on average, than the next guest brings. */
export const bot: Bot<View, Move> = {
  choose({view: {guests, court, gone, options, row}, moves, rng}) {
    const open = [...guests, ...gone, ...court.flat()];
    const hidden = packOf(options).filter((card) => !open.includes(card));
    const knaves = hidden.filter(isKnave).length;
    const gain = worth(hidden.filter((card) => !isKnave(card))) - knaves * worth(guests);
    const stop = moves.find(({type}) => type === 'stop');
    const dares = !stop || gain > 0;
    const move = dares
      ? pick(
          rng,
          moves.filter(({type}) => type === 'pick'),
        ).value
      : stop;
    return {
      move,
      why: {key: `royal-guests/why/${dares ? 'dare' : 'stop'}`, knaves, of: row.length},
    };
  },
};
