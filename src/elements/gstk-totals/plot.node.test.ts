import assert from 'node:assert/strict';
import {test} from 'node:test';
import {plot} from './plot.js';

const GAP = 1 / 6;

test('every line begins at zero and ends at its total', () => {
  const {lines, zero} = plot(
    [
      [-2, -6, -4, 4],
      [-4, 0, -12, 0],
    ],
    4,
    GAP,
  );
  assert.deepEqual(
    lines.map(({total}) => total),
    [-6, -6, -16, 4],
  );
  assert.equal(zero, 0.2);
  for (const {path} of lines) assert.ok(path.startsWith('M0.0 20.0L50.0 '), path);
  assert.equal(lines[3]?.y, 0);
  assert.equal(lines[2]?.y, 1);
  assert.ok(lines[2].path.endsWith('L100.0 100.0'));
});

for (const seats of [4, 5, 6])
  test(`labels of ${seats} equal totals stand apart and inside the picture`, () => {
    const {lines} = plot([Array.from({length: seats}, () => -10)], seats, GAP);
    const ys = lines.map(({labelY}) => labelY).sort((a, b) => a - b);
    for (let at = 1; at < ys.length; at++) assert.ok(ys[at]! - ys[at - 1]! >= GAP - 1e-9);
    assert.ok(ys[0]! > 0 && ys.at(-1)! <= 1);
  });

test('a match without points still has a picture', () => {
  const {lines, zero} = plot([], 3, GAP);
  assert.equal(lines.length, 3);
  assert.equal(zero, 0);
  assert.ok(lines.every(({y, labelY}) => y === 0 && Number.isFinite(labelY)));
});
