import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rngFrom} from '../../cards/index.js';
import {createMatch} from '../../match/index.js';
import {bot} from './bot.js';
import {game} from './index.js';

/** A match with one guest let in, and a row of which the first cards are known. */
const matchOf = (row: readonly string[]) => {
  const state = {
    guests: ['AH'],
    row: [...row, ...Array.from({length: 19 - row.length}, () => null)],
  };
  return createMatch(game, {state, seed: 1});
};

test('The turn: a knave drives all guests away', () => {
  const match = matchOf(['JS']);
  match.play(0, {type: 'pick', at: 0});
  assert.deepEqual(match.state.gone, ['AH', 'JS']);
  assert.deepEqual(match.turn, [1]);
});

test('The turn: a seat that stops keeps the guests; the king counts two', () => {
  const match = matchOf(['TD', 'KS']);
  match.play(0, {type: 'pick', at: 1});
  assert.equal(match.play(0, {type: 'stop'}), undefined);
  assert.deepEqual(match.state.court[0], ['AH', 'KS']);
  assert.deepEqual([match.view(1).scores, match.turn], [[3, 0], [1]]);
  assert.equal(match.refuse(1, {type: 'stop'}), 'royal-guests/nobody-yet');
});

test('the bot stops when a knave would cost too much', async () => {
  for (const [guests, type] of [
    [['AH'], 'pick'],
    [['KH', 'KS', 'KD', 'KC'], 'stop'],
  ] as const) {
    const match = createMatch(game, {state: {guests}, seed: 1});
    const question = {view: match.view(0), moves: match.moves(0), rng: rngFrom(1), budget: 0};
    assert.equal((await bot.choose(question)).move.type, type);
  }
});
