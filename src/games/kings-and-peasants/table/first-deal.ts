import {type Card, rngFrom, suitOf} from '../../../cards/index.js';
import {type FirstDeal, type FirstDealStep, playerOf} from '../../../elements/index.js';
import {messagesIn, type Player} from '../../../i18n/index.js';
import type {FirstDealMessages} from '../messages/first-deal.en.js';
import {partOf} from '../rules/phase.js';
import {isOut, seatOf} from '../rules/seats.js';
import {bestOf} from '../rules/trick-winner.js';
import {type PeasantsEvent, type PeasantsView, type Rank, RANKS} from '../types.js';

/**
 * The deal that teaches the game. The last five tricks of an election: the reader follows a club, then
 * trumps one, and is out as Peasant, with as many tricks as Vera, the Soldier. So the reader is King, gets
 * trumps, and plays a reign.
 */

type Step = FirstDealStep<PeasantsView, PeasantsEvent, FirstDealMessages>;

/** The tricks before the lesson, by the seat that led each. */
const PLAYED = [
  [0, 'AH', '8H', '7H', '6H'],
  [0, 'KS', '8S', 'QS', '6S'],
  [0, '9S', 'TS', 'AS', '6D'],
  [2, 'KH', '8C', '9H', 'QH'],
] as const;
const BEFORE = PLAYED.length;

/** The reader's cards of a suit. */
const own = ({hands: [hand = []]}: PeasantsView, suit: string): ReadonlyMap<string, string> =>
  new Map(hand.flatMap((card) => (card && suitOf(card) === suit ? [[card, '']] : [])));

/** The suit of the trick on the table. */
const led = ({trick: [first]}: PeasantsView): string => (first && suitOf(first.card)) ?? '';

const isVoid = (view: PeasantsView): boolean => own(view, led(view)).size === 0;

/** Whether the reader is asked for a card in a trick of the election, from 0. */
const asked = (view: PeasantsView, asks: boolean, trick: number): boolean =>
  asks &&
  view.names !== null &&
  view.elected === null &&
  view.played.length === trick &&
  view.trick.length > 0;

const holder = ({ranks}: PeasantsView, rank: Rank, players: readonly Player[]): Player =>
  playerOf(ranks && seatOf(ranks, rank), {players});

/** The reader is King, and answers a gift. */
const gift = (rank: 'soldier' | 'peasant'): Step => ({
  id: rank,
  at: 'hand',
  when: ({view, asks}) =>
    asks && view.phase === `reign.exchange.to${rank === 'soldier' ? 'Soldier' : 'Peasant'}`,
  say: (view, {t}, players) => [
    t(`peasants/learn/${rank}`, holder(view, rank, players)),
    t(`peasants/learn/${rank}/why`),
  ],
  points: () => ({rings: ['.exchange .pair:has(.now)']}),
});

const steps: readonly Step[] = [
  {
    id: 'goal',
    at: 'board',
    waits: true,
    when: ({view}) => view.played.length === BEFORE && view.trick.length === 0,
    say: (_, {t}) => [t('peasants/learn/goal'), t('peasants/learn/goal/why')],
    points: () => ({rings: ['gstk-seat[own]']}),
  },
  {
    id: 'follow',
    at: 'hand',
    when: ({view, asks}) => asked(view, asks, BEFORE),
    say: (_, {t}) => [t('peasants/learn/follow'), t('peasants/learn/follow/why')],
    points: (view) => ({thread: view.trick[0]!.seat, cards: own(view, led(view))}),
  },
  {
    id: 'highest',
    at: 'board',
    waits: true,
    lands: true,
    when: ({view}) => view.played.length === BEFORE && view.trick.length === RANKS.length,
    say: (view, {t}, players) => [
      t('peasants/learn/highest'),
      t('peasants/learn/highest/why', players[bestOf(view, view.trick)!.seat]!),
    ],
  },
  {
    id: 'trump',
    at: 'hand',
    when: ({view, asks}) => asked(view, asks, BEFORE + 1) && isVoid(view),
    say: (_, {t}) => [t('peasants/learn/trump'), t('peasants/learn/trump/why')],
    points: (view) => ({cards: own(view, view.trump)}),
  },
  {
    id: 'out',
    at: 'board',
    waits: true,
    when: ({view}) => view.elected === null && view.trick.length === 0 && isOut(view, 0),
    say: (_, {t}) => [t('peasants/learn/out'), t('peasants/learn/out/why')],
    points: () => ({rings: ['gstk-seat[own]']}),
  },
  gift('soldier'),
  gift('peasant'),
  {
    id: 'reign',
    at: 'hand',
    when: ({view, asks}) => asks && partOf(view) === 'reign' && view.played.length === 0,
    say: (_, {t}) => [t('peasants/learn/reign'), t('peasants/learn/reign/why')],
  },
];

/** The first deal of Kings and Peasants. */
export const firstDeal: FirstDeal<PeasantsView, PeasantsEvent, FirstDealMessages> = {
  position: {
    rng: rngFrom('reign 163'),
    dealer: 3,
    shown: '6S',
    names: ['peasant', 'king', 'prince', 'soldier'],
    turn: [2],
    played: PLAYED.map(([leader, ...cards]) =>
      cards.map((card, at) => ({seat: (leader + at) % RANKS.length, card})),
    ),
    hands: [
      ['7S', 'JS', 'JH', '8D', 'QC'],
      ['7D', 'TD', '7C', 'TC', 'AC'],
      ['TH', '9D', 'JD', 'QD', '6C'],
      ['KD', 'AD', '9C', 'JC', 'KC'],
    ] satisfies readonly (readonly Card[])[],
  },
  moves: [
    ['QC', '7S'],
    ['AC', '7C', 'TD', 'TC', '7D'],
    ['6C', '9D', 'JD', 'TH', 'QD'],
    ['9C', 'JC', 'KD', 'KC', 'AD'],
  ],
  steps,
  ends: ({won}) => won.length > 0,
  ending({ranks, tricks, won}, {t}, players) {
    const winner = won.at(-1) ?? 0;
    const [n, mine] = [tricks[winner]!, tricks[0]!];
    if (winner === 0) return [t('peasants/learn/won', {n}), t('peasants/learn/won/why')];
    const who = players[winner]!;
    return [
      t('peasants/learn/lost', {n, own: mine, ...who}),
      n === mine
        ? t('peasants/learn/tied', who)
        : t(ranks?.[0] === 'king' ? 'peasants/learn/lost/why' : 'peasants/learn/lost/low'),
    ];
  },
  messages: messagesIn({
    en: () => import('../messages/first-deal.en.js'),
    ru: () => import('../messages/first-deal.ru.js'),
  }),
};
