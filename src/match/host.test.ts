import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {catalogue, entryOf} from '../embed/catalogue.js';
import type {AnyState} from '../game/index.js';
import {duel} from '../testing/duel.fixture.js';
import {game} from '../testing/sample/index.js';
import {createMatch, type HostUpdate, type Match, phaseName} from './index.js';

/** The host of a match learns everything, in order, with the state right after it. */

const open = () => createMatch(game, {seats: 2, seed: 'king'});
const step = (match: Match): void => {
  const seat = match.turn[0]!;
  assert.equal(match.play(seat, match.moves(seat)[0]), undefined);
};

describe("the host's log", () => {
  test('holds all events unredacted, with the type of the game’s events', () => {
    const match = open();
    const [first] = match.log('host');
    assert.ok(first?.type === 'dealt');
    assert.deepEqual(first.hands, match.state.hands);
    const [seen] = match.log(0);
    assert.ok(seen?.type === 'dealt' && seen.hands[1]!.every((card) => card === null));
  });

  test('is a separate list, and shrinks when a move is taken back', () => {
    const match = open();
    step(match);
    const log = match.log('host') as unknown as {type: string}[];
    log.pop();
    assert.equal(match.log('host').length, log.length + 1);
    match.undo();
    assert.deepEqual(
      match.log('host').map(({type}) => type),
      ['dealt'],
    );
  });

  test('is the host’s alone: no client is called host', () => {
    for (const ask of [open().view, open().client])
      assert.throws(() => ask('host' as never), {name: 'InvalidSeatsError', path: 'seat'});
  });
});

describe('a host that subscribes', () => {
  test('steps through every event of a move, forced phases included', () => {
    const match = open();
    const heard: string[] = [];
    match.subscribe((updates) => {
      for (const {event, phase, state} of updates)
        heard.push(`${event.type}, ${phase}, ${state.trick.length} on the table`);
    });
    step(match);
    step(match);
    assert.deepEqual(heard, [
      'card played, follow, 1 on the table',
      'card played, follow, 2 on the table',
      'trick taken, lead, 0 on the table',
    ]);
  });

  test('learns only the events of a hidden choice', () => {
    const match = createMatch(duel, {seed: 1});
    const heard: number[] = [];
    match.subscribe((updates) => heard.push(updates.length));
    match.play(0, {type: 'choose', card: 'KS'});
    match.play(1, {type: 'choose', card: 'JH'});
    assert.deepEqual(heard, [1]);
  });

  test('is called with an empty list when a move is taken back, and no more once it has unsubscribed', () => {
    const match = open();
    const heard: number[] = [];
    const stop = match.subscribe((updates) => heard.push(updates.length));
    step(match);
    match.undo();
    assert.deepEqual(heard, [1, 0]);
    stop();
    step(match);
    assert.deepEqual(heard, [1, 0]);
  });

  test('hears each move before its own answer to it', () => {
    const match = open();
    const heard: string[] = [];
    match.subscribe((updates) => {
      if (match.length === 1) step(match);
      heard.push(updates.map(({event}) => event.type).join(', '));
    });
    match.subscribe((updates) => heard.push(`second: ${updates.length}`));
    step(match);
    assert.deepEqual(heard, ['card played', 'second: 1', 'card played, trick taken', 'second: 2']);
  });

  test('may ask for the past: the first deal, and the moves so far', () => {
    const match = open();
    step(match);
    const heard: string[] = [];
    match.subscribe(
      (updates) => heard.push(...updates.map(({event, phase}) => `${event.type}: ${phase}`)),
      {past: true},
    );
    assert.deepEqual(heard, ['dealt: lead', 'card played: follow']);
    step(match);
    assert.deepEqual(heard.slice(2), ['card played: follow', 'trick taken: lead']);
    const later = createMatch(game, {state: match.state});
    const none: number[] = [];
    later.subscribe((updates) => none.push(updates.length), {past: true});
    assert.deepEqual(none, [], 'a position has no past');
  });
});

for (const entry of catalogue)
  test(`${entry.id}: its host follows the chart from the deal on`, async () => {
    const match: Match = createMatch(await entry.load(), {seed: 'host'});
    const live: HostUpdate[] = [];
    match.subscribe((updates) => live.push(...updates), {past: true});
    for (let move = 0; move < 60 && !match.outcome; move++) {
      step(match);
      const last = live.at(-1)!;
      // A hidden choice changes the state without an event.
      if (match.turn.length === 0) assert.deepEqual(last.state, match.state);
      assert.equal(last.phase, match.phase);
    }
    assert.deepEqual(
      live.map(({event}) => event),
      match.log('host'),
    );
    const past: HostUpdate[] = [];
    match.subscribe((updates) => past.push(...updates), {past: true});
    assert.deepEqual(past, live);
    assert.ok(live.every(({state}) => (state as AnyState).seats === match.state.seats));
  });

test('phases that await nobody are seen, as in a trick of God Save the King', async () => {
  const entry = entryOf('god-save-the-king');
  const played = await entry.load();
  const match = createMatch(played, {seed: 'host'});
  const resting = new Set<string>();
  const passed = new Set<string>();
  match.subscribe((updates) => updates.forEach(({phase}) => passed.add(phase)), {past: true});
  while (!match.outcome && match.length < 200) {
    resting.add(phaseName(played.rules.phase(match.state)));
    step(match);
  }
  const forced = [...passed].filter((phase) => !resting.has(phase));
  assert.ok(
    ['flip', 'skirmish', 'collect'].every((name) => forced.some((phase) => phase.includes(name))),
    forced.join(', '),
  );
});
