import type {GameCatalogue} from '../../../i18n/index.js';

/** The aim and the coach marks of a reader's first game. */
export const en = {
  'aim/death-over-the-kingdom': ({large}: {large: unknown}) =>
    large === 'on' ? 'Avoid points: the fewest win' : 'Score, but not the most: second place wins',
  'kingdom/tip/goal':
    'Round 1 scores the highest card, round 2 the lowest, round 3 those in between.',
  'kingdom/tip/card': 'Here you see what a card does; the small number is what it may turn to.',
  'kingdom/tip/act': 'One thing a round: keep, swap left, use or change.',
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type KingdomTips = typeof en;
