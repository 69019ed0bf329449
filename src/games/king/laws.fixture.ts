import type {Card} from '../../cards/index.js';
import type {KingState} from './types.js';

/** Facts that the general laws cannot derive: a contract may name a card that lies elsewhere. */
export const laws = {
  cards: ({hands, talon, away, stock, trick, played}: KingState): readonly Card[] => [
    ...hands.flat(),
    ...talon,
    ...away,
    ...stock,
    ...[trick, ...played].flat().map(({card}) => card),
  ],
  // Points, piles and chips of a seat come with the trick, not with the card that decides it.
  waits: {'card played': />gstk-seat\d(?!\[won\])/},
  // King matches are long, so a sample of the positions is enough.
  every: 16,
  // The plain chart, the widest table, and the variant with the most choices.
  engine: ['king-simple', 'king-short', 'king-custom'],
  // One match of each variant takes every arrow of the chart, with the options that this seed draws.
  agreement: {seed: 'king 1', moves: 150},
};
