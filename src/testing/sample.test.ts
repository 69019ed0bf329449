import assert from 'node:assert/strict';
import {fileURLToPath} from 'node:url';
import {describe, test} from 'node:test';
import type {Game} from '../game/index.js';
import {agree} from './agree.js';
import {conform} from './conform.js';
import {cards, duel} from './duel.fixture.js';
import {checkGolden} from './golden.js';
import {playthrough} from './playthrough.js';
import {game as highCard} from './sample/index.js';
import {game as royalGuests} from './sample-pick/index.js';

/**
 * The games used to test the laws keep the laws themselves; new games are copies of the samples.
 */

const samples = [
  {name: 'sample', game: highCard},
  {name: 'sample-pick', game: royalGuests},
];

for (const {name, game} of samples)
  describe(`the sample game ${game.rules.id}`, () => {
    const {id} = game.rules;
    test('keeps the laws', () => void conform(game as Game, {games: 60, every: 4}));
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
  test('keeps the laws', () => void conform(duel, {games: 60, cards}));
  test('chart and rules agree', () => void agree([duel]));
});
