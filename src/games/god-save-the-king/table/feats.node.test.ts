import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {GskEvent} from '../types.js';
import {feats} from './feats.js';

describe('lies caught', () => {
  it('are those that a seat’s own challenges have found', () => {
    const answered = (by: number | undefined, answer: string): GskEvent =>
      ({
        ...{type: 'challenge answered', challenge: by === undefined ? null : {by, answer}},
      }) as unknown as GskEvent;
    const log = [answered(0, 'bluff'), answered(0, 'accurate'), answered(1, 'bluff')];
    assert.deepEqual(feats([...log, answered(undefined, '')], 0), {lies: 1});
  });
});
