import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {isComplete, isSpy, nextRank, PLACES, spiesIn} from './rules/government.js';
import {OPTIONS, packOf, stallOf} from './rules/options.js';
import {at, begin, names, random} from './playing.fixture.js';
import {crushRules as rules} from './rules.js';
import {PHASES} from './types.js';

test('moves are written and read back', () => {
  for (const text of [
    'swap 2S',
    'marry QD',
    'extend TD',
    'discover AH',
    'spy *1',
    'give 9C',
    'fire 2C',
  ])
    assert.equal(rules.formatMove(rules.parseMove(text)!), text);
  for (const type of ['skip', 'keep'] as const) {
    assert.deepEqual(rules.parseMove(type), {type});
    const more = {type, card: '2S'} as const;
    assert.equal(rules.formatMove(more), type, 'what is allowed can be recorded');
  }
  assert.deepEqual(rules.parseMove(' extend  ♦10 '), {type: 'extend', card: 'TD'});
  for (const text of [
    '',
    'extend',
    'extend XX',
    'skip 2S',
    'marry QD QS',
    'QD',
    'toString',
    'Skip',
  ])
    assert.equal(rules.parseMove(text), undefined, text);
});

test('anything but a move is refused and never throws', () => {
  const state = at({});
  const trap = new Proxy({}, {get: () => assert.fail('read')});
  for (const junk of [
    undefined,
    null,
    7,
    'skip',
    [],
    {},
    {type: 'extend'},
    {type: 'extend', card: '10D'},
    trap,
  ])
    assert.equal(rules.refuse(state, 0, junk), 'game/not-a-move');
  assert.equal(rules.refuse(state, 1, {type: 'skip'}), 'game/not-your-turn');
  assert.equal(rules.refuse(state, 7, {type: 'skip'}), 'game/not-your-turn');
});

test('the safe move does nothing if that is allowed', () => {
  const state = at({});
  assert.deepEqual(rules.fallback(state, 0), {type: 'skip'});
  assert.deepEqual(rules.fallback(at({phase: 'fireHire'}), 0), {type: 'keep'});
  assert.throws(() => rules.fallback(state, 1), RangeError);
});

describe('facts that hold in every game', () => {
  const seen = new Map<string, number>();

  for (let game = 0; game < 12; game++)
    test(`random game ${game}`, () => {
      const options = Object.fromEntries(
        OPTIONS.map(({name, values}, row) => [
          name,
          values[Math.floor(game / (row + 1)) % values.length]!,
        ]),
      );
      for (const [name, value] of Object.entries(options)) seen.set(`${name} ${value}`, 1);
      const end = random(
        begin(`holds ${game}`, options),
        `${game}`,
        undefined,
        (now, before, events) => {
          const types = names(events);
          // Every place holds its rank or a spy; King and Queen are never spies.
          for (const government of now.governments)
            government.forEach((card, place) => {
              assert.ok(card.startsWith(PLACES[place]!) || isSpy(government, card));
              assert.ok(place > 1 || !isSpy(government, card));
            });
          // Executed cards never come back.
          for (const card of before.piles.executed)
            if (!types.includes('deal voided')) assert.ok(now.piles.executed.includes(card));
          // A turn has at most one spy and, without the option, one member.
          assert.ok(types.filter((type) => type === 'spy inserted').length <= 1);
          // A turn ends with at least five cards, unless nothing was left to draw.
          if (types.includes('turn begun') && before.phase === 'fireHire') {
            const held = now.hands[before.active]!.length;
            assert.ok(held >= 5 || now.piles.draw.length + now.piles.discard.length === 0);
            if (options['handLimit'] === 5) assert.ok(held <= 5);
          }
          // A tribute is one card for each spy, but no more than the hand holds.
          for (const one of events)
            if (one.type === 'tribute demanded')
              assert.ok(one.owed <= spiesIn(now.governments[one.from]!));
          // Idle turns are counted one by one.
          if (types.includes('turn begun')) {
            assert.equal(now.idle, before.phase === 'marrySecond' ? 1 : before.idle + 1);
            assert.ok(now.idle <= stallOf(now.options));
          }
          assert.equal(
            now.governments.some(isComplete),
            now.phase === 'over' && !types.includes('stalled'),
          );
          if (now.phase === 'insert')
            assert.ok(nextRank(now.governments[1 - now.active]!) !== undefined);
        },
      );
      assert.ok(rules.outcome(end));
      const all = [end.governments, end.hands, end.kings, Object.values(end.piles)].flat(2);
      assert.equal(all.length, packOf(end.options).length + 4);
      assert.equal(new Set(all).size, all.length);
    });

  test('every value of every option occurs', () => {
    for (const {name, values} of OPTIONS)
      for (const value of values) assert.ok(seen.has(`${name} ${value}`), `${name} ${value}`);
  });
});

test('the positions in the README can be played, one for each phase', () => {
  const text = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```json\n([^]*?)```/g)].map(([, json]) => json!);
  const phases = examples.map((json) => rules.parsePosition(JSON.parse(json)).phase);
  assert.deepEqual(phases, PHASES);
});
