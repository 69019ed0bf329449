import type {SuitCard} from '../../cards/index.js';
import {cardsOf} from './rules/standing.js';
import type {GskEvent, GskState} from './types.js';

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
  /** A card that is named, a value that is doubted and a pile are told before any card turns. */
  cause: (event: GskEvent): unknown => {
    const named = 'routs' in event ? event.routs.map(({by, of, at}) => [by, of, at]) : [];
    const doubts = event.type === 'challenge answered' && event.challenge?.by;
    const rises = event.type === 'piles searched' && event.kings.map(({pile}) => pile);
    return ['table' in event && event.table, named, doubts, rises];
  },
  /** The ends of a declaration look alike until the values are seen. */
  kind: ({type}: GskEvent): string =>
    ['bluff decided', 'declared equal', 'tie settled'].includes(type) ? 'declared' : type,
  /** A tie in a push at the second table occurs about once in fifty random games. */
  agreement: {seed: 'gsk 0', games: 80, moves: 1200},
};
