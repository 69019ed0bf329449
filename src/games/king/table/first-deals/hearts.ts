import type {FirstDeal} from '../../../../elements/index.js';
import {messagesIn} from '../../../../i18n/index.js';
import type {FirstDealMessages} from '../../messages/first-deals.en.js';
import type {KingEvent, KingView} from '../../types.js';
import {winnerOf} from '../counting.js';
import {priceOf} from '../prices.js';
import {follow, goal, highest, type KingStep} from './steps.js';
import {gaveHeart, pricesOf, taker} from './told.js';

/**
 * The first deal of the variants in which hearts cost. Otto leads a diamond, and Nora takes the trick for
 * nothing; then she leads another, the reader has none left, and gives her a heart.
 */

const NORA = 2;

/** The steps after the goal. */
const steps: readonly KingStep[] = [
  follow('king/learn/follow/why'),
  highest,
  {
    id: 'free',
    at: 'board',
    waits: true,
    when: ({view}) => view.played.length === 1 && view.trick.length === 0,
    say: (_, {t}, players) => [t('king/learn/free'), t('king/learn/free/why', players[NORA]!)],
    points: () => ({rings: [`gstk-seat[data-seat="${NORA}"]`]}),
  },
  {
    id: 'give',
    at: 'hand',
    when: ({view, asks}) => asks && view.played.length === 1 && view.trick.length > 0,
    say: (view, {t}, players) => {
      const who = players[winnerOf(view.trick, view)]!;
      return [t('king/learn/give', who), t('king/learn/give/why', who)];
    },
    points: (view, messages) => ({cards: pricesOf(view, 'H', messages)}),
  },
  {
    id: 'art',
    at: 'board',
    waits: true,
    when: ({view}) => view.played.length === 2 && view.trick.length === 0 && gaveHeart(view, 1),
    say: (view, {t}, players) => [
      t('king/learn/art'),
      t('king/learn/art/why', players[taker(view, 1)]!),
    ],
    points: (view, messages) => {
      const to = taker(view, 1);
      const card = view.played[1]!.find(({seat}) => seat === 0)!.card;
      const text = messages.points(priceOf(card, view.contract));
      return {rings: [`gstk-seat[data-seat="${to}"]`], flight: {from: 0, to, text}};
    },
  },
];

/** A first deal of a variant in which hearts cost. */
export type HeartsDeal = FirstDeal<KingView, KingEvent, FirstDealMessages>;

/**
 * A deal in which hearts cost.
 * @param say the goal
 * @param other how the position differs: what was chosen, and what Vera holds in place of the lowest club
 */
export const hearts = (
  say: KingStep['say'],
  ending: HeartsDeal['ending'],
  {spare = '2C', ...other}: {readonly spare?: string; readonly [field: string]: unknown} = {},
): HeartsDeal => ({
  position: {
    dealer: 0,
    turn: [1],
    hands: [
      ['5D', 'KH', '9H', '7H', '4H', '2H', 'JS', '6S', '3S', 'QC', '9C', '5C', '4C'],
      ['AD', 'QD', '9D', '4D', '2D', 'KS', '8S', '7S', '2S', 'JC', 'TC', '3C', 'JH'],
      ['KD', 'JD', '7D', 'AS', '9S', '4S', 'KC', '7C', '6C', 'QH', '8H', '5H', '3H'],
      ['TD', '8D', '6D', '3D', 'QS', 'TS', '5S', 'AC', '8C', spare, 'AH', 'TH', '6H'],
    ],
    ...other,
  },
  moves: [
    ['5D', 'KH'],
    ['2D', '4D'],
    ['JD', 'KD'],
    ['8D', '3D'],
  ],
  steps: [goal(say), ...steps],
  ending,
  messages: messagesIn({
    en: () => import('../../messages/first-deals.en.js'),
    ru: () => import('../../messages/first-deals.ru.js'),
  }),
});
