import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {KingEvent} from '../types.js';
import {feats} from './feats.js';

const dealt = (pts: number, of = 'Q'): KingEvent =>
  ({type: 'dealt', contract: {terms: [{unit: 'card', pts, of}]}}) as unknown as KingEvent;
const taken = (seat: number, ...cards: readonly string[]): KingEvent =>
  ({
    ...{type: 'trick taken', seat, points: 0},
    trick: cards.map((card, at) => ({card, seat: at})),
  }) as unknown as KingEvent;

describe('queens caught', () => {
  it('are those in the reader’s own tricks where a queen costs', () => {
    const log = [dealt(-20), taken(0, 'QS', 'QH', '2C'), taken(1, 'QD', '3C'), taken(0, 'QC')];
    assert.deepEqual(feats(log, 0), {queens: 3});
    assert.deepEqual(feats(log, 1), {queens: 1});
    assert.deepEqual(feats([dealt(20), taken(0, 'QS')], 0), {queens: 0}, 'where a queen pays');
  });
});
