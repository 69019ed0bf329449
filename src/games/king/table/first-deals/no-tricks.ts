import {type Card, rankOf} from '../../../../cards/index.js';
import type {FirstDeal} from '../../../../elements/index.js';
import {messagesIn} from '../../../../i18n/index.js';
import type {FirstDealMessages} from '../../messages/first-deals.en.js';
import type {KingEvent, KingView} from '../../types.js';
import {winnerOf} from '../counting.js';
import {trickPrice} from '../prices.js';
import {follow, goal, highest, type KingStep} from './steps.js';
import {taker} from './told.js';

/**
 * The first deal of the variants that begin with tricks to avoid. The reader ducks the first trick, and
 * throws a high card on the second.
 */

/** The price of a trick. */
const priceIn = ({contract}: KingView): number => trickPrice(0, undefined, contract);

/** The reader's aces and kings: what is best thrown away. */
const high = ({hands: [own]}: KingView): readonly Card[] => {
  const known = (own ?? []).filter((card) => card !== null) as Card[];
  const aces = known.filter((card) => rankOf(card) === 'A');
  return aces.length > 0 ? aces : known.filter((card) => rankOf(card) === 'K');
};

/** The first trick. */
const first: readonly KingStep[] = [
  goal((view, {t}) => [
    t('king/learn/no-tricks'),
    t('king/learn/no-tricks/why', {points: priceIn(view)}),
  ]),
  follow('king/learn/follow/low'),
  highest,
  {
    id: 'paid',
    at: 'board',
    waits: true,
    when: ({view}) => view.played.length === 1 && view.trick.length === 0 && taker(view, 0) !== 0,
    say: (view, {t}, players) => [
      t('king/learn/paid', {points: -priceIn(view), ...players[taker(view, 0)]!}),
      t('king/learn/paid/why'),
    ],
    points: (view, messages) => {
      const to = taker(view, 0);
      return {
        rings: [`gstk-seat[data-seat="${to}"]`],
        flight: {from: to, to, text: messages.points(priceIn(view))},
      };
    },
  },
];

/** The second one, on which a high card is thrown. */
const throwing: readonly KingStep[] = [
  {
    id: 'away',
    at: 'hand',
    when: ({view, asks}) => asks && view.played.length === 1 && view.trick.length > 0,
    say: (view, {t}, players) => [
      t('king/learn/away'),
      t('king/learn/away/why', players[winnerOf(view.trick, view)]!),
    ],
    points: (view) => ({cards: new Map(high(view).map((card) => [card, '']))}),
  },
  {
    id: 'art',
    at: 'board',
    waits: true,
    when: ({view}) => view.played.length === 2 && view.trick.length === 0 && taker(view, 1) !== 0,
    say: (_, {t}) => [t('king/learn/art'), t('king/learn/no-tricks/art')],
  },
];

/** The hands of a deal, and the first moves of each seat. */
interface Laid {
  readonly hands: readonly (readonly string[])[];
  readonly moves: readonly (readonly string[])[];
}

/** Four players: Otto leads a club, and Nora takes the first two tricks. */
export const FOUR: Laid = {
  hands: [
    ['7C', 'AC', '7H', '9H', 'TH', '8S', '9S', 'QS'],
    ['9C', 'TC', '7D', 'JD', 'AD', '8H', 'KH', 'TS'],
    ['QC', 'JC', 'KD', '8D', 'JH', 'AH', '7S', 'KS'],
    ['8C', 'KC', '9D', 'TD', 'QD', 'QH', 'JS', 'AS'],
  ],
  moves: [
    ['7C', 'AC'],
    ['9C', '7D'],
    ['QC', 'KD'],
    ['8C', '9D'],
  ],
};

/** Three players, without the black aces: Otto leads a diamond, and Nora takes the first two tricks. */
export const THREE: Laid = {
  hands: [
    ['7D', 'AD', '8H', 'TH', 'JH', '7S', '9S', 'TS', 'QS', 'KS'],
    ['9D', '8D', 'KD', '7C', 'TC', 'QC', '7H', 'KH', 'AH', '8S'],
    ['QD', 'TD', 'JD', 'KC', '8C', '9C', 'JC', '9H', 'QH', 'JS'],
  ],
  moves: [
    ['7D', 'AD'],
    ['9D', '7C'],
    ['QD', 'KC'],
  ],
};

/**
 * A deal in which tricks cost.
 * @param ordered what has been chosen before, in variants with choices, and other fields of the position
 * @param second the steps after the first trick
 */
export const noTricks = (
  {hands, moves}: Laid,
  ordered: object = {},
  second: readonly KingStep[] = throwing,
): FirstDeal<KingView, KingEvent, FirstDealMessages> => ({
  position: {dealer: 0, turn: [1], hands, ...ordered},
  moves,
  steps: [...first, ...second],
  ending: (view, {t}) => [
    t('king/learn/took-tricks', {
      tricks: view.tricks[0] ?? 0,
      points: view.sheet.at(-1)?.[0] ?? 0,
    }),
    t('king/learn/other-prices'),
  ],
  messages: messagesIn({
    en: () => import('../../messages/first-deals.en.js'),
    ru: () => import('../../messages/first-deals.ru.js'),
  }),
});
