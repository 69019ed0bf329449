import assert from 'node:assert/strict';
import {after, beforeEach, describe, it} from 'node:test';
import type {TableContext} from '../../table-context.js';
import {
  type Day,
  dayOf,
  dayOfTime,
  daysBefore,
  isBeingPlayed,
  seedOfDay,
} from '../../../online/daily-deal.js';
import {Daily} from './daily.js';
import {keepDay, keptDays, streakOf} from './days.js';

/** A week of days as a reader lives it: travelling, and playing past midnight; see also `daily.test.ts`. */

const GAME = 'king-omnibus';
const HOUR = 3_600_000;

/** The moment of a time of the clock on the wall, `2026-11-20T23:50`, where the reader is then. */
const moment = (local: string): number => new Date(local).getTime();

/** A reader with a clock that is turned by hand, at a table on which a match may lie. */
class Reader {
  now = 0;
  seed: string | undefined;
  readonly daily: Daily;

  constructor() {
    const clock = {now: () => this.now};
    const host = {clock, daily: '', entry: {id: GAME}};
    const local = {record: () => ({seed: this.seed})};
    this.daily = new Daily({host, session: {seating: {local}}} as unknown as TableContext);
  }

  /** Lays out today's deal where the reader is; returns its day. */
  begins(): Day {
    const day = this.daily.today;
    this.seed = seedOfDay({game: GAME, site: '', day, tried: 0});
    return day;
  }

  /** Ends the deal that lies: it counts for the day of its cards. */
  ends(): boolean {
    const {day} = this.daily.deal!;
    return keepDay(GAME, '', day, {
      ...{won: false, score: -4, signs: '·♥'},
      ...(this.daily.isLate(day) ? {late: true as const} : {}),
    });
  }

  get streak(): number {
    return streakOf(keptDays(GAME, ''), this.daily.today);
  }
}

/** Moves to another time zone; the clock of the world goes on. */
const travel = (zone: string): void => void (process.env['TZ'] = zone);

describe('a week of deals of the day', () => {
  const store = new Map<string, string>();
  const home = process.env['TZ'];
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
  });
  beforeEach(() => {
    store.clear();
    travel('Europe/Berlin');
  });
  after(() => {
    if (home === undefined) delete process.env['TZ'];
    else travel(home);
  });

  /** Plays the deal of the moment on the wall. */
  const plays = (reader: Reader, local: string): Day => {
    reader.now = moment(local);
    const day = reader.begins();
    reader.ends();
    return day;
  };

  it('is a streak of seven', () => {
    const reader = new Reader();
    for (let n = 6; n >= 0; n--) {
      const day = daysBefore('2026-11-20', n);
      assert.equal(plays(reader, `${day}T21:00`), day);
      assert.equal(reader.streak, 7 - n);
    }
  });

  it('keeps its streak through a change of the clocks to summer and back', () => {
    for (const changed of ['2026-03-29', '2026-10-25']) {
      store.clear();
      const reader = new Reader();
      for (const n of [1, 0, -1]) {
        // The hour before midnight, the first hour of a day, and a usual one.
        const time = {1: '23:30', 0: '00:30', '-1': '12:00'}[n]!;
        const day = daysBefore(changed, n);
        assert.equal(plays(reader, `${day}T${time}`), day);
      }
      assert.equal(reader.streak, 3);
    }
  });

  it('goes on where the reader flies west and lives an evening twice', () => {
    const reader = new Reader();
    plays(reader, '2026-11-18T20:00');
    plays(reader, '2026-11-19T20:00');
    assert.equal(plays(reader, '2026-11-20T01:00'), '2026-11-20');
    travel('America/Los_Angeles');
    reader.now += HOUR;
    assert.equal(reader.daily.today, '2026-11-19', 'yesterday once more');
    assert.equal(reader.streak, 2, 'the day that is yet to come there does not count yet');
    reader.begins();
    assert.equal(reader.ends(), false, 'what was kept first stays');
    reader.now = moment('2026-11-20T09:00');
    assert.equal(reader.streak, 3);
    assert.equal(plays(reader, '2026-11-21T09:00'), '2026-11-21');
    assert.equal(reader.streak, 4);
  });

  it('goes on where the reader flies east, unless a whole day was flown over', () => {
    const reader = new Reader();
    travel('America/Los_Angeles');
    plays(reader, '2026-11-19T20:00');
    travel('Asia/Tokyo');
    reader.now += 3 * HOUR;
    assert.equal(reader.daily.today, '2026-11-20');
    assert.equal(reader.streak, 1);
    plays(reader, '2026-11-20T18:00');
    assert.equal(reader.streak, 2);
    travel('Pacific/Kiritimati');
    reader.now = moment('2026-11-22T00:10');
    assert.equal(reader.streak, 0, 'the 21st was left out');
  });

  it('counts a deal that was begun before midnight for its own day, though clocks were set meanwhile', () => {
    const reader = new Reader();
    reader.now = moment('2026-11-20T23:55');
    reader.begins();
    reader.now = moment('2026-11-21T00:10');
    assert.equal(reader.ends(), true);
    assert.equal(reader.daily.today, '2026-11-21');
    assert.deepEqual(Object.keys(keptDays(GAME, '')), ['2026-11-20']);
    assert.equal(reader.streak, 1);
    plays(reader, '2026-11-21T00:20');
    assert.equal(reader.streak, 2);
    // Two days later it is late.
    reader.now = moment('2026-11-22T23:55');
    reader.begins();
    reader.now = moment('2026-11-24T09:00');
    reader.ends();
    assert.equal(keptDays(GAME, '')['2026-11-22']?.late, true);
  });

  it('is a day that a server takes, wherever on earth the reader is', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'UTC']) {
      travel(zone);
      for (let hour = 0; hour < 24; hour++) {
        const now = Date.UTC(2026, 10, 20, hour, 30);
        const day = dayOf(new Date(now));
        // The deal may be ended as late as the following day where the reader is.
        for (const sent of [now, now + 24 * HOUR])
          assert.ok(isBeingPlayed(day, dayOfTime(sent)), `${zone} ${hour} ${sent === now}`);
      }
    }
  });
});
