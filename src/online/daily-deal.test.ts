import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  dailyDealOf,
  dayOf,
  daysBefore,
  LONGEST_SITE,
  numberOf,
  seedOfDay,
  siteOf,
} from './daily-deal.js';

describe('deals of the day', () => {
  it('the day is that of the reader’s calendar, in every time zone', () => {
    const zone = process.env['TZ'];
    const days = ['Pacific/Honolulu', 'UTC', 'Asia/Tokyo'].map((one) => {
      process.env['TZ'] = one;
      return dayOf(new Date('2026-03-01T12:00:00Z')) + dayOf(new Date('2026-03-01T23:30:00Z'));
    });
    process.env['TZ'] = 'Europe/Berlin';
    const summer = dayOf(new Date('2026-03-29T22:30:00Z'));
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    assert.deepEqual(days, [
      '2026-03-012026-03-01',
      '2026-03-012026-03-01',
      '2026-03-012026-03-02',
    ]);
    assert.equal(summer, '2026-03-30', 'the clocks were put forward');
  });

  it('days are numbered from the first of January 2026, over leap years', () => {
    assert.deepEqual(
      ['2026-01-01', '2026-11-28', '2027-01-01', '2028-02-29', '2028-03-01'].map(numberOf),
      [1, 332, 366, 790, 791],
    );
    assert.equal(daysBefore('2028-03-01', 1), '2028-02-29');
    assert.equal(daysBefore('2026-01-03', 7), '2025-12-27');
  });

  it('a seed names game, site and day, and is read again', () => {
    const deal = {game: 'acme/high-card', day: '2026-11-28', site: 'my-blog', tried: 2};
    assert.deepEqual(dailyDealOf(seedOfDay(deal)), deal);
    assert.equal(siteOf('  Blog of Ann & Ben '), 'Blog-of-Ann-Ben');
    assert.equal(siteOf('x'.repeat(99)).length, LONGEST_SITE);
    for (const seed of [
      '7',
      7,
      undefined,
      'daily//2026-13-45/0/king-omnibus',
      'daily//2026-02-30/0/king-omnibus',
      'daily/a/b/c',
    ])
      assert.equal(dailyDealOf(seed), undefined);
  });
});
