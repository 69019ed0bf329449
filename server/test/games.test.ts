// Every game over the wire: people in two seats, bots in the others, a watcher; what they have seen at
// the end is what a replay of the record shows.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {catalogue} from 'gstk/catalogue';
import {replay} from 'gstk/match';
import {commitmentOf} from '../src/tokens.js';
import {makeMatch, Person, until} from './people.js';
import {Seat} from './seat.js';
import {type Server, startServer} from './servers.js';

/** How many moves a person plays where a match is longer than anybody waits for. */
const MOST = 150;

describe('all games over the wire', {concurrency: 3}, () => {
  let server: Server;
  before(async () => (server = await startServer()));
  after(() => server.kill('SIGTERM'));

  for (const entry of catalogue)
    test(entry.id, async () => {
      const {tokens, watch} = await makeMatch(server.door, {game: entry.id, people: 2});
      const people = tokens.map((token) => new Person(server.door, token));
      const watcher = new Seat(server.door, watch);
      const seats = [...people, watcher];
      await Promise.all(seats.map(({seated}) => seated));
      for (const person of people) person.most = MOST;
      const rests = (): boolean =>
        people.some(({acked}) => acked.length >= MOST) || people.every(({isOver}) => isOver);
      people.forEach((person) => void person.step());
      await until(`${entry.id} ends`, rests, 60_000);
      for (const {refused} of people) assert.deepEqual(refused, []);
      if (people.every(({isOver}) => isOver)) {
        const isTold = (seat: Seat): boolean => seat.others.some(({t}) => t === 'end');
        await until('everybody has the record', () => seats.every(isTold));
        const end = watcher.others.find((frame) => frame.t === 'end')!;
        const match = replay(await entry.load(), end.record);
        assert.equal(commitmentOf(end.record.secret!), watcher.sit!.commitment);
        for (const seat of seats) {
          assert.deepEqual(JSON.parse(JSON.stringify(match.view(seat.seat))), seat.view);
          assert.deepEqual(JSON.parse(JSON.stringify(match.log(seat.seat))), seat.log);
        }
      }
      // What has come in pieces is what somebody is told who comes now.
      for (const seat of seats) {
        const fresh = seat.seat === undefined ? new Seat(server.door, watch) : undefined;
        await fresh?.seated;
        if (fresh && people.every(({isOver}) => isOver)) assert.deepEqual(fresh.view, watcher.view);
        fresh?.close();
      }
      seats.forEach((seat) => seat.close());
    });
});
