import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Game} from '../game/index.js';
import {entryOf} from '../embed/catalogue.js';
import type {ConnectionStatus} from '../match/index.js';
import {FakeServer} from './server.fixture.js';
import {
  fairnessOf,
  type RemoteMatch,
  SeatRefusedError,
  type ServerFrame,
  takeSeat,
} from './index.js';

/** A seat at a match elsewhere, over a connection that breaks. */

const game = (await entryOf('king-simple').load()) as unknown as Game;
const load = () => Promise.resolve({game, rules: game.rules, determinize: game.rules.determinize});
const place = {server: 'https://cards.example', token: 'token'};

/** A match in which the given seat begins and has been taken. */
async function seated(seat = 0): Promise<{server: FakeServer; remote: RemoteMatch}> {
  for (let n = 0; ; n++) {
    const server = new FakeServer(game, seat, {seed: `seed ${n}`});
    if (!server.match.turn.includes(seat)) continue;
    const taken = takeSeat(place, load, {}, server.environment);
    await server.wait(100);
    return {server, remote: await taken};
  }
}
const statuses = (remote: RemoteMatch): ConnectionStatus[] => {
  const heard: ConnectionStatus[] = [];
  remote.subscribe(() => heard.push(remote.connection));
  return heard;
};

describe('a seat at a match elsewhere', () => {
  test('sees and may do what the match allows it', async () => {
    const {server, remote} = await seated();
    const there = server.match.client(0);
    for (let n = 0; n < 30; n++) {
      assert.deepEqual(remote.client.view, there.view);
      assert.deepEqual(remote.client.log(), there.log());
      assert.deepEqual(remote.client.moves(), there.moves());
      assert.equal(remote.client.phase, there.phase);
      assert.deepEqual(remote.client.outcome, there.outcome);
      const [seat] = server.match.turn as readonly [number];
      const [move] = server.match.moves(seat);
      if (seat === 0) {
        const played = remote.client.play(move);
        await server.wait(10);
        assert.equal(await played, undefined);
      } else server.play(seat, game.rules.formatMove(move!));
      await server.wait(10);
    }
    remote.leave();
  });

  test('is refused at once if the rules refuse, and nothing is sent', async () => {
    const {server, remote} = await seated();
    const before = server.heard.length;
    for (const move of ['no card', {type: 'play', card: 'XX'}, {type: 'fold'}, null, 7]) {
      const refusal = await remote.client.play(move);
      assert.equal(refusal, server.match.refuse(0, move));
      assert.ok(refusal);
    }
    assert.equal(server.heard.length, before);
    remote.leave();
  });
});

