import {noTricks} from './no-tricks.js';
import type {KingStep} from './steps.js';
import {taker} from './told.js';

/** On the second trick the reader cannot follow, and draws. */
const drawing: readonly KingStep[] = [
  {
    id: 'draw',
    at: 'prompt', // its button stays in sight
    when: ({view, asks}) => asks && view.phase === 'drawing',
    say: (_, {t}) => [t('king/learn/draw'), t('king/learn/draw/why')],
    points: () => ({rings: ['.draw-pile']}),
  },
  {
    id: 'art',
    at: 'board',
    waits: true,
    when: ({view}) => view.played.length === 2 && view.trick.length === 0 && taker(view, 1) !== 0,
    say: (_, {t}) => [t('king/learn/art'), t('king/learn/draw/art')],
  },
];

/** The first deal of Domino King. */
export const domino = noTricks(
  {
    hands: [
      ['7C', 'AC', '7H', '9H', '8S', '9S'],
      ['9C', 'TC', '7D', 'JD', 'AD', 'KH'],
      ['QC', 'JC', 'KD', 'JH', 'AH', '7S'],
      ['8C', 'KC', '9D', 'TD', 'QD', 'QH'],
    ],
    moves: [
      ['7C', 'draw', '8D'],
      ['9C', '7D'],
      ['QC', 'KD'],
      ['8C', '9D'],
    ],
  },
  {stock: ['8D', '8H', 'TH', 'TS', 'JS', 'QS', 'KS', 'AS']},
  drawing,
);
