import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Seat} from '../../../game/index.js';
import {at, begin, heard, passes, run, wasEmitted} from '../playing.fixture.js';
import {gskRules as rules} from '../rules.js';
import type {GskState} from '../types.js';

/** Three and four players: the pairings, and the letters after a fall (1.4). */

const SUITS = ['S', 'H', 'D', 'C'];
/** Lays these ranks for a seat, in the seat's suit. */
const lay = (seat: Seat, ranks: string) =>
  `${seat}:${[...ranks].map((rank) => `${rank}${SUITS[seat]!}`).join('/')}`;
const pairs = ({matches}: GskState) => matches.map((one) => one && [...one.seats]);

/** A trick that the first of two seats wins with strong flanks against weak ones. */
const won = (winner: Seat, loser: Seat, strong: string, weak: string) => [
  lay(winner, strong),
  lay(loser, weak),
  ...passes(winner, loser, winner, loser),
];
/** A trick in which a seat turns up the King that it laid. */
const fall = (dead: Seat, other: Seat, ranks = 'K23') => [
  lay(dead, ranks),
  lay(other, '234'),
  ...passes(dead, other),
];

describe('three players', () => {
  test('GSK-19 without falls: A–B, B–C, C–A, A–B', () => {
    let state = begin(3);
    const met = [pairs(state)];
    for (const [winner, loser, strong, weak] of [
      [0, 1, 'A2Q', '324'],
      [1, 2, 'A5Q', '324'],
      [2, 0, 'A5Q', '345'],
    ] as const) {
      ({state} = run(state, ...won(winner, loser, strong, weak)));
      met.push(pairs(state));
    }
    assert.deepEqual(
      met,
      [
        [0, 1],
        [1, 2],
        [2, 0],
        [0, 1],
      ].map((pair) => [pair, null]),
    );
  });

  test('GSK-20 the third player waits; after a fall the last two play on with the same letters', () => {
    const state = begin(3);
    assert.equal(rules.refuse(state, 2, {type: 'pass'}), 'gsk/waits');
    assert.deepEqual(rules.legalMoves(state, 2), []);
    const after = run(state, ...fall(0, 1));
    assert.deepEqual(heard(after, 'relettered').letters, [1, 2]);
    assert.deepEqual(pairs(after.state), [[1, 2], null]);
    assert.equal(after.state.hand, 1); // a fall does not end the hand (G-25)
    assert.equal(rules.refuse(after.state, 0, {type: 'pass'}), 'gsk/out');
  });

  test('G-13 if two fall together while a third lives, the third has won', () => {
    const both = run(begin(3), lay(0, 'K23'), lay(1, '23K'), ...passes(0, 1)).state;
    assert.deepEqual(both.result, {winners: [2], reason: 'gsk/last-king'});
    assert.deepEqual(rules.outcome(both)?.places, [[2], [0, 1]]);
  });
});

