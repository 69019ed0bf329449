import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {cardsIn, changed, copy, difference, hash, lost, relabel} from './plain.js';

const differences: readonly (readonly [one: unknown, other: unknown, found: string | undefined])[] =
  [
    [{a: [1, 2]}, {a: [1, 2]}, undefined],
    [{a: 1, b: 2}, {b: 2, a: 1}, undefined],
    [{a: [1, 2]}, {a: [1, 3]}, 'a[1]: 2 and 3'],
    [{hands: [['KH']]}, {hands: [[null]]}, 'hands[0][0]: "KH" and null'],
    [{a: 1}, {}, 'a: 1 and nothing'],
    [[], {}, 'the whole: [] and {}'],
    [[0], [-0], '[0]: 0 and -0'],
    [{a: undefined}, {}, 'a: undefined and nothing'],
  ];

for (const [one, other, found] of differences)
  test(`difference: ${found ?? 'none'}`, () => assert.equal(difference(one, other), found));

const losses: readonly (readonly [value: unknown, found: string | undefined])[] = [
  [{a: [1, null, 'x', true, {}]}, undefined],
  [{a: {b: undefined}}, 'a.b: undefined'],
  [[NaN], '[0]: null'],
  [{a: -0}, 'a: -0'],
  [{a: new Map()}, 'a: an object of a class'],
  [{a: Infinity}, 'a: null'],
];

for (const [value, found] of losses)
  test(`lost by JSON: ${found ?? 'nothing'}`, () => assert.equal(lost(value), found));

test('data that JSON keeps equals its copy, and has the same hash', () => {
  fc.assert(
    fc.property(fc.jsonValue({maxDepth: 4}), (value) => {
      if (lost(value)) return;
      assert.equal(difference(value, copy(value)), undefined);
      assert.equal(hash(value), hash(copy(value)));
    }),
  );
});

test('a hash does not depend on the order of keys, and is six digits', () => {
  assert.equal(hash({a: 1, b: [2]}), hash({b: [2], a: 1}));
  assert.notEqual(hash({a: 1}), hash({a: 2}));
  assert.match(hash(null), /^[0-9a-f]{6}$/);
});

test('cards are found at any depth', () => {
  assert.deepEqual(cardsIn({a: ['KH', 'x', {b: '*1'}], c: null}), ['KH', '*1']);
  assert.deepEqual(changed({a: ['KH', null]}, {a: ['KH', 'QH'], b: 'JH'}), ['QH', 'JH']);
  const names = new Map([
    ['KH', 'QH'],
    ['QH', 'KH'],
  ]);
  assert.deepEqual(relabel({KH: ['KH', 'QH', 'JH']}, names), {KH: ['QH', 'KH', 'JH']});
});
