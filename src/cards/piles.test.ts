import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cut, deal, without, withoutAll} from './piles.js';

const pile = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const deals: readonly (readonly [
  name: string,
  plan: Parameters<typeof deal>[1],
  hands: readonly (readonly number[])[],
  rest: readonly number[],
])[] = [
  [
    'one by one',
    {seats: 2, each: 3},
    [
      [1, 3, 5],
      [2, 4, 6],
    ],
    [7, 8, 9, 10],
  ],
  [
    'in batches',
    {seats: 2, each: 4, batch: 2},
    [
      [1, 2, 5, 6],
      [3, 4, 7, 8],
    ],
    [9, 10],
  ],
  [
    'a short last batch',
    {seats: 2, each: 3, batch: 2},
    [
      [1, 2, 5],
      [3, 4, 6],
    ],
    [7, 8, 9, 10],
  ],
  [
    'beginning elsewhere',
    {seats: 3, each: 2, first: 2},
    [
      [2, 5],
      [3, 6],
      [1, 4],
    ],
    [7, 8, 9, 10],
  ],
  [
    'all of it',
    {seats: 5, each: 2},
    [
      [1, 6],
      [2, 7],
      [3, 8],
      [4, 9],
      [5, 10],
    ],
    [],
  ],
  ['nothing', {seats: 3, each: 0}, [[], [], []], pile],
];

for (const [name, plan, hands, rest] of deals)
  test(`deal: ${name}`, () => {
    assert.deepEqual(deal(pile, plan), {hands, rest});
  });

test('deal: a pile that is too small is an error', () => {
  assert.throws(() => deal(pile, {seats: 4, each: 3}), RangeError);
});

test('deal: an empty batch is an error and not an endless deal', () => {
  assert.throws(() => deal(pile, {seats: 2, each: 2, batch: 0}), RangeError);
});

test('cut: the cards from the top go under the pile', () => {
  assert.deepEqual(cut(pile, 3), [4, 5, 6, 7, 8, 9, 10, 1, 2, 3]);
  assert.deepEqual(cut(pile, 0), pile);
  assert.deepEqual(cut(pile, 10), pile);
});

for (const depth of [-1, 11, 1.5, NaN])
  test(`cut: depth ${depth} is an error`, () => {
    assert.throws(() => cut(pile, depth), RangeError);
  });

test('without takes one copy, and only of a card in the pile', () => {
  assert.deepEqual(without(['a', 'b', 'a'], 'a'), ['b', 'a']);
  assert.deepEqual(withoutAll(['a', 'b', 'a', 'c'], ['a', 'a']), ['b', 'c']);
  assert.throws(() => without(['a'], 'b'), RangeError);
  assert.throws(() => withoutAll(['a', 'b'], ['a', 'a']), RangeError);
});
