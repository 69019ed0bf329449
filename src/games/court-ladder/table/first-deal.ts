import {type Card, rankOf, suitOf} from '../../../cards/index.js';
import {type FirstDeal, type FirstDealStep, playerOf} from '../../../elements/index.js';
import {messagesIn, type Player} from '../../../i18n/index.js';
import type {FirstDealMessages} from '../messages/first-deal.en.js';
import {beats} from '../rules/beats.js';
import {knaveOf} from '../rules/ladder.js';
import {stepOf} from '../rules/phase.js';
import type {LadderEvent, LadderView} from '../types.js';

/**
 * The deal that teaches the game. The reader, at the bottom, beats the King's attack, changes places with
 * Bert, and is stopped by Vera, who climbs on, becomes King, and attacks the reader from above.
 */

type Step = FirstDealStep<LadderView, LadderEvent, FirstDealMessages>;

const OTTO = 1;
const VERA = 3;
/** From the King down. */
const RANKS = [OTTO, 2, VERA, 4, 0];
const BOTTOM = RANKS.length - 1;
/** The place of the attack card that is to be beaten; the card may be on its way there. */
const ATTACK = '.pair:not(.beaten) .under';

const placeOf = ({ranks}: LadderView): number => ranks.indexOf(0);

/** Whether the reader is to beat the card that makes this many of a bout. */
const defends = (view: LadderView, bout: number, cards: number): boolean =>
  stepOf(view) === 'defence' && view.bouts === bout && view.bout?.pairs.length === cards;

/** Whether a bout is over, and the next one has not begun. */
const isBetween = ({phase}: LadderView): boolean => phase === 'between';

const held = ({hands: [own = []]}: LadderView): readonly Card[] =>
  own.filter((card) => card !== null);

/** The reader's cards that beat the last card of the bout. */
function beating(view: LadderView): ReadonlyMap<string, string> {
  const attack = view.bout!.pairs.at(-1)!.card;
  const fit = held(view).filter((card) => beats(card, attack, view.trump));
  return new Map(fit.map((card) => [card, '']));
}

/** The reader's plain cards of a rank of which there are two or more, or which lies on the table. */
function sameRank(view: LadderView): ReadonlyMap<string, string> {
  const pairs = view.bout?.pairs ?? [];
  const laid = pairs.flatMap(({card, beat}) => (beat ? [card, beat] : [card]));
  const own = held(view).filter((card) => suitOf(card) !== view.trump);
  const all = laid.length > 0 ? laid : own;
  const least = laid.length > 0 ? 1 : 2;
  const fits = (card: Card): boolean =>
    all.filter((other) => rankOf(other) === rankOf(card)).length >= least;
  return new Map(own.filter(fits).map((card) => [card, '']));
}

/** The reader's rung, and the one that a step speaks of with it. */
const rungs = (...seats: readonly number[]): readonly string[] =>
  seats.map((seat) => `[data-rung="${seat}"]`);

const defender = ({bout}: LadderView, players: readonly Player[]): Player =>
  playerOf(bout?.defender ?? null, {players});

