import assert from 'node:assert/strict';
import {test} from 'node:test';
import {PACK_52} from './pack.js';
import {isRng, pick, type Rng, rngFrom, roll, shuffle} from './rng.js';

test('equal seeds give equal streams, different seeds different ones', () => {
  assert.deepEqual(rngFrom('king'), rngFrom('king'));
  assert.deepEqual(rngFrom(7), rngFrom('7'));
  const streams = Array.from({length: 1000}, (_, seed) => rngFrom(seed).join());
  assert.equal(new Set(streams).size, 1000);
});

test('a stream is plain data and is not changed by a draw', () => {
  const rng = rngFrom('king');
  const before = JSON.stringify(rng);
  const draw = roll(rng, 6);
  assert.deepEqual(roll(rng, 6), draw);
  assert.equal(JSON.stringify(rng), before);
  assert.notDeepEqual(draw.rng, rng);
  assert.ok(isRng(JSON.parse(JSON.stringify(draw.rng))));
});

test('only four 32-bit integers are a stream', () => {
  for (const value of [null, {}, [], [1, 2, 3], [1, 2, 3, 4.5], [1, 2, 3, 2 ** 31], ['1', 2, 3, 4]])
    assert.ok(!isRng(value), JSON.stringify(value));
});

test('the first draws of a seed never change, since records depend on them', () => {
  let rng = rngFrom('gstk');
  const draws = Array.from({length: 8}, () => {
    const draw = roll(rng, 1000);
    rng = draw.rng;
    return draw.value;
  });
  assert.deepEqual(draws, [470, 370, 78, 873, 902, 18, 813, 408]);
  assert.deepEqual(shuffle(rngFrom('gstk'), PACK_52).value.slice(0, 6), [
    'AC',
    '9D',
    'AD',
    'TC',
    '3S',
    'AH',
  ]);
});

for (const n of [0, -1, 1.5, NaN, 2 ** 32 + 1])
  test(`roll: ${n} sides are an error and not an endless loop`, () => {
    assert.throws(() => roll(rngFrom(1), n), RangeError);
  });

test('roll: one side gives 0, 2^32 sides are allowed', () => {
  assert.equal(roll(rngFrom(1), 1).value, 0);
  assert.ok(roll(rngFrom(1), 2 ** 32).value >= 0);
});

test('pick: an empty list is an error', () => {
  assert.throws(() => pick(rngFrom(1), []), RangeError);
});

test('shuffle: a new list with the same cards, in an order that the seed decides', () => {
  const {value} = shuffle(rngFrom('a'), PACK_52);
  assert.deepEqual(shuffle(rngFrom('a'), PACK_52).value, value);
  assert.notDeepEqual(shuffle(rngFrom('b'), PACK_52).value, value);
  assert.deepEqual([...value].sort(), [...PACK_52].sort());
  assert.equal(PACK_52[0], '2S');
});

/** Sum of (seen - expected)^2 / expected. */
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);

test('roll: every value is as likely as the others', () => {
  const counts = Array.from({length: 52}, () => 0);
  let rng = rngFrom('even');
  for (let i = 0; i < 52_000; i++) {
    const draw = roll(rng, 52);
    counts[draw.value]!++;
    rng = draw.rng;
  }
  // 51 degrees of freedom: 99.9 % of fair streams stay below 87, half above 50.
  const chi = chiSquare(counts, 1000);
  assert.ok(chi > 20 && chi < 87, `chi-square ${chi}`);
});

const places = (streams: (round: number) => Rng): number => {
  const counts = Array.from({length: 64}, () => 0);
  const list = [0, 1, 2, 3, 4, 5, 6, 7];
  for (let round = 0; round < 8000; round++)
    shuffle(streams(round), list).value.forEach((item, place) => counts[item * 8 + place]!++);
  return chiSquare(counts, 1000);
};

test('shuffle: every item is equally likely in every place', () => {
  let rng = rngFrom('places');
  const chi = places(() => (rng = shuffle(rng, [1, 2]).rng));
  // 49 degrees of freedom.
  assert.ok(chi > 18 && chi < 86, `chi-square ${chi}`);
});

test('shuffle: neighbouring seeds are as good as distant ones', () => {
  const chi = places((round) => rngFrom(round));
  assert.ok(chi > 18 && chi < 86, `chi-square ${chi}`);
});
