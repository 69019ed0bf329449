import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {searchedWhy} from './prospects.js';

const best = {move: {type: 'order'}, mean: 2.14, error: 0.2, loss: 0, lossError: 0, worlds: 400};

describe('the reason for a choice that the search prefers', () => {
  it('says how many points it promises', () => {
    assert.deepEqual(searchedWhy(best, 'points'), {key: 'ui/searched/points', points: 2.1});
  });

  it('has no points where a game counts none', () => {
    assert.deepEqual(searchedWhy(best, 'share'), {key: 'ui/searched'});
  });
});