describe('four players', () => {
  test('GSK-21 without falls: {A–B, C–D}, {B–C, D–A}, {A–B, C–D}', () => {
    const first = begin(4);
    const second = run(first, ...won(0, 1, 'A2Q', '324'), ...won(2, 3, 'A2Q', '324')).state;
    const third = run(second, ...won(1, 2, 'A5Q', '345'), ...won(3, 0, 'A5Q', '345')).state;
    assert.deepEqual(pairs(first), [
      [0, 1],
      [2, 3],
    ]);
    assert.deepEqual(pairs(second), [
      [1, 2],
      [3, 0],
    ]);
    assert.deepEqual(pairs(third), [
      [0, 1],
      [2, 3],
    ]);
  });

  test('GSK-22 four to three: eliminator C, loser of the other trick B, its winner A (G-17)', () => {
    const after = run(begin(4), ...fall(0, 1), ...won(3, 2, 'A2Q', '324'));
    assert.deepEqual(heard(after, 'relettered').letters, [3, 2, 1]);
    assert.deepEqual(pairs(after.state), [[3, 2], null]); // the same two players meet twice in a row
  });

  test('1.4 the order of the two tricks does not matter (G-28)', () => {
    const after = run(begin(4), ...won(3, 2, 'A2Q', '324'), ...fall(0, 1));
    assert.deepEqual(heard(after, 'relettered').letters, [3, 2, 1]);
  });

  test('1.4 rule 1: if both tricks have a fall, the survivors play on as two', () => {
    const after = run(begin(4), ...fall(0, 1), ...fall(3, 2));
    assert.deepEqual(heard(after, 'relettered').letters, [1, 2]);
    assert.deepEqual(pairs(after.state), [[1, 2], null]);
    const [one, other] = after.state.fallen;
    assert.equal(one!.moment, other!.moment);
  });

  test('1.4 rule 3: if the other trick had no winner, the others keep their order', () => {
    const push = [lay(2, '923'), lay(3, '825'), ...passes(2, 3, 2, 3)];
    const tie = ['2:declare A', '3:declare A'];
    const state = begin(4, {blindTie: 'return'});
    const after = run(state, ...fall(1, 0), ...push, ...tie);
    assert.deepEqual(heard(after, 'relettered').letters, [2, 3, 0]);
  });

  test('G-29 if both players of a trick fall, six cards leave and the others play on as two', () => {
    const after = run(
      begin(4),
      ...[lay(0, 'K23'), lay(1, '23K'), ...passes(0, 1)],
      ...won(2, 3, 'A2Q', '324'),
    );
    assert.deepEqual(heard(after, 'relettered').letters, [2, 3]);
    assert.equal(after.state.aside.length, 26);
    assert.equal(
      after.state.fallen.every(({by}) => by === null),
      true,
    );
  });

  test('G-28 if all four fall in one round, all draw', () => {
    const both = (a: Seat, b: Seat) => [lay(a, 'K23'), lay(b, '23K'), ...passes(a, b)];
    const {result} = run(begin(4), ...both(2, 3), ...both(0, 1)).state;
    assert.deepEqual(result, {winners: [0, 1, 2, 3], reason: 'gsk/fell-together'});
  });

  test('1.4 the survivor gets the formations without the King; the hand leaves the game (G-18)', () => {
    const {state} = run(begin(4), ...fall(0, 1));
    assert.equal(state.piles[1]!.length, 5);
    assert.deepEqual(state.hands[0], []);
    assert.equal(state.aside.length, 11);
    const view = rules.view(state, 2);
    assert.deepEqual(
      view.aside.filter((card) => card !== null),
      ['KS'],
    );
  });

  test('G-31 eliminatedCards toEliminator: hand and pile go to the eliminator’s pile', () => {
    const {state} = run(begin(4, {eliminatedCards: 'toEliminator'}), ...fall(0, 1));
    assert.equal(state.piles[1]!.length, 5 + 10);
    assert.deepEqual(state.aside, ['KS']);
  });

  test('1.4 the pile of a fallen player is searched when the hand ends, then leaves the game', () => {
    // Seat 0 has the King of clubs in its pile and turns its own King up; seat 3 is short.
    const state = at({
      seats: 4,
      hands: [null, null, null, ['2C', '3C']],
      piles: [['KC', '4C', '5C', '6C', '7C', '8C'], [], ['9C', 'TC', 'JC', 'QC', 'AC'], []],
      formations: [
        {left: 'KS', centre: '2S', right: '3S'},
        {left: '2H', centre: '3H', right: '4H'},
        null,
        null,
      ],
      matches: [{step: 'rout'}, {step: 'waiting'}],
    });
    const after = run(state, ...passes(0, 1));
    assert.deepEqual(heard(after, 'piles searched').kings, [{seat: 3, card: 'KC', pile: 0}]);
    assert.deepEqual(
      after.state.fallen.map(({seat, by}) => [seat, by]),
      [
        [0, 1],
        [3, null],
      ],
    );
    assert.deepEqual(after.state.piles, [[], [], [], []]);
    assert.deepEqual(pairs(after.state), [[2, 1], null]);
  });

  /**
   * Seat 1 has won against 0, seat 2 wins against 3; the King of clubs lies in the pile of `owner`.
   */
  const found = (owner: Seat) => {
    const suit = (letter: string, ranks: string) => [...ranks].map((rank) => rank + letter);
    const spades = suit('S', '3456789TJQA');
    const clubs = suit('C', '56789TJQA');
    const piles = [spades, [], [], clubs].map((pile, seat) =>
      seat === owner ? [...pile, 'KC'] : pile,
    );
    const state = at({
      seats: 4,
      hands: [['KS', '2S'], suit('H', '23456789TJQKA'), suit('D', '24567' + '8TQKA'), []],
      piles,
      formations: [
        null,
        null,
        {left: '9D', centre: '3D', right: 'JD'},
        {left: '2C', centre: '3C', right: '4C'},
      ],
      matches: [{step: 'waiting', winner: 1}, {step: 'lastRout'}],
    });
    return run(state, ...passes(2, 3));
  };

  test('1.4 rule 2: the owner of the pile becomes C; if the others have met, the winner is A, the loser B', () => {
    const after = found(2);
    assert.deepEqual(heard(after, 'piles searched').kings, [{seat: 3, card: 'KC', pile: 2}]);
    assert.deepEqual(heard(after, 'relettered').letters, [1, 0, 2]);
  });

  test('1.4 rule 2: if the others have not met, the one with the earlier letter is A', () => {
    assert.deepEqual(heard(found(1), 'relettered').letters, [0, 2, 1]);
  });
});

test('the rotation goes on over a reshuffle', () => {
  let state = begin(3, {}, 'rotation');
  let hands = 0;
  while (hands < 2 && state.phase !== 'over') {
    const [seat] = rules.turn(state);
    const before = state.round;
    const after = run(state, `${seat!}:${rules.formatMove(rules.fallback(state, seat!))}`);
    if (wasEmitted(after, 'reshuffled') && !wasEmitted(after, 'relettered')) {
      assert.equal(after.state.round, before + 1);
      hands++;
    }
    ({state} = after);
  }
});