describe('a connection that breaks', () => {
  test('is restored, and reports it', async () => {
    const {server, remote} = await seated();
    const heard = statuses(remote);
    server.sockets.at(-1)!.close();
    assert.equal(remote.connection, 'lost');
    await server.wait(1000);
    assert.equal(remote.connection, 'online');
    assert.deepEqual([...new Set(heard)], ['lost', 'online']);
    remote.leave();
  });

  test('plays a move only once if its answer was lost', async () => {
    const {server, remote} = await seated();
    server.loses = ({t}) => t === 'ok' || t === 'go';
    const [move] = remote.client.moves();
    const played = remote.client.play(move);
    await server.wait(10);
    server.loses = () => false;
    server.sockets.at(-1)!.close();
    await server.wait(1000);
    assert.equal(await played, undefined);
    assert.equal(server.match.length, 1);
    assert.deepEqual(remote.client.view, server.match.client(0).view);
    remote.leave();
  });

  test('says that a move is not saved while the server cannot store it', async () => {
    const {server, remote} = await seated();
    const seen: boolean[] = [];
    remote.subscribe(() => seen.push(remote.client.isUnsaved));
    server.canStore = false;
    const [move] = remote.client.moves();
    const played = remote.client.play(move);
    await server.wait(1100);
    assert.deepEqual([remote.client.isUnsaved, server.match.length], [true, 0]);
    server.canStore = true;
    await server.wait(500);
    assert.equal(await played, undefined);
    assert.deepEqual([seen.at(0), seen.at(-1), server.match.length], [true, false, 1]);
    remote.leave();
  });

  test('keeps one move, and sends it when the connection is back', async () => {
    const {server, remote} = await seated();
    server.isReached = false;
    server.sockets.at(-1)!.close();
    const [move, other] = remote.client.moves();
    const played = remote.client.play(move);
    assert.equal(await remote.client.play(other), 'game/not-your-turn');
    await server.wait(8000);
    assert.equal(remote.connection, 'unreached');
    assert.equal(server.match.length, 0);
    server.isReached = true;
    await server.wait(8000);
    assert.equal(await played, undefined);
    assert.equal(server.match.length, 1);
    remote.leave();
  });

  test('reports that the clock has played something else in the meantime', async () => {
    const {server, remote} = await seated();
    server.isReached = false;
    server.sockets.at(-1)!.close();
    const [move, other] = remote.client.moves();
    const played = remote.client.play(move);
    server.play(0, game.rules.formatMove(other!));
    server.isReached = true;
    await server.wait(8000);
    assert.equal(await played, 'online/stale');
    assert.equal(server.match.length, 1);
    remote.leave();
  });

  test('requests everything when an event is missing', async () => {
    const {server, remote} = await seated();
    const resets: number[] = [];
    remote.client.subscribe((updates) => resets.push(updates.length));
    server.loses = ({t}) => t === 'go';
    const play = (): void => {
      const [seat] = server.match.turn as readonly [number];
      server.play(seat, game.rules.formatMove(server.match.moves(seat)[0]!));
    };
    play();
    server.loses = () => false;
    play();
    await server.wait(10);
    assert.deepEqual(resets, [0]);
    assert.deepEqual(remote.client.log(), server.match.client(0).log());
    assert.deepEqual(remote.client.view, server.match.client(0).view);
    remote.leave();
  });

  test('is found dead when nothing arrives on it', async () => {
    const {server, remote} = await seated();
    const [socket] = server.sockets.slice(-1);
    socket!.deliver = () => undefined; // a black hole that stays open
    await server.wait(9000);
    assert.notEqual(server.sockets.at(-1), socket);
    assert.equal(remote.connection, 'online');
    remote.leave();
  });

  test('is dropped when the browser goes offline, and restored when it is back', async () => {
    const {server, remote} = await seated();
    server.isReached = false;
    server.events.dispatchEvent(new Event('offline'));
    assert.equal(remote.connection, 'lost');
    server.isReached = true;
    server.events.dispatchEvent(new Event('online'));
    await server.wait(10);
    assert.equal(remote.connection, 'online');
    remote.leave();
  });

  test('is not restored once the seat was taken elsewhere, or left', async () => {
    const {server, remote} = await seated();
    const count = server.sockets.length;
    server.sockets.at(-1)!.close(4409);
    assert.equal(remote.connection, 'replaced');
    await server.wait(20_000);
    const other = await seated();
    other.remote.leave();
    await other.server.wait(20_000);
    assert.equal(server.sockets.length, count);
    assert.equal(other.server.sockets.length, 1);
  });

  test('survives malformed frames', async () => {
    const {server, remote} = await seated();
    const error = console.error;
    console.error = () => undefined;
    for (const frame of [null, [], 7, {t: 'go', at: 1, b: [[{}, {hands: {'~': 3}}]]}, {t: 'sit'}]) {
      server.sockets.at(-1)!.say(frame as never);
      await server.wait(20_000);
    }
    console.error = error;
    assert.equal(remote.connection, 'online');
    assert.deepEqual(remote.client.view, server.match.client(0).view);
    remote.leave();
  });
});

