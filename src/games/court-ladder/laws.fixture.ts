import type {Card} from '../../cards/index.js';
import type {LadderState} from './types.js';

/**
 * What the laws cannot find out: cards that were taken in the open are written down twice, and an
 * endless match has no end. Two hands show how one leads to the next.
 */
export const laws = {
  options: {hands: 1},
  cards: ({hands, gone, bout}: LadderState): readonly Card[] => [
    ...hands.flat(),
    ...gone,
    ...(bout?.jokers ?? []),
    ...(bout?.pairs ?? []).flatMap(({card, beat}) => (beat ? [card, beat] : [card])),
  ],
};
