import assert from 'node:assert/strict';
import {fileURLToPath} from 'node:url';
import {describe, test} from 'node:test';
import type {Game} from '../game/index.js';
import {testMistakes} from '../lesson/faults/mistakes.fixture.js';
import {agree} from './agree.js';
import {conform} from './conform.js';
import {cards, duel} from './duel.fixture.js';
import {isFull} from './full.fixture.js';
import {checkGolden} from './golden.js';
import {playthrough} from './playthrough.js';
import {game as highCard} from './sample/index.js';
import {game as royalGuests} from './sample-pick/index.js';

/**
 * The games used to test the laws keep the laws themselves; new games are copies of the samples.
 */

const GAMES = isFull ? 60 : 8;

const samples = [
  {name: 'sample', game: highCard},
  {name: 'sample-pick', game: royalGuests},
];

for (const {name, game} of samples)
  describe(`the sample game ${game.rules.id}`, () => {
    const {id} = game.rules;
    test('keeps the laws', () => void conform(game as Game, {games: GAMES, every: 4}));
    test('chart and rules agree', () => void agree([game as Game]));
    for (const seats of [2, 3, 4])
      test(`${id}, ${seats} seats: plays as its golden file`, () => {
        const file = new URL(`${name}/playthroughs/${id}-${seats}.txt`, import.meta.url);
        checkGolden(fileURLToPath(file), playthrough(game as Game, {seats}));
      });
  });

describe('a plan of the laws', () => {
  test('deals named in the plan are played first, whatever the number of games', () => {
    const starts = ['one', 'two'].map((seed) => ({seed, options: {cards: 3}}));
    const {unreached, ...report} = conform(highCard, {games: 0, seats: [2], starts});
    assert.deepEqual(report, {games: 2, moves: 12, longest: 6});
    assert.deepEqual(unreached, ['cards: 5']);
    assert.equal(agree([highCard], {games: 8, starts}).games, 30);
    const idle = [{seed: 'a clock', idle: true}];
    assert.equal(conform(highCard, {games: 0, seats: [2], starts: idle}).games, 1);
  });
});

describe('a game of hidden choices', () => {
  test('keeps the laws', () => void conform(duel, {games: GAMES, cards}));
  test('chart and rules agree', () => void agree([duel]));
});

const PEOPLE = [...'AKQT'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));

describe('mistakes in the positions of the sample games', () => {
  testMistakes(highCard.rules, [
    [
      {
        seats: 2,
        leader: 1,
        trick: [
          {seat: 1, card: 'QH'},
          {seat: 0, card: 'KH'},
        ],
      },
      'trick must not be full: a full trick is taken; found [{"seat":1,"card":"QH"},{"seat":0,"card":"KH"}]',
    ],
    [{seats: 2, tricks: [['QH'], []]}, 'tricks[0] holds a part of a trick'],
    [{seats: 2, hands: [['QH'], []]}, 'hands[0] must have 5 cards, not 1'],
    [
      {
        seats: 2,
        hands: [
          ['QH', 'QH', null, null, null],
          [null, null, null, null, null],
        ],
      },
      'position holds QH twice',
    ],
    [{turn: [1]}, 'turn must be [0]; found [1]'],
    [{options: {cards: 9}}, 'options.cards must be one of 5, 3, not 9'],
    [{options: {jokers: 'on'}}, 'options.jokers is not an option; expected one of cards'],
  ]);
  testMistakes(royalGuests.rules, [
    [{guests: ['JS']}, 'guests and court must hold no knave'],
    [
      {options: {knaves: 2}, gone: ['JS', 'JH', ...PEOPLE.slice(1)], guests: PEOPLE.slice(0, 1)},
      'guests must be empty when the row is: then they are kept; found ["AS"]',
    ],
    [{row: [null]}, 'row must have 20 items, not 1'],
  ]);
});
