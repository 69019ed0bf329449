import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {catalogue} from '../embed/catalogue.js';
import {createMatch} from '../match/index.js';
import {diff} from './diff.js';
import {patch} from './patch.js';

const json = fc
  .jsonValue({maxDepth: 4})
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const sent = (value: unknown): never => JSON.parse(JSON.stringify(value ?? null)) as never;

test('a change, sent and applied, gives the value', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const change = diff(from, to);
      assert.deepEqual(patch(from, change && sent(change)), to);
    }),
  );
});

test('equal values give no change, and similar lists a small one', () => {
  fc.assert(fc.property(json, (value) => assert.equal(diff(value, sent(value)), undefined)));
  assert.deepEqual(diff(['KH', 'QS', 'TD', '2C'], ['KH', 'TD', '2C']), {'~': [1, 1]});
  assert.deepEqual(diff({a: 1, hand: ['KH', 'QS', 'TD', '2C']}, {a: 1, hand: ['KH', 'TD', '2C']}), {
    hand: {'~': [1, 1]},
  });
});

test('a key never reaches a prototype', () => {
  const patched = patch({}, JSON.parse('{"__proto__": [{"polluted": true}]}') as never);
  assert.equal(({} as {polluted?: unknown}).polluted, undefined);
  assert.equal((patched as {polluted?: unknown}).polluted, undefined);
});

test('a change that does not fit throws', () => {
  for (const value of [undefined, null, 7, 'king'])
    assert.throws(() => patch(value, {hand: [1]}), TypeError);
});

test('successive views of all games survive the transfer', async () => {
  for (const entry of catalogue) {
    const match = createMatch(await entry.load(), {seed: 'diff'});
    const viewers = [...Array(match.state.seats).keys(), undefined];
    let views = viewers.map((seat) => match.view(seat));
    for (let n = 0; n < 12 && !match.outcome; n++) {
      const seat = match.turn[0]!;
      match.play(seat, match.moves(seat)[n % match.moves(seat).length]);
      const next = viewers.map((viewer) => match.view(viewer));
      for (const [at, view] of next.entries()) {
        const change = diff(views[at], view);
        assert.deepEqual(patch(views[at], change && sent(change)), view, entry.id);
      }
      views = next;
    }
  }
});
