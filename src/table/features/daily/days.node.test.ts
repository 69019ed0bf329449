import assert from 'node:assert/strict';
import {beforeEach, describe, it} from 'node:test';
import {daysBefore} from '../../../online/daily-deal.js';
import {cleanOf, forgetDays, keepDay, keptDays, lateDay, noteLate, streakOf} from './days.js';

const store = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  },
});
const TODAY = '2026-11-28';
const before = (n: number): string => daysBefore(TODAY, n);
const keep = (day: string, more = {}): boolean =>
  keepDay('king-omnibus', '', day, {won: false, score: -4, signs: '·♥', ...more});
const days = () => keptDays('king-omnibus', '');

describe('the days that a reader has played', () => {
  beforeEach(() => store.clear());

  it('keep the first result of a day', () => {
    assert.equal(keep(TODAY), true);
    assert.equal(keep(TODAY, {score: 10}), false);
    assert.equal(days()[TODAY]?.score, -4);
  });

  it('make a streak up to today, or to yesterday while today is open', () => {
    assert.equal(streakOf(days(), TODAY), 0);
    for (const n of [1, 2, 3]) keep(before(n));
    assert.equal(streakOf(days(), TODAY), 3);
    keep(TODAY);
    assert.equal(streakOf(days(), TODAY), 4);
    assert.equal(streakOf(days(), daysBefore(TODAY, -1)), 4);
    assert.equal(streakOf(days(), daysBefore(TODAY, -2)), 0, 'a day was left out');
  });

  it('that were played later count for no streak', () => {
    keep(TODAY);
    keep(before(1), {late: true});
    keep(before(2));
    assert.equal(streakOf(days(), TODAY), 1);
  });

  it('are clean without points below zero, or won where there are no points', () => {
    keep(TODAY, {score: 0});
    keep(before(1));
    keep(before(2), {score: 10});
    assert.equal(cleanOf(days()), 2);
    forgetDays('king-omnibus', '');
    keep(TODAY, {score: undefined, won: true});
    assert.equal(cleanOf(days()), 1);
  });

  it('are those of one game and one site, and are forgotten together', () => {
    keep(TODAY);
    assert.deepEqual(keptDays('king-omnibus', 'blog'), {});
    assert.deepEqual(keptDays('king-simple', ''), {});
    noteLate('king-omnibus', '', before(3));
    assert.equal(lateDay('king-omnibus', ''), before(3));
    forgetDays('king-omnibus', '');
    assert.deepEqual(days(), {});
    assert.equal(store.size, 0, 'nothing of it stays in the browser');
  });

  it('leave out what is damaged, and are not endless', () => {
    const key = 'gstk/daily/king-omnibus/';
    store.set(key, '{"2026-11-28": {"won": true, "signs": "●"}, "x": 1, "2026-11-27": {"won": 3}}');
    assert.deepEqual(Object.keys(days()), [TODAY]);
    for (const damaged of ['[]', 'null', '{', '7']) {
      store.set(key, damaged);
      assert.deepEqual(days(), {});
    }
    for (let n = 0; n < 410; n++) keep(before(n));
    assert.equal(Object.keys(days()).length, 400);
    assert.ok(days()[TODAY], 'the oldest were left out');
  });
});