const steps: readonly Step[] = [
  {
    id: 'goal',
    at: 'board',
    waits: true,
    when: ({view}) => view.bouts === 1 && view.bout?.pairs.length === 0,
    say: (_, {t}) => [t('ladder/learn/goal'), t('ladder/learn/goal/why')],
    points: () => ({rings: rungs(OTTO, 0)}),
  },
  {
    id: 'beat',
    at: 'prompt',
    when: ({view, asks}) => asks && defends(view, 1, 1),
    say: (_, {t}) => [t('ladder/learn/beat'), t('ladder/learn/beat/why')],
    points: (view) => ({thread: ATTACK, cards: beating(view)}),
  },
  {
    id: 'added',
    at: 'prompt',
    when: ({view, asks}) => asks && defends(view, 1, 2),
    say: ({bout}, {t}, players) => [
      t('ladder/learn/added', players[bout!.pairs.at(-1)!.by]!),
      t('ladder/learn/added/why'),
    ],
    points: (view) => ({thread: ATTACK, cards: beating(view)}),
  },
  {
    id: 'held',
    at: 'board',
    waits: true,
    when: ({view}) => isBetween(view) && view.bouts === 1 && view.gone.length > 0,
    say: (_, {t}) => [t('ladder/learn/held'), t('ladder/learn/held/why')],
  },
  {
    id: 'attack',
    at: 'hand',
    when: ({view, asks}) =>
      asks && stepOf(view) === 'attack' && view.bouts === 2 && view.bout?.defender !== null,
    say: (view, {t}, players) => [
      t('ladder/learn/attack', defender(view, players)),
      t('ladder/learn/attack/why', defender(view, players)),
    ],
    points: (view) => ({
      rings: rungs(view.bout!.defender!),
      cards: sameRank(view),
    }),
  },
  {
    id: 'add',
    at: 'prompt',
    when: ({view, asks}) =>
      asks && view.phase === 'bout.taking.throwIn' && view.bouts === 2 && sameRank(view).size > 0,
    say: (view, {t}, players) => [
      t('ladder/learn/add', defender(view, players)),
      t('ladder/learn/add/why'),
    ],
    points: (view) => ({cards: sameRank(view)}),
  },
  {
    id: 'swap',
    at: 'board',
    waits: true,
    when: ({view}) => isBetween(view) && view.bouts === 2 && placeOf(view) < BOTTOM,
    say: (_, {t}) => [t('ladder/learn/swap'), t('ladder/learn/swap/why')],
    points: (view) => ({rings: rungs(0, knaveOf(view))}),
  },
  {
    id: 'stayed',
    at: 'board',
    waits: true,
    when: ({view}) =>
      isBetween(view) &&
      view.bouts === 3 &&
      placeOf(view) === BOTTOM - 1 &&
      view.shown[VERA]!.length === 0,
    say: (_, {t}, players) => [
      t('ladder/learn/stayed', players[VERA]!),
      t('ladder/learn/stayed/why', players[VERA]!),
    ],
    points: () => ({rings: rungs(VERA)}),
  },
  {
    id: 'king',
    at: 'board',
    waits: true,
    when: ({view}) => isBetween(view) && view.ranks[0] !== OTTO,
    say: ({ranks}, {t}, players) => [
      t('ladder/learn/king', players[ranks[0]!]!),
      t('ladder/learn/king/why'),
    ],
    points: ({ranks}) => ({rings: rungs(ranks[0]!, OTTO)}),
  },
  {
    id: 'down',
    at: 'prompt',
    when: ({view: {bout, bouts, phase, ranks}, asks}) =>
      asks && phase === 'bout.defence' && bouts > 1 && bout!.attacker === ranks[0],
    say: (_, {t}) => [t('ladder/learn/down'), t('ladder/learn/down/why')],
    points: (view) => ({thread: ATTACK, cards: beating(view)}),
  },
  {
    id: 'empty',
    at: 'board',
    waits: true,
    when: ({view}) => isBetween(view) && view.bouts > 5,
    say: (_, {t}) => [t('ladder/learn/empty'), t('ladder/learn/empty/why')],
  },
];

/** The first deal of Court Ladder. */
export const firstDeal: FirstDeal<LadderView, LadderEvent, FirstDealMessages> = {
  position: {
    ranks: RANKS,
    trump: 'S',
    bouts: 1,
    bout: {attacker: OTTO},
    hands: [
      ['JD', 'QC', '9C', '9H', 'TD', '6S', '7H'],
      ['8D', '7S', '8S', '9S', 'JS', 'KS', 'KC', '8C'],
      ['JC', 'TH', 'QH', 'KH', 'QD', 'AD', 'TC'],
      ['KD', 'AH', 'AS', 'JH', 'QS', 'TS', 'AC'],
      ['6C', '7C', '6H', '8H', '6D', '7D', '9D'],
    ] satisfies readonly (readonly Card[])[],
  },
  moves: [
    ['beat JD', 'beat QC', 'attack 9C', 'throw 9H', 'done', 'attack TD', 'done', 'beat 6S'],
    [
      'attack 8D',
      'done',
      'done',
      'leave',
      'done',
      'leave',
      'done',
      'leave',
      'done',
      'take',
      'leave',
    ],
    ['throw JC', 'done', 'take'],
    ['done', 'beat KD', 'attack AH', 'done', 'attack AS', 'done', 'attack JH 0', 'leave', 'done'],
    ['done', 'take', 'done', 'done', 'done', 'done'],
  ],
  steps,
  ending(view, {t}, players) {
    const n = BOTTOM - placeOf(view);
    const last = view.hands.findIndex((hand) => hand.length > 0);
    if (n === 0)
      return [
        t('ladder/learn/stays'),
        t(last === 0 ? 'ladder/learn/stays/why' : 'ladder/learn/again'),
      ];
    return [
      t('ladder/learn/rose', {n}),
      last < 0 ? t('ladder/learn/again') : t('ladder/learn/rose/why', players[last]!),
    ];
  },
  messages: messagesIn({
    en: () => import('../messages/first-deal.en.js'),
    ru: () => import('../messages/first-deal.ru.js'),
  }),
};
