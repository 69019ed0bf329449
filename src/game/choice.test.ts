import assert from 'node:assert/strict';
import {test} from 'node:test';
import {choicesSeenBy, choose, mayChoose, missing, openChoices} from './choice.js';

const open = openChoices<string>([0, 2], 3);

test('at first every seat that must choose is missing, and no other', () => {
  assert.deepEqual(missing(open), [0, 2]);
  assert.deepEqual(
    [0, 1, 2].map((seat) => mayChoose(open, seat)),
    [true, false, true],
  );
});

test('a seat that has chosen may change its mind until the last choice is made', () => {
  const first = choose(open, 0, 'king');
  assert.deepEqual(missing(first), [2]);
  assert.ok(mayChoose(first, 0));
  const changed = choose(first, 0, 'witch');
  assert.deepEqual(changed.made, ['witch', null, null]);
  const all = choose(changed, 2, 'beggar');
  assert.deepEqual(missing(all), []);
  assert.ok(!mayChoose(all, 0) && !mayChoose(all, 2));
});

test('arguments are not changed', () => {
  choose(open, 0, 'king');
  assert.deepEqual(open.made, [null, null, null]);
});

test('a seat sees its own choice, but not which other seats have chosen', () => {
  const all = choose(choose(open, 0, 'king'), 2, 'beggar');
  assert.deepEqual(choicesSeenBy(all, 0).made, ['king', null, null]);
  assert.deepEqual(choicesSeenBy(all, 1).made, [null, null, null]);
  assert.deepEqual(choicesSeenBy(all, undefined).made, [null, null, null]);
  assert.deepEqual(choicesSeenBy(all, 2).from, [0, 2]);
});

test('zero is a choice, not a missing one', () => {
  assert.deepEqual(missing(choose(openChoices<number>([0], 1), 0, 0)), []);
});
