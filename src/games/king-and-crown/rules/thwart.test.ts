import assert from 'node:assert/strict';
import {test} from 'node:test';
import {COURT, DECK} from './deck.js';
import {thwarts, victorOf} from './thwart.js';

test('the deck is that of 3.0: values, thwarts in both directions, teams', () => {
  const rows = COURT.map((card) => {
    const by = COURT.filter((other) => thwarts(other, card));
    return [card, DECK[card].value, [...DECK[card].thwarts].sort(), by.sort(), DECK[card].team];
  });
  assert.deepEqual(rows, [
    ['king', 5, ['beggar', 'knight'], ['dragon', 'witch'], 'wise'],
    ['dragon', 4, ['king', 'witch'], ['beggar', 'knight'], 'wicked'],
    ['knight', 3, ['beggar', 'dragon'], ['king', 'witch'], 'wise'],
    ['witch', 2, ['king', 'knight'], ['beggar', 'dragon'], 'wicked'],
    ['beggar', 1, ['dragon', 'witch'], ['king', 'knight'], 'wise'],
  ]);
});

test('in each of the ten pairs exactly one card thwarts the other; equal cards do not', () => {
  for (const one of COURT)
    for (const other of COURT) {
      const ways = Number(thwarts(one, other)) + Number(thwarts(other, one));
      assert.equal(ways, one === other ? 0 : 1, `${one} and ${other}`);
      assert.equal(victorOf(one, other), victorOf(other, one));
      if (one !== other) assert.ok([one, other].includes(victorOf(one, other)!));
    }
});
