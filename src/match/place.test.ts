import assert from 'node:assert/strict';
import {test} from 'node:test';
import {duel} from '../testing/duel.fixture.js';
import {game} from '../testing/sample/index.js';
import {createMatch} from './index.js';

const open = () => {
  const match = createMatch(game, {seats: 2, seed: 'king'});
  return {match, places: [match.place(0), match.place(1), match.place()] as const};
};

test('a place sees and may do what its seat may', () => {
  const {match, places} = open();
  const [mine, other, onlooker] = places;
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

test('a place plays for its seat alone; a refusal comes back as a key', async () => {
  const {match, places} = open();
  const [mine, other, onlooker] = places;
  const move = mine.moves()[0]!;
  assert.equal(await other.play(move), 'game/not-your-turn');
  assert.equal(await onlooker.play(move), 'game/not-your-turn');
  assert.equal(onlooker.refuse(move), 'game/not-your-turn');
  assert.equal(await mine.play({...move, card: 'ZZ'}), 'game/not-a-move');
  assert.equal(match.length, 0);
  assert.equal(await mine.play(move), undefined);
  assert.equal(match.length, 1);
});

test('a seat that is not there has no place', () => {
  const {match} = open();
  for (const seat of [2, -1, 0.5, NaN])
    assert.throws(() => match.place(seat), {name: 'InvalidSeatsError', path: 'seat'});
});

test('beats come in the order of the telling, each with the view right after it', async () => {
  const {places} = open();
  const [mine, other] = places;
  await mine.play(mine.moves()[0]);
  const heard: string[] = [];
  mine.subscribe((beats) => {
    for (const {event, view, phase} of beats)
      heard.push(`${event.type}, ${phase}, ${view.trick.length} on the table`);
  });
  await other.play(other.moves()[0]);
  assert.deepEqual(heard, [
    'card played, follow, 2 on the table',
    'trick taken, lead, 0 on the table',
  ]);
});

test('every place hears its own part', async () => {
  const match = createMatch(duel, {seed: 1});
  const heard: Record<string, number> = {};
  for (const seat of [0, 1, undefined])
    match.place(seat).subscribe((beats) => {
      heard[String(seat)] = (heard[String(seat)] ?? 0) + beats.length;
    });
  await match.place(0).play({type: 'choose', card: 'KS'});
  assert.deepEqual(heard, {}, 'nobody is told of a hidden choice');
  await match.place(1).play({type: 'choose', card: 'JH'});
  assert.deepEqual(heard, {'0': 1, '1': 1, undefined: 1});
});

test('a listener may play at once: all hear the first move before the second', async () => {
  const {places} = open();
  const [mine, other] = places;
  const heard: string[] = [];
  const note = (name: string) => (beats: readonly {event: {type: string}}[]) =>
    void heard.push(`${name}: ${beats.map(({event}) => event.type).join(', ')}`);
  other.subscribe((beats) => {
    note('1')(beats);
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

test('who has unsubscribed hears nothing more, even in the middle of a delivery', async () => {
  const {places} = open();
  const [mine, other] = places;
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

test('a listener that throws does not take the beats of the others', () => {
  const {match, places} = open();
  const [mine, other] = places;
  const heard: number[] = [];
  mine.subscribe(() => {
    throw new Error('a broken listener');
  });
  other.subscribe((beats) => heard.push(beats.length));
  assert.throws(() => match.play(0, match.moves(0)[0]), /a broken listener/);
  assert.throws(() => match.play(1, match.moves(1)[0]), /a broken listener/);
  assert.equal(match.length, 2);
  assert.deepEqual(heard, [1, 2]);
});

test('what a broken listener throws comes back to who played through a place as a rejection', async () => {
  const {match, places} = open();
  places[1].subscribe(() => {
    throw new Error('a broken listener');
  });
  const played = places[0].play(places[0].moves()[0]);
  await assert.rejects(played, /a broken listener/);
  assert.equal(match.length, 1);
});

test('after an undo every listener is told to look again', async () => {
  const {match, places} = open();
  const [mine, other, onlooker] = places;
  await mine.play(mine.moves()[0]);
  const heard: unknown[] = [];
  for (const place of [mine, other, onlooker])
    place.subscribe((beats) => heard.push([place.seat, beats.length, place.phase]));
  match.undo();
  assert.deepEqual(heard, [
    [0, 0, 'lead'],
    [1, 0, 'lead'],
    [undefined, 0, 'lead'],
  ]);
});

test('a place shows who is awaited as far as its seat may know', async () => {
  const match = createMatch(duel, {seed: 1});
  await match.place(1).play({type: 'choose', card: 'QH'});
  assert.deepEqual(match.turn, [0]);
  assert.deepEqual(match.place(0).turn, [0, 1]);
  assert.deepEqual(match.place(1).turn, [0]);
  assert.deepEqual(match.place().turn, [0, 1]);
});
