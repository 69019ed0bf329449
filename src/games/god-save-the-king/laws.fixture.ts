import type {SuitCard} from '../../cards/index.js';
import {cardsOf} from './rules/standing.js';
import type {GskState} from './types.js';

/**
 * What the laws cannot find out: choices and memory name cards that lie elsewhere, and nobody
 * forgets at a reshuffle what has been seen, for each card goes where everybody saw it go.
 */
export const laws = {
  cards: ({hands, piles, aside, formations}: GskState): readonly SuitCard[] => [
    ...hands.flat(),
    ...piles.flat(),
    ...aside,
    ...formations.flatMap((laid) => (laid ? cardsOf(laid) : [])),
  ],
  shuffles: (): boolean => false,
  /** A tie in a push at the second table comes about once in fifty random games. */
  agreement: {seed: 'gsk 0', games: 80, moves: 1200},
};
