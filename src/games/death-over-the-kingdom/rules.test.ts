import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {createMatch} from '../../match/index.js';
import {packOf} from './rules/deck.js';
import {kingdomGame} from './index.js';
import {begin, folds, heard, laid, refused, run, wander} from './playing.fixture.js';
import {kingdomRules as rules} from './rules.js';
import type {KingdomState} from './types.js';

/** A match from its first deal to its end: dealer, starting player, gathered cards, length. */

const all = ({hands, areas, pile, discard}: KingdomState): readonly string[] =>
  [...hands.flat(), ...areas, ...pile, ...discard].sort();

describe('turns and rounds', () => {
  for (const [seats, rest] of [
    [3, 17],
    [4, 14],
    [5, 11],
    [6, 8],
    [7, 5],
  ] as const)
    test(`M-1 ${seats} players have three cards each, ${rest} are the deck`, () => {
      const state = begin(seats);
      assert.ok(state.hands.every((hand) => hand.length === 3));
      assert.equal(state.pile.length, rest);
      assert.deepEqual(all(state), [...packOf(state)].sort());
    });

  test('M-17 any player may be the first Dealer', () => {
    const dealers = Array.from({length: 60}, (_, n) => begin(5, {}, `lot ${n}`).dealer);
    assert.deepEqual([...new Set(dealers)].sort(), [0, 1, 2, 3, 4]);
  });

  test('M-29 all choose at once; a choice may be changed until the last player has chosen', () => {
    let state = begin(3);
    const [a, b, c] = state.hands;
    state = run(state, `0:choose ${a![0]!}`, `1:choose ${b![0]!}`, `0:choose ${a![1]!}`).state;
    assert.deepEqual(rules.turn(state), [2]);
    assert.deepEqual(rules.view(state, 2).turn, [0, 1, 2], 'nobody learns who has chosen');
    assert.deepEqual(rules.view(state, 0).turn, [1, 2]);
    assert.deepEqual(rules.view(state, 2).choices.made, [null, null, null]);
    assert.equal(refused(state, 2, 'fold'), 'kingdom/choose-now');
    state = run(state, `2:choose ${c![2]!}`).state;
    assert.equal(state.phase, 'act');
    assert.deepEqual(state.areas, [a![1], b![0], c![2]]);
    assert.equal(
      refused(state, 0, `choose ${a![0]!}`)?.split('/')[0],
      rules.turn(state)[0] === 0 ? 'kingdom' : 'game',
    );
  });

  test('the order of play is clockwise from the left of the Dealer, who is last', () => {
    let state = laid(['monk', 'monk', 'jester', 'jester', 'death'], {dealer: 1});
    for (const seat of [2, 3, 4, 0, 1]) {
      assert.deepEqual(rules.turn(state), [seat]);
      state = run(state, `${seat}:fold`).state;
    }
    assert.equal(state.phase, 'choose');
  });

  test('4.3 the last card is laid automatically, and shown cards are discarded face up', () => {
    const start = laid(['monk', 'queen', 'king', 'jester', 'death'], {round: 2});
    const {state, events} = run(start, ...folds(0, 1, 2, 3, 4));
    assert.deepEqual(
      events.slice(5).map(({type}) => type),
      [
        ...['cards shown', 'abilities settled', 'points awarded', 'cards discarded'],
        ...['round begun', 'cards laid'],
      ],
    );
    assert.deepEqual([state.phase, state.round, state.hands.flat().length], ['act', 3, 0]);
    assert.deepEqual(state.discard.slice(-5), ['monk', 'queen', 'king', 'jester', 'death']);
    assert.deepEqual(rules.view(state, undefined).discard, state.discard);
  });

  test('DOK-13 the starting player becomes Dealer, and all 26 cards are shuffled', () => {
    const start = laid(['monk', 'queen', 'king', 'jester', 'death'], {round: 3});
    const {state, events} = run(start, ...folds(0, 1, 2, 3, 4));
    assert.deepEqual(events.map(({type}) => type).slice(-2), ['turn ended', 'dealt']);
    assert.deepEqual([state.dealer, state.deal, state.round, state.discard], [0, 2, 1, []]);
    assert.deepEqual(all(state), [...packOf(state)].sort());
    assert.equal(state.hands.flat().length, 15);
    const next = run(state, ...state.hands.map((hand, seat) => `${seat}:choose ${hand[0]!}`)).state;
    assert.deepEqual(rules.turn(next), [1]);
  });

  test('everybody with the right card gets a point, in the sheet and in the scores', () => {
    const end = run(laid(['monk', 'queen', 'queen', 'thief', 'death']), ...folds(0, 1, 2, 3, 4));
    assert.deepEqual(heard(end, 'points awarded').seats, [1, 2]);
    assert.deepEqual(rules.view(end.state, 0).scores, [0, 1, 1, 0, 0]);
    assert.deepEqual(end.state.sheet, [[0, 1, 1, 0, 0]]);
    assert.deepEqual(end.state.last, {
      ...{deal: 1, round: 1, winners: [1, 2]},
      cards: ['monk', 'queen', 'queen', 'thief', 'death'],
      values: [5, 11, 11, 4, 0],
    });
  });

  for (const seats of [3, 5, 7])
    test(`${seats} players play ${seats} turns of three rounds, and each deals once`, () => {
      const dealers = new Set<number>();
      let rounds = 0;
      let last = '';
      const end = wander(begin(seats), 'walk', (state) => {
        dealers.add(state.dealer);
        if (last !== `${state.deal} ${state.round}`) rounds++;
        last = `${state.deal} ${state.round}`;
        assert.equal(all(state).length, 26);
      });
      assert.deepEqual([rounds, dealers.size, end.sheet.length], [3 * seats, seats, seats]);
      assert.ok(rules.outcome(end));
    });
});

