import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rngFrom} from '../cards/index.js';
import {resolveOptions} from '../game/index.js';
import {duel} from './duel.fixture.js';
import {perft} from './perft.js';
import {game} from './sample/index.js';

const counts: readonly (readonly [depth: number, leaves: number])[] = [
  [0, 1],
  [1, 3],
  [2, 9], // 3 x 3
  [3, 18], // the first seat has 2 cards left
  [4, 36],
  [6, 36], // the last card is forced
  [9, 36], // a finished line counts as one
];

for (const [depth, leaves] of counts)
  test(`perft: ${leaves} ways to play ${depth} moves of a duel, or of High Card with 3 cards`, () => {
    assert.equal(perft(duel.rules, duel.rules.setup({}, 2, rngFrom(1)), depth), leaves);
    const options = resolveOptions(game.rules.options, {cards: 3});
    assert.equal(perft(game.rules, game.rules.setup(options, 2, rngFrom(1)), depth), leaves);
  });
