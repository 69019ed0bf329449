import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import type {Seat} from '../../game/index.js';
import {begin, following, leading, omnibus, random, simple} from './playing.fixture.js';
import {kingRules} from './rules.js';
import type {KingState} from './types.js';

test('every refusal has its reason', () => {
  const say = (state: KingState, seat: Seat, move: unknown) => simple.refuse(state, seat, move);
  const card = (code: string) => ({type: 'play', card: code});
  const led = following(5, '8S', 'KH 9D 7S');
  assert.equal(say(led, 0, card('9D')), 'king/follow-suit');
  assert.equal(say(led, 0, card('AS')), 'game/not-your-card');
  assert.equal(say(led, 1, card('9D')), 'game/not-your-turn');
  assert.equal(say(following(5, '8S', 'KH 9D'), 0, card('9D')), 'king/forced-king');
  assert.equal(say(leading(4, '9H KD'), 0, card('9H')), 'king/heart-lead-ban');
  const over = simple.parsePosition({deal: 14, scores: [1, 0, 0, -1], phase: 'over'});
  assert.equal(say(over, 0, card('9H')), 'game/over');
  const trap = new Proxy({}, {get: () => assert.fail('read')});
  for (const junk of [
    undefined,
    null,
    7,
    'QH',
    [],
    {},
    card('10H'),
    card('XX'),
    trap,
    {type: 'play'},
  ])
    assert.equal(say(led, 0, junk), 'game/not-a-move');
});

test('moves are written as cards and read back', () => {
  for (const card of ['QH', 'TD', '7C'] as const)
    assert.deepEqual(simple.parseMove(simple.formatMove({type: 'play', card})), {
      type: 'play',
      card,
    });
  assert.deepEqual(simple.parseMove('10D'), {type: 'play', card: 'TD'});
  assert.equal(simple.parseMove('no card'), undefined);
});

test('first dealers are drawn by lot (G2), each seat about as often', () => {
  const counts = [0, 0, 0, 0];
  for (let game = 0; game < 400; game++) counts[begin(simple, `lot ${game}`, 4).dealer]!++;
  for (const count of counts) assert.ok(count > 60, String(counts));
});

test('a view holds no card of others and no random stream, and leftovers stay hidden (F-1)', () => {
  for (const rules of [simple, omnibus]) {
    const state = begin(rules, 'view', 4);
    const over = random(rules, state, 'view');
    for (const one of [state, random(rules, state, 'v', ({played}) => played.length === 3), over])
      for (const seat of [0, 1, 2, 3, undefined]) {
        const view = rules.view(one, seat);
        assert.equal('rng' in view, false);
        view.hands.forEach((hand, owner) => {
          assert.equal(hand.length, one.hands[owner]!.length);
          assert.ok(owner === seat || hand.every((card) => card === null));
        });
      }
  }
});

test('an unknown variant is refused with its name', () => {
  assert.throws(() => kingRules('king-of-nothing'), RangeError);
});

test('the positions in the README can be played', () => {
  const text = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```json ?(\S*)\n([^]*?)```/g)];
  const phases = examples.map(([, id, json]) => {
    const rules = kingRules(id === '' ? 'king-simple' : id!);
    const state = rules.parsePosition(JSON.parse(json!));
    for (const seat of state.turn) assert.ok(rules.legalMoves(state, seat).length > 0);
    return state.phase;
  });
  assert.deepEqual(phases, [
    ...['play', 'play', 'play', 'over', 'ordering', 'talon', 'bidding', 'naming', 'calling'],
    'drawing',
  ]);
});
