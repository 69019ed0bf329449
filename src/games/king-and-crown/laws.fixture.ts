import type {AnyState, AnyTold} from '../../game/index.js';
import {isCourtCard} from './deck.js';

/** What the laws cannot find out: the cards are no playing cards, and each match lays them anew. */
export const laws = {
  isCard: isCourtCard as (text: string) => boolean,
  cards: (state: AnyState): readonly string[] => {
    const {row} = state as AnyState & {readonly row: readonly string[]};
    return row.length < 5 ? ['king', 'dragon', 'knight', 'witch', 'beggar'] : row;
  },
  shuffles: ({type}: AnyTold): boolean => type === 'lord named',
};
