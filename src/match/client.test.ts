import assert from 'node:assert/strict';
import {test} from 'node:test';
import {duel} from '../testing/duel.fixture.js';
import {game} from '../testing/sample/index.js';
import {createMatch} from './index.js';

const open = () => {
  const match = createMatch(game, {seats: 2, seed: 'king'});
  return {match, clients: [match.client(0), match.client(1), match.client()] as const};
};

test('a client sees and may do the same as its seat', () => {
  const {match, clients} = open();
  const [mine, other, onlooker] = clients;
  assert.equal(mine.seat, 0);
  assert.equal(onlooker.seat, undefined);
  assert.deepEqual(mine.view, match.view(0));
  assert.deepEqual(mine.moves(), match.moves(0));
  assert.deepEqual(other.moves(), []);
  assert.deepEqual(onlooker.moves(), []);
  assert.deepEqual(mine.turn, [0]);
  assert.equal(mine.phase, 'lead');
  assert.equal(mine.outcome, undefined);
  assert.deepEqual(mine.log(), match.log(0));
});

test('a view is the same object until its seat sees something else', async () => {
  const match = createMatch(duel, {seats: 2, seed: 'king'});
  const [mine, other] = [match.client(0), match.client(1)];
  const [first, before] = [mine.view, mine.length];
  assert.equal(mine.view, first);
  assert.equal(match.client(0).view, first);
  await other.play(other.moves()[0]);
  assert.equal(mine.view, first, 'a choice in secret');
  assert.equal(mine.length, before);
  await mine.play(mine.moves()[0]);
  assert.notEqual(mine.view, first);
  assert.equal(mine.length, mine.log().length);
  assert.ok(mine.length > before);
});

test('a client plays for its seat alone; a refusal comes back as a key', async () => {
  const {match, clients} = open();
  const [mine, other, onlooker] = clients;
  const move = mine.moves()[0]!;
  assert.equal(await other.play(move), 'game/not-your-turn');
  assert.equal(await onlooker.play(move), 'game/not-your-turn');
  assert.equal(onlooker.refuse(move), 'game/not-your-turn');
  assert.equal(await mine.play({...move, card: 'ZZ'}), 'game/not-a-move');
  assert.equal(match.length, 0);
  assert.equal(await mine.play(move), undefined);
  assert.equal(match.length, 1);
});

test('a seat that does not exist has no client', () => {
  const {match} = open();
  for (const seat of [2, -1, 0.5, NaN])
    assert.throws(() => match.client(seat), {name: 'InvalidSeatsError', path: 'seat'});
});

test('updates come in the order of the events, each with the view right after it', async () => {
  const {clients} = open();
  const [mine, other] = clients;
  await mine.play(mine.moves()[0]);
  const heard: string[] = [];
  mine.subscribe((updates) => {
    for (const {event, view, phase} of updates)
      heard.push(`${event.type}, ${phase}, ${view.trick.length} on the table`);
  });
  await other.play(other.moves()[0]);
  assert.deepEqual(heard, [
    'card played, follow, 2 on the table',
    'trick taken, lead, 0 on the table',
  ]);
});

test('every client receives the events that its seat may know', async () => {
  const match = createMatch(duel, {seed: 1});
  const heard: Record<string, number> = {};
  for (const seat of [0, 1, undefined])
    match.client(seat).subscribe((updates) => {
      heard[String(seat)] = (heard[String(seat)] ?? 0) + updates.length;
    });
  await match.client(0).play({type: 'choose', card: 'KS'});
  assert.deepEqual(heard, {'0': 0}, 'nobody else learns of a hidden choice');
  await match.client(1).play({type: 'choose', card: 'JH'});
  assert.deepEqual(heard, {'0': 1, '1': 1, undefined: 1});
});

test('a listener may play at once: all receive the first move before the second', async () => {
  const {clients} = open();
  const [mine, other] = clients;
  const heard: string[] = [];
  const note = (name: string) => (updates: readonly {event: {type: string}}[]) =>
    void heard.push(`${name}: ${updates.map(({event}) => event.type).join(', ')}`);
  other.subscribe((updates) => {
    note('1')(updates);
    if (other.moves().length > 0 && heard.length < 3) void other.play(other.moves()[0]);
  });
  mine.subscribe(note('0'));
  await mine.play(mine.moves()[0]);
  assert.deepEqual(heard, [
    '1: card played',
    '0: card played',
    '1: card played, trick taken',
    '0: card played, trick taken',
  ]);
});

