import type {SuitCard} from '../../cards/index.js';
import {cardsOf} from './rules/standing.js';
import type {GskState} from './types.js';

/**
 * `cards` counts only the places of cards, since choices and memory name cards that lie elsewhere.
 * `shuffles` is false: at a reshuffle everybody sees where each card goes, so nobody forgets any.
 */
export const laws = {
  cards: ({hands, piles, aside, formations}: GskState): readonly SuitCard[] => [
    ...hands.flat(),
    ...piles.flat(),
    ...aside,
    ...formations.flatMap((laid) => (laid ? cardsOf(laid) : [])),
  ],
  shuffles: (): boolean => false,
  /** A tie in a push at the second table occurs about once in fifty random games. */
  agreement: {seed: 'gsk 0', games: 80, moves: 1200},
};
