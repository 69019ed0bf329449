import {RECONSTRUCTION} from './rules/deck.js';
import type {KingdomState, KingdomEvent} from './types.js';

/**
 * The laws need to know which texts are cards, that a state's memory names cards that lie elsewhere,
 * and that after a deal everybody still knows how the previous round ended.
 */
export const laws = {
  isCard: (text: string): boolean => RECONSTRUCTION.some(({id}) => id === text),
  cards: ({hands, areas, pile, discard}: KingdomState): readonly string[] => [
    ...hands.flat(),
    ...areas,
    ...pile,
    ...discard,
  ],
  /** Whom a card is used on is told as the card turns up. */
  cause: (event: KingdomEvent): unknown => {
    const {type} = event;
    return [type, type === 'juggled' ? event.targets : type === 'burned' ? event.target : null];
  },
  shuffles: ({type}: KingdomEvent, {last}: KingdomState): boolean | readonly string[] =>
    type === 'dealt' && RECONSTRUCTION.map(({id}) => id).filter((id) => !last?.cards.includes(id)),
};
