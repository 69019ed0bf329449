import assert from 'node:assert/strict';
import {test} from 'node:test';
import {plot} from './plot.js';

test('every line begins at zero and ends at its total', () => {
  const {lines, ticks} = plot(
    [
      [-2, -6, -4, -4],
      [-4, 0, -12, 0],
    ],
    4,
  );
  assert.deepEqual(
    lines.map(({total}) => total),
    [-6, -6, -16, -4],
  );
  assert.equal(new Set(lines.map(({path}) => path.split('L')[0])).size, 1);
  assert.equal(ticks[0]?.value, 0);
  assert.ok((ticks.at(-1)?.value ?? 0) <= -16);
});

test('labels of equal totals stand apart and inside the picture', () => {
  const {lines, height} = plot([[-10, -10, -10, -10]], 4);
  const ys = lines.map(({labelY}) => labelY).sort((a, b) => a - b);
  for (let at = 1; at < ys.length; at++) assert.ok(ys[at]! - ys[at - 1]! >= 16 - 1e-9);
  assert.ok(ys[0]! > 0 && ys.at(-1)! < height);
});

test('a match without points still has a picture', () => {
  const {lines, ticks} = plot([], 3);
  assert.equal(lines.length, 3);
  assert.ok(ticks.every(({y}) => Number.isFinite(y)));
});
