import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {game} from '../testing/sample/index.js';
import {duel} from '../testing/duel.fixture.js';
import {createMatch, type MatchSetup} from './index.js';

describe('createMatch', () => {
  test('deals by the seed: equal seeds, equal games', () => {
    const first = createMatch(game, {seats: 3, seed: 'king'});
    const two = createMatch(game, {seats: 3, seed: 'king'});
    assert.deepEqual(first.state, two.state);
    assert.notDeepEqual(createMatch(game, {seats: 3, seed: 'queen'}).state, first.state);
  });

  test('without a seed it draws a fresh one each time', () => {
    const seeds = Array.from({length: 200}, () => String(createMatch(game).record().seed));
    assert.equal(new Set(seeds).size, 200);
    const words = seeds.map((seed) => seed.split('-').map((word) => parseInt(word, 36)));
    assert.ok(words.every((parts) => parts.length >= 4 && parts.every((word) => word < 2 ** 32)));
    // A fair bit is set in about half of the seeds; a seed has four words of 32 bits.
    for (let bit = 0; bit < 128; bit++) {
      const set = words.filter((parts) => (parts[bit >> 5]! >>> (bit % 32)) & 1).length;
      assert.ok(set > 50 && set < 150, `bit ${bit} is set in ${set} of 200 seeds`);
    }
  });

  test('takes the fewest seats that the game allows when no number is given', () => {
    const match = createMatch(game, {seed: 1});
    assert.equal(match.state.seats, 2);
    assert.deepEqual(match.state.options, {cards: 5});
    assert.equal(match.phase, 'lead');
    assert.deepEqual(match.turn, [0]);
    assert.equal(match.outcome, undefined);
    assert.equal(match.length, 0);
  });

  test('begins with any position, which may give the number of seats', () => {
    const {state} = createMatch(game, {seats: 4, seed: 'king', options: {cards: 3}});
    const match = createMatch(game, {state: JSON.parse(JSON.stringify(state))});
    assert.deepEqual(match.state, state);
    assert.deepEqual(match.log(), []);
  });

  test('begins with a position that is over, and stays over', () => {
    const match = createMatch(game, {seed: 'king', options: {cards: 3}});
    while (!match.outcome) match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
    const again = createMatch(game, {state: JSON.parse(JSON.stringify(match.state))});
    assert.equal(again.phase, 'over');
    assert.deepEqual(again.outcome, match.outcome);
    assert.equal(again.undo(), false);
  });

  test('a view is a position: hidden parts are drawn from the seed', () => {
    const view = createMatch(game, {seats: 3, seed: 'king'}).view(1);
    const first = createMatch(game, {state: view, seed: 'a'});
    assert.deepEqual(first.view(1), view);
    assert.deepEqual(createMatch(game, {state: view, seed: 'a'}).state, first.state);
    assert.notDeepEqual(createMatch(game, {state: view, seed: 'b'}).state, first.state);
  });

  const wrong: readonly (readonly [name: string, setup: unknown, error: string, path: string])[] = [
    ['too few seats', {seats: 1}, 'InvalidSeatsError', 'seats'],
    ['too many seats', {seats: 5}, 'InvalidSeatsError', 'seats'],
    ['half a seat', {seats: 2.5}, 'InvalidSeatsError', 'seats'],
    ['seats as text', {seats: '3'}, 'InvalidSeatsError', 'seats'],
    ['an unknown option', {options: {slam: 'on'}}, 'InvalidOptionsError', 'options.slam'],
    ['a wrong value', {options: {cards: 6}}, 'InvalidOptionsError', 'options.cards'],
    ['options as a list', {options: []}, 'InvalidOptionsError', 'options'],
    ['a seed of the wrong type', {seed: {}}, 'InvalidOptionsError', 'seed'],
    ['no seed at all', {seed: null}, 'InvalidOptionsError', 'seed'],
    ['a state that is none', {state: 'KH'}, 'InvalidPositionError', 'position'],
    ['a state of null', {state: null}, 'InvalidPositionError', 'position'],
    ['a state as a list', {state: []}, 'InvalidPositionError', 'position'],
    ['a wrong card', {state: {hands: [['KH', '2H'], []]}}, 'InvalidPositionError', 'hands[0][1]'],
    ['a full trick', {state: {trick: [{seat: 1}]}}, 'InvalidPositionError', 'trick[0].seat'],
    ['options in a state', {state: {options: {cards: 9}}}, 'InvalidPositionError', 'options.cards'],
    ['seats against the state', {seats: 3, state: {seats: 2}}, 'InvalidSeatsError', 'seats'],
  ];

  for (const [name, setup, error, path] of wrong)
    test(`${name}: ${error} at ${path}`, () => {
      assert.throws(() => createMatch(game, setup as MatchSetup), {name: error, path});
    });
});

test('the error of a wrong number of seats names the right ones', () => {
  const said = (of: Parameters<typeof createMatch>[0], seats: unknown, message: string): void =>
    assert.throws(() => createMatch(of, {seats} as MatchSetup), {message});
  said(game, 5, 'seats must be a whole number from 2 to 4, not 5');
  said(duel, 3, 'seats must be exactly 2, not 3');
});

