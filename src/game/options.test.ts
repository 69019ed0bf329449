import assert from 'node:assert/strict';
import {test} from 'node:test';
import {InvalidDataError, InvalidOptionsError} from './errors.js';
import {defaultOptions, type OptionRow, resolveOptions} from './options.js';

const rows: readonly OptionRow[] = [
  {name: 'slam', values: ['on', 'off'], ruling: 'K-1'},
  {name: 'limit', values: [-100, -200], ruling: 'K-2'},
];

test('the first value of each row is its default', () => {
  assert.deepEqual(defaultOptions(rows), {slam: 'on', limit: -100});
  assert.deepEqual(resolveOptions(rows), {slam: 'on', limit: -100});
  assert.deepEqual(resolveOptions([]), {});
});

test('a default may depend on the number of seats', () => {
  const some: readonly OptionRow[] = [{name: 'of', values: [3, 1], usual: {4: 1}, ruling: 'D-3'}];
  assert.deepEqual(defaultOptions(some), {of: 3});
  assert.deepEqual(defaultOptions(some, 4), {of: 1});
  assert.deepEqual(resolveOptions(some, {}, 4), {of: 1});
  assert.deepEqual(resolveOptions(some, {of: 3}, 4), {of: 3});
});

test('given values are kept, and missing ones filled in', () => {
  const given = {limit: -200};
  assert.deepEqual(resolveOptions(rows, given), {slam: 'on', limit: -200});
  assert.deepEqual(given, {limit: -200});
});

const wrong: readonly (readonly [given: unknown, path: string, says: RegExp])[] = [
  [null, 'options', /object/],
  ['slam', 'options', /object/],
  [['on'], 'options', /object/],
  [{slan: 'on'}, 'options.slan', /slam, limit/],
  [{slam: true}, 'options.slam', /on, off, not true/],
  [{slam: undefined}, 'options.slam', /on, off/],
  [{limit: '-100'}, 'options.limit', /-100, -200, not "-100"/],
  [{constructor: 'on'}, 'options.constructor', /not an option/],
  [JSON.parse('{"__proto__": 1}'), 'options.__proto__', /not an option/],
];

for (const [given, path, says] of wrong)
  test(`options ${JSON.stringify(given)} are refused at ${path}`, () => {
    assert.throws(
      () => resolveOptions(rows, given),
      (error) =>
        error instanceof InvalidOptionsError &&
        error instanceof InvalidDataError &&
        error.path === path &&
        error.message.startsWith(path) &&
        says.test(error.message),
    );
  });
