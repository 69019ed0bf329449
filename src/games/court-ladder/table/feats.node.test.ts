import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {LadderEvent} from '../types.js';
import {feats} from './feats.js';

describe('the King kept', () => {
  it('counts the hands after which who was King still is', () => {
    const hand = (king: number, first: number): readonly LadderEvent[] => [
      {type: 'dealt', deal: 1, dealer: 0, king},
      {type: 'hand ended', left: 2, ranks: [first, 3]},
    ];
    const log = [hand(0, 0), hand(0, 1), hand(1, 0), hand(0, 0)].flat();
    assert.deepEqual([feats(log, 0), feats(log, 1)], [{kings: 2}, {kings: 0}]);
  });
});