describe('the cards of a finished match', () => {
  const SECRET = '5eed'.repeat(16);
  /** The match of a seat, finished or not. */
  const ended = async (change?: (server: FakeServer) => void): Promise<RemoteMatch> => {
    const server = new FakeServer(game, 0, {secret: SECRET});
    server.finish();
    change?.(server);
    const taken = takeSeat(place, load, {}, server.environment);
    await server.wait(100);
    const remote = await taken;
    remote.leave();
    return remote;
  };

  test('are promised, and no more, if only the server has drawn the secret', async () => {
    const remote = await ended();
    assert.equal(await fairnessOf(remote, remote.commitment), 'promised');
  });

  test('are not judged while a part of the last frames is missing', async () => {
    const server = new FakeServer(game, 0, {secret: SECRET});
    const taken = takeSeat(place, load, {}, server.environment);
    await server.wait(100);
    const remote = await taken;
    server.loses = ({t}) => t === 'go';
    server.finish();
    server.send({t: 'end', record: server.match.record()});
    await server.wait(10);
    assert.equal(await fairnessOf(remote, remote.commitment), undefined);
    server.send(server.sit());
    await server.wait(10);
    assert.equal(await fairnessOf(remote, remote.commitment), 'promised');
    remote.leave();
  });

  test('are not known to be fair before the secret is revealed', async () => {
    const remote = await ended((server) => (server.told = {}));
    assert.equal(await fairnessOf(remote, remote.commitment), undefined);
  });

  test('are not fair with another secret, another record or other cards than those seen', async () => {
    const other = await ended();
    assert.equal(await fairnessOf(other, 'ab'.repeat(32)), 'unfair');
    const changed = (change: (sit: Extract<ServerFrame, {t: 'sit'}>) => object) =>
      ended((server) => {
        const sit = server.sit.bind(server);
        server.sit = () => ({...sit(), ...change(sit())});
      });
    const cheats = [
      await changed(({record}) => ({record: {...record, secret: undefined, seed: 'x'}})),
      await changed(({record}) => ({record: {...record, moves: record!.moves.slice(0, -1)}})),
      await changed(({record}) => ({record: {...record, moves: ['9:KH', 'no move']}})),
      await changed(({record}) => ({record: {...record, moves: 'none'}})),
      await changed(({log}) => ({
        log: JSON.parse(JSON.stringify(log).replace('"9H"', '"TH"')) as typeof log,
      })),
    ];
    for (const remote of cheats)
      assert.equal(await fairnessOf(remote, remote.commitment), 'unfair');
  });
});

describe('a seat that cannot be taken', () => {
  test('differs from a server that cannot be reached', async () => {
    for (const status of [401, 404, 409]) {
      const server = new FakeServer(game, 0);
      server.status = status;
      const taken = takeSeat(place, load, {}, server.environment);
      const refused = assert.rejects(taken, {
        name: 'SeatRefusedError',
        status: 'refused',
        code: status,
      });
      await server.wait(100);
      await refused;
    }
    const server = new FakeServer(game, 0);
    server.status = 503;
    const heard: ConnectionStatus[] = [];
    const end = new AbortController();
    const taken = takeSeat(
      place,
      load,
      {onConnection: (status) => heard.push(status), signal: end.signal},
      server.environment,
    );
    await server.wait(10_000);
    assert.ok(heard.includes('unreached'));
    server.status = 200;
    await server.wait(10_000);
    (await taken).leave();
  });

  test('stops waiting when it is no longer needed', async () => {
    const server = new FakeServer(game, 0);
    server.isReached = false;
    const end = new AbortController();
    const taken = takeSeat(place, load, {signal: end.signal}, server.environment);
    const stopped = assert.rejects(taken, /no longer/);
    await server.wait(1000);
    end.abort(new Error('no longer wanted'));
    await stopped;
  });

  test('is refused to a page that is too old for its server', async () => {
    const server = new FakeServer(game, 0);
    const sit = server.sit.bind(server);
    server.sit = () => ({...sit(), v: 99});
    const taken = takeSeat(place, load, {}, server.environment);
    const refused = assert.rejects(
      taken,
      (error) => (error as SeatRefusedError).status === 'outdated',
    );
    await server.wait(100);
    await refused;
  });
});
