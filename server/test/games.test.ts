// Every game over the wire: people in two seats, bots in the others, a watcher. Their logs and views are
// those of a replay of the record; at the end each receives that record.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test, type TestContext} from 'node:test';
import {catalogue, entryOf, type GameEntry} from 'gstk/catalogue';
import {type Match, type MatchRecord, RECORD_VERSION, replay} from 'gstk/match';
import {isFull, oneOfEachEngine} from '../../src/testing/full.fixture.js';
import {sqliteStore} from '../src/store/sqlite.js';
import type {Store} from '../src/store/store.js';
import {commitmentOf} from '../src/tokens.js';
import {makeMatch, Person} from './people.js';
import {until} from './real-time.js';
import {Seat} from './seat.js';
import {type Server, startServer} from './servers.js';

/** The most moves that a person plays. */
const MOST = isFull ? Infinity : 15;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('all games over the wire', {concurrency: 3}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gstk-'));
  const data = join(folder, 'games.sqlite');
  let server: Server;
  let store: Store;
  before(async () => {
    server = await startServer({DATA: data});
    // By another name, since the server has locked the file by its own.
    const seen = join(folder, 'seen.sqlite');
    symlinkSync(data, seen);
    store = sqliteStore(seen, 1);
  });
  after(async () => {
    await server.kill('SIGTERM');
    await store.close();
    rmSync(folder, {recursive: true});
  });

  /** The match as its record has it at this moment. */
  const written = async (entry: GameEntry, id: string): Promise<Match> => {
    const {head, entries} = (await store.read(id))!;
    const {seats, options, secret} = head;
    const moves = entries.map(({s, m}) => `${s}:${m}`);
    const record = {game: entry.id, version: RECORD_VERSION, seats, options, secret, moves};
    return replay(await entry.load(), record satisfies MatchRecord);
  };

  const play = async (entry: GameEntry, t: TestContext, more = {}): Promise<void> => {
    const wish = {game: entry.id, people: 2, ...more};
    const {id, tokens, watch} = await makeMatch(server.origin, wish);
    const people = tokens.map((token) => new Person(server.origin, token));
    const seats = [...people, new Seat(server.origin, watch)];
    await Promise.all(seats.map(({seated}) => seated));
    for (const person of people) person.most = MOST;
    people.forEach((person) => void person.step());
    const rests = (): boolean =>
      people.some(({acked}) => acked.length >= MOST) || seats.every(({isOver}) => isOver);
    const heard = (): number => seats.reduce((sum, seat) => sum + seat.count, 0);
    await until(`${entry.id} ends`, rests, {steps: heard});

    // Bots play on until one of the people is awaited.
    let match = await written(entry, id);
    await until(
      'all know what is written',
      async () => {
        match = await written(entry, id);
        const isQuiet = match.outcome ?? match.turn.some((seat) => seat < people.length);
        const isKnown = seats.every(({seat, log}) => log.length === match.log(seat).length);
        return Boolean(isQuiet) && isKnown;
      },
      {steps: heard},
    );
    for (const {refused} of people) assert.deepEqual(refused, []);
    for (const {seat, view, log} of seats) {
      assert.deepEqual(plain(match.view(seat)), view);
      assert.deepEqual(plain(match.log(seat)), log);
    }
    if (match.outcome) {
      // A person who has come after the end has it from the beginning.
      const recordOf = ({others, sit}: Seat): MatchRecord | undefined =>
        others.find((frame) => frame.t === 'end')?.record ?? sit?.record;
      await until('all have the record', () => seats.every(recordOf));
      for (const seat of seats) {
        assert.deepEqual(recordOf(seat), plain(match.record()));
        assert.equal(commitmentOf(recordOf(seat)!.secret!), seat.sit!.commitment);
      }
    }
    const bytes = seats.reduce((sum, seat) => sum + seat.bytes, 0) / seats.length / match.length;
    t.diagnostic(
      `${entry.id}: ${match.length} moves${match.outcome ? ' to the end' : ''}, ${Math.round(bytes)} bytes a move a seat`,
    );
    seats.forEach((seat) => seat.close());
  };
  for (const entry of oneOfEachEngine(catalogue)) test(entry.id, (t) => play(entry, t));
  const others: readonly (readonly [string, number])[] = [
    ['court-ladder', 16],
    ['king-preference', 3],
  ];
  for (const [id, seats] of others)
    test(`${id}, ${seats} seats`, (t) => play(entryOf(id)!, t, {seats}));
});
