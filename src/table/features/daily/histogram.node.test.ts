import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {barsOf, placeIn} from './histogram.js';

describe('the results of all readers', () => {
  it('are a bar each while they are few, the best first, with those that nobody had', () => {
    assert.deepEqual(barsOf({'-4': 2, '-2': 1}, -2), [
      {from: -2, to: -2, n: 1, isOwn: true},
      {from: -3, to: -3, n: 0, isOwn: false},
      {from: -4, to: -4, n: 2, isOwn: false},
    ]);
  });

  it('share bars of an even width where they lie far apart, and none is lost', () => {
    for (const far of [9, 44, 260, 12_000]) {
      const counts = {[-far]: 3, '-7': 2, '0': 5, '26': 1};
      const bars = barsOf(counts, -7);
      assert.ok(bars.length <= 9, `${bars.length} bars`);
      assert.equal(
        bars.reduce((sum, {n}) => sum + n, 0),
        11,
      );
      assert.equal(bars.filter(({isOwn}) => isOwn).length, 1);
      for (const [at, {from, to}] of bars.entries())
        assert.equal(bars[at + 1]?.to ?? from - 1, from - 1, `${from} to ${to}`);
    }
  });

  it('are none where nobody has been counted', () => assert.deepEqual(barsOf({}, 3), []));

  it('say how many did worse', () =>
    assert.deepEqual(placeIn({'-4': 2, '-2': 1, '3': 4}, -2), {of: 7, worse: 2}));
});
