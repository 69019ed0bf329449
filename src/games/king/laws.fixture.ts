import type {Card} from '../../cards/index.js';
import type {KingState} from './types.js';

/** What the laws cannot find out: a contract may name a card that lies elsewhere. */
export const laws = {
  cards: ({hands, talon, away, stock, trick, played}: KingState): readonly Card[] => [
    ...hands.flat(),
    ...talon,
    ...away,
    ...stock,
    ...[trick, ...played].flat().map(({card}) => card),
  ],
  // Its matches are long: there are enough positions.
  every: 16,
  // The plain chart, the widest table, and the row in which most is chosen.
  engine: ['king-simple', 'king-short', 'king-custom'],
  // One match of each variant takes every arrow under the options that this seed draws.
  agreement: {seed: 'king 15', moves: 150},
};
