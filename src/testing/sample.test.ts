import assert from 'node:assert/strict';
import {fileURLToPath} from 'node:url';
import {describe, test} from 'node:test';
import {agree} from './agree.js';
import {conform} from './conform.js';
import {cards, duel} from './duel.fixture.js';
import {checkGolden} from './golden.js';
import {playthrough} from './playthrough.js';
import {game} from './sample/index.js';

/**
 * The two games used to test the laws keep the laws themselves; new games are copies of the sample.
 */

describe('the sample game', () => {
  test('keeps the laws', () => void conform(game, {games: 60, every: 4}));
  test('chart and rules agree', () => void agree([game]));
  test('deals named in the plan are played first, whatever the number of games', () => {
    const starts = ['one', 'two'].map((seed) => ({seed, options: {cards: 3}}));
    const {unreached, ...report} = conform(game, {games: 0, seats: [2], starts});
    assert.deepEqual(report, {games: 2, moves: 12, longest: 6});
    assert.deepEqual(unreached, ['cards: 5']);
    assert.equal(agree([game], {games: 8, starts}).games, 30);
    const idle = [{seed: 'a clock', idle: true}];
    assert.equal(conform(game, {games: 0, seats: [2], starts: idle}).games, 1);
  });
  for (const seats of [2, 3, 4])
    test(`high-card, ${seats} seats: plays as its golden file`, () => {
      const file = new URL(`sample/playthroughs/high-card-${seats}.txt`, import.meta.url);
      checkGolden(fileURLToPath(file), playthrough(game, {seats}));
    });
});

describe('a game of hidden choices', () => {
  test('keeps the laws', () => void conform(duel, {games: 60, cards}));
  test('chart and rules agree', () => void agree([duel]));
});