test('an unsubscribed listener receives nothing more, not even during a delivery', async () => {
  const {clients} = open();
  const [mine, other] = clients;
  const heard: string[] = [];
  const stops: (() => void)[] = [];
  mine.subscribe(() => {
    heard.push('first');
    stops.forEach((stop) => stop());
  });
  stops.push(mine.subscribe(() => heard.push('second')));
  const stopOther = other.subscribe(() => heard.push('other'));
  stopOther();
  stopOther();
  await mine.play(mine.moves()[0]);
  assert.deepEqual(heard, ['first']);
});

test('a listener that throws does not keep the updates from the others', () => {
  const {match, clients} = open();
  const [mine, other] = clients;
  const heard: number[] = [];
  mine.subscribe(() => {
    throw new Error('a broken listener');
  });
  other.subscribe((updates) => heard.push(updates.length));
  assert.throws(() => match.play(0, match.moves(0)[0]), /a broken listener/);
  assert.throws(() => match.play(1, match.moves(1)[0]), /a broken listener/);
  assert.equal(match.length, 2);
  assert.deepEqual(heard, [1, 2]);
});

test('an error thrown by a listener rejects the promise of the play that caused it', async () => {
  const {match, clients} = open();
  clients[1].subscribe(() => {
    throw new Error('a broken listener');
  });
  const played = clients[0].play(clients[0].moves()[0]);
  await assert.rejects(played, /a broken listener/);
  assert.equal(match.length, 1);
});

test('after an undo every listener is asked to read the view again', async () => {
  const {match, clients} = open();
  const [mine, other, onlooker] = clients;
  await mine.play(mine.moves()[0]);
  const heard: unknown[] = [];
  for (const client of [mine, other, onlooker])
    client.subscribe((updates) => heard.push([client.seat, updates.length, client.phase]));
  match.undo();
  assert.deepEqual(heard, [
    [0, 0, 'lead'],
    [1, 0, 'lead'],
    [undefined, 0, 'lead'],
  ]);
});

/** What each client of the duel has received, and its view now. */
const listening = () => {
  const match = createMatch(duel, {seed: 1});
  const heard: unknown[] = [];
  const clients = [match.client(0), match.client(1), match.client()];
  for (const client of clients)
    client.subscribe((updates, change) => void heard.push([client.seat, updates.length, change]));
  const reads = (at: number) => {
    const {view, phase, turn, outcome} = clients[at]!;
    return JSON.stringify([view, phase, turn, outcome, clients[at]!.moves(), clients[at]!.log()]);
  };
  return {match, clients, heard, all: () => [0, 1, 2].map(reads)};
};

test('a seat hears that its own hidden choice has changed its view, and no other seat does', async () => {
  const match = createMatch(duel, {seed: 1});
  const heard: unknown[] = [];
  for (const seat of [0, 1, undefined])
    match.client(seat).subscribe((updates, change) => {
      const {made} = match.client(seat).view.choices;
      heard.push([seat, change, updates.map(({event}) => event.type), made]);
    });
  await match.client(0).play({type: 'choose', card: 'KS'});
  await match.client(0).play({type: 'choose', card: 'QS'});
  assert.deepEqual(heard.splice(0), [
    [0, 'silent', [], ['KS', null]],
    [0, 'silent', [], ['QS', null]],
  ]);
  match.undo(0);
  assert.deepEqual(heard.splice(0), [[0, 'undone', [], ['KS', null]]]);
  await match.client(1).play({type: 'choose', card: 'JH'});
  assert.deepEqual(
    heard.map((one) => (one as unknown[]).slice(0, 3)),
    [0, 1, undefined].map((seat) => [seat, 'events', ['cards turned']]),
  );
});

test('undoing a hidden choice sends nothing to the other seats, not even an empty update', async () => {
  const {match, clients, heard, all} = listening();
  const before = all();
  await clients[0]!.play({type: 'choose', card: 'KS'});
  heard.length = 0;
  match.undo(0);
  assert.deepEqual(heard, [[0, 0, 'undone']], 'the seat that chose is alone to know');
  assert.deepEqual(all(), before);
  await clients[0]!.play({type: 'choose', card: 'KS'});
  heard.length = 0;
  match.undo();
  assert.deepEqual(heard, [[0, 0, 'undone']], 'the host takes back the last move');
});

test('a client shows the awaited seats as far as its own seat may know', async () => {
  const match = createMatch(duel, {seed: 1});
  await match.client(1).play({type: 'choose', card: 'QH'});
  assert.deepEqual(match.turn, [0]);
  assert.deepEqual(match.client(0).turn, [0, 1]);
  assert.deepEqual(match.client(1).turn, [0]);
  assert.deepEqual(match.client().turn, [0, 1]);
});