describe('the large game (4.11)', () => {
  test('3 to 16 players have one card each; nobody chooses and nobody has a hand', () => {
    for (const seats of [3, 16]) {
      const state = begin(seats, {large: 'on'});
      assert.deepEqual([state.phase, state.areas.length], ['act', seats]);
      assert.equal(state.pile.length, 26 - seats);
      assert.equal(refused(state, rules.turn(state)[0]!, 'change king'), 'kingdom/no-hand');
    }
  });

  test('every holder of the lowest final value takes a point; the Dealer moves left', () => {
    const start = laid(['monk', 'death', 'death', 'queen'], {options: {large: 'on'}});
    const {state, events} = run(start, ...folds(0, 1, 2, 3));
    assert.deepEqual(
      events.find(({type}) => type === 'points awarded'),
      {
        ...{type: 'points awarded', deal: 1, round: 1, seats: [1, 2]},
      },
    );
    assert.deepEqual([state.deal, state.dealer, state.areas.length], [2, 0, 4]);
    assert.equal(state.discard.length, 0);
  });

  for (const rounds of [1, 2, 3])
    test(`${rounds} x players rounds`, () => {
      const end = wander(begin(4, {large: 'on', rounds}), 'walk');
      assert.equal(end.sheet.length, 4 * rounds);
      assert.equal(rules.outcome(end)?.reason, 'kingdom/fewest');
    });

  test('only the option allows more seats', () => {
    assert.equal(createMatch(kingdomGame, {seats: 16, options: {large: 'on'}}).state.seats, 16);
    assert.equal(createMatch(kingdomGame).state.seats, 5);
    const error = {name: 'InvalidSeatsError', path: 'seats'};
    assert.throws(() => createMatch(kingdomGame, {seats: 8}), error);
    assert.throws(() => createMatch(kingdomGame, {seats: 17, options: {large: 'on'}}), error);
    assert.throws(() => createMatch(kingdomGame, {seats: 2, options: {large: 'on'}}), error);
  });
});