describe('play', () => {
  test('a legal move is played and returns nothing', () => {
    const match = createMatch(game, {seed: 'king'});
    const [move] = match.moves(0);
    assert.equal(match.play(0, move), undefined);
    assert.equal(match.length, 1);
    assert.equal(match.phase, 'follow');
    assert.deepEqual(match.turn, [1]);
    assert.deepEqual(match.moves(0), []);
  });

  test('a refused move returns its key and changes nothing', () => {
    const match = createMatch(game, {seed: 'king'});
    const {state} = match;
    const before = JSON.stringify([match.record(), match.log(), match.phase]);
    const held = match.moves(1).concat(state.hands[1]!.map((card) => ({type: 'play', card})));
    const tries: readonly (readonly [seat: number, move: unknown, key: string])[] = [
      [1, held[0], 'game/not-your-turn'],
      [0, held[0], 'game/not-your-card'],
      [0, {type: 'bid', points: 3}, 'game/not-a-move'],
      [0, null, 'game/not-a-move'],
      [0, {type: 'xstate.stop'}, 'game/not-a-move'],
      [7, held[0], 'game/not-your-turn'],
      [-1, held[0], 'game/not-your-turn'],
      [0.5, held[0], 'game/not-your-turn'],
    ];
    for (const [seat, move, key] of tries) {
      assert.equal(match.refuse(seat, move), key);
      assert.equal(match.play(seat, move), key);
    }
    assert.equal(match.state, state);
    assert.equal(JSON.stringify([match.record(), match.log(), match.phase]), before);
  });

  test('only the fields of a move that the rules know are played', () => {
    const match = createMatch(game, {seed: 'king'});
    const events: unknown[] = [];
    match.client(1).subscribe((updates) => events.push(...updates.map((update) => update.event)));
    assert.equal(match.play(0, {...match.moves(0)[0]!, script: '<b>'}), undefined);
    assert.ok(!JSON.stringify([events, match.record(), match.state]).includes('script'));
  });

  test('a match is played to its end, after which nothing is legal', () => {
    const match = createMatch(game, {seats: 4, seed: 'king', options: {cards: 3}});
    while (!match.outcome) match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
    assert.equal(match.length, 12);
    assert.equal(match.phase, 'over');
    assert.deepEqual(match.turn, []);
    assert.equal(match.play(0, {type: 'play', card: 'KH'}), 'game/over');
    assert.equal(match.log().at(-1)?.type, 'game over');
  });

  test('states are frozen, so that a match cannot be changed from outside', () => {
    const match = createMatch(game, {seed: 'king'});
    assert.throws(() => (match.state.hands[0] as string[]).pop(), TypeError);
  });
});

describe('undo', () => {
  const started = () => {
    const match = createMatch(game, {seats: 3, seed: 'king'});
    const snaps = [snap(match)];
    for (let move = 0; move < 7; move++) {
      match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
      snaps.push(snap(match));
    }
    return {match, snaps};
  };
  const snap = (match: ReturnType<typeof createMatch<never, never, never, never>> | object) => {
    const {state, phase, turn, record, log} = match as ReturnType<typeof createMatch>;
    return JSON.stringify([state, phase, turn, record(), log(), log(0)]);
  };

  test('one move, as if it had never been played: state, phase, log and record', () => {
    const {match, snaps} = started();
    for (let left = 6; left >= 0; left--) {
      assert.equal(match.undo(), true);
      assert.equal(snap(match), snaps[left]);
    }
    assert.equal(match.undo(), false);
    assert.equal(match.length, 0);
  });

  test("to before a seat's last decision, with everything after it", () => {
    const {match, snaps} = started();
    const steps = match.record().moves.map((step) => Number(step[0]));
    assert.equal(match.undo(0), true);
    const at = steps.lastIndexOf(0);
    assert.equal(match.length, at);
    assert.equal(snap(match), snaps[at]);
    assert.ok(match.turn.includes(0));
  });

  test('a seat that has not decided has nothing to take back', () => {
    const match = createMatch(game, {seed: 'king'});
    match.play(0, match.moves(0)[0]);
    assert.equal(match.undo(1), false);
    assert.equal(match.length, 1);
  });

  test('the match goes on from there, also after its end', () => {
    const match = createMatch(game, {seed: 'king', options: {cards: 3}});
    const whole = () => {
      while (!match.outcome) match.play(match.turn[0]!, match.moves(match.turn[0]!).at(-1));
    };
    whole();
    const end = snap(match);
    assert.ok(match.undo(1));
    assert.equal(match.outcome, undefined);
    assert.equal(match.phase, 'follow');
    whole();
    assert.equal(snap(match), end);
  });

  test('takes back a hidden choice, and a change of mind before the choice', () => {
    const match = createMatch(duel, {seed: 1});
    match.play(0, {type: 'choose', card: 'KS'});
    match.play(0, {type: 'choose', card: 'QS'});
    assert.deepEqual(match.turn, [1]);
    match.undo(0);
    assert.deepEqual(match.view(0).choices.made, ['KS', null]);
    match.undo(0);
    assert.deepEqual(match.turn, [0, 1]);
    assert.deepEqual(match.view(0).choices.made, [null, null]);
  });
});

describe('log', () => {
  test('a seat reads the events it may know, from the deal on', () => {
    const match = createMatch(game, {seed: 'king'});
    match.play(0, match.moves(0)[0]);
    assert.deepEqual(
      match.log(1).map(({type}) => type),
      ['dealt', 'card played'],
    );
    const [dealt] = match.log(1);
    assert.ok(dealt?.type === 'dealt');
    assert.deepEqual(dealt.hands[1], match.state.hands[1]);
    assert.ok(dealt.hands[0]?.every((card) => card === null));
  });
});
