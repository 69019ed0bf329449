import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Card, rngFrom} from '../../cards/index.js';
import {createMatch} from '../../match/index.js';
import {bot} from './bot.js';
import {game} from './index.js';

for (const [why, text, winner] of [
  ['the highest card of the suit led takes the trick', 'QD AD KD', 1],
  ['another suit does not', 'QD AC KD', 2],
  ['two seats', 'AD KD', 0],
] as const)
  test(`The play: ${why} (${text})`, () => {
    const cards = text.split(' ') as Card[];
    const hands = cards.map((card) => [card, null, null]);
    const state = {seats: cards.length, options: {cards: 3}, hands};
    const match = createMatch(game, {state, seed: 1});
    for (const [seat, card] of cards.entries()) match.play(seat, {type: 'play', card});
    assert.deepEqual(match.state.tricks[winner], cards);
    assert.deepEqual([match.phase, match.turn], ['lead', [winner]]);
  });

test('the bot takes a trick as cheaply as it can', async () => {
  const hands = [
    ['7S', 'AD', 'QD'],
    [null, null],
  ];
  const state = {options: {cards: 3}, hands, leader: 1, trick: [{seat: 1, card: 'TD'}]};
  const match = createMatch(game, {state, seed: 1});
  const question = {view: match.view(0), moves: match.moves(0), rng: rngFrom(1), budget: 0};
  assert.equal((await bot.choose(question)).move.card, 'QD');
});
