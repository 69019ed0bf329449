import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {defaultOptions, type Options} from '../../../game/index.js';
import {scorersOf, valuesOf} from './award.js';
import {OPTIONS} from './options.js';
import {outcome, secondOf} from './outcome.js';
import {at, begin} from '../playing.fixture.js';

/** The values of the shown cards, the points, and the winners: the tables of the rules text. */

const options = (more: Options = {}): Options => ({...defaultOptions(OPTIONS), ...more});
const reconstruction = {deck: null};

describe('Award', () => {
  const cases: readonly (readonly [
    id: string,
    round: number,
    values: readonly number[],
    winners: readonly number[],
    options?: Options,
  ])[] = [
    ['DOK-01 the highest card wins', 1, [3, 7, 12, 7, 0], [2]],
    ['DOK-03 the lowest card wins', 2, [3, 7, 12, 7, 0], [4]],
    ['DOK-05 intermediate cards', 3, [12, 12, 7, 0, 0], [2]],
    ['M-2 all between score', 3, [12, 9, 7, 3, 0], [1, 2, 3]],
    ['M-2 median, odd', 3, [12, 9, 7, 3, 0], [2], {middle: 'median'}],
    ['M-25 median, even', 3, [12, 9, 7, 3], [1, 2], {middle: 'median'}],
    ['M-25 median shared', 3, [12, 7, 7, 7, 0], [1, 2, 3], {middle: 'median'}],
    ['M-3 nothing between', 3, [12, 12, 0], []],
    ['M-3 all alike', 3, [5, 5, 5], []],
    ['M-4 ties at the top', 1, [9, 9, 3, 1, 0], [0, 1]],
    ['M-4 ties at the bottom', 2, [9, 9, 0, 1, 0], [2, 4]],
    ['4.11 the lowest of the large game', 1, [9, 2, 2], [1, 2], {large: 'on'}],
  ];
  for (const [id, round, values, winners, more] of cases)
    test(id, () => {
      const cards = values.map(() => 'monk');
      assert.deepEqual(scorersOf({options: options(more), round}, cards, values), winners);
    });

  test('M-26 a King never scores, and the others are judged without it', () => {
    const cards = ['king', 'queen', 'monk', 'death', 'king'];
    const values = valuesOf(reconstruction, cards);
    const judged = (round: number, more: Options): readonly number[] =>
      scorersOf({options: options(more), round}, cards, values);
    assert.deepEqual(
      [1, 2, 3].map((round) => judged(round, {})),
      [[0, 4], [3], [1, 2]],
    );
    const never = {kingNeverWins: 'on'};
    assert.deepEqual(
      [1, 2, 3].map((round) => judged(round, never)),
      [[1], [3], [2]],
    );
    assert.deepEqual(
      scorersOf({options: options(never), round: 1}, ['king', 'king', 'king'], [12, 12, 12]),
      [],
    );
  });
});

describe('EndAbilities', () => {
  const cases: readonly (readonly [id: string, cards: string, values: readonly number[]])[] = [
    ['DOK-R1 the Queen adores the Jester', 'queen jester king death thief', [3, 10, 12, 0, 4]],
    ['DOK-R2 the Sorceress flees the Monk', 'sorceress monk king death thief', [1, 9, 12, 0, 4]],
    ['DOK-R3 the Knight saves the Princess', 'dragon princess knight', [9, 10, 11]],
    ['DOK-R4 two Queens, no Jester', 'queen queen king', [11, 11, 12]],
    ['a Princess and a Dragon alone', 'dragon princess king', [9, 4, 12]],
    ['guests at the inn', 'innkeeper juggler king', [6, 6, 12]],
    ['no guests', 'innkeeper monk king', [1, 5, 12]],
    ['both copies turn', 'queen jester queen jester', [3, 10, 3, 10]],
    ['a player’s own card does not count', 'innkeeper innkeeper death', [1, 1, 0]],
  ];
  for (const [id, cards, values] of cases)
    test(id, () => assert.deepEqual(valuesOf(reconstruction, cards.split(' ')), values));
});

describe('GameEnd', () => {
  const cases: readonly (readonly [
    totals: string,
    literal: readonly number[],
    three: readonly number[],
    place: readonly number[],
  ])[] = [
    ['6 5 3', [1], [1], [1]],
    ['6 5 3 2 1', [1], [1], [1]], // DOK-15
    ['6 6 3', [2], [], [0, 1]],
    ['6 3 3', [1, 2], [], [1, 2]],
    ['6 6 3 3', [], [], []], // DOK-17
    ['4 4 4', [], [], []],
    ['6 5 5 2', [1, 2], [1, 2], [1, 2]],
    ['0 0 0', [], [], []],
  ];
  for (const [totals, literal, three, place] of cases)
    test(`4.5 totals ${totals}: literally, by M-27 three totals, by M-14 place`, () => {
      const scores = totals.split(' ').map(Number);
      const wins = (second: string): readonly number[] => secondOf(scores, options({second}));
      assert.deepEqual(wins('literal'), literal);
      assert.deepEqual(wins('threeTotals'), three);
      assert.deepEqual(wins('place'), place);
    });

  test('DOK-15, DOK-17 as positions; places begin with the winners', () => {
    const end = (scores: readonly number[], more: Options = {}): unknown =>
      outcome(at({seats: scores.length, phase: 'over', scores, options: more}));
    assert.deepEqual(end([6, 5, 3, 2, 1]), {
      winners: [1],
      scores: [6, 5, 3, 2, 1],
      places: [[1], [0], [2], [3], [4]],
      reason: 'kingdom/second',
    });
    assert.deepEqual(end([6, 6, 3, 3]), {
      winners: [],
      scores: [6, 6, 3, 3],
      places: [
        [0, 1],
        [2, 3],
      ],
      reason: 'kingdom/nobody',
    });
    assert.deepEqual(end([2, 0, 1, 0], {large: 'on'}), {
      winners: [1, 3],
      scores: [2, 0, 1, 0],
      places: [[1, 3], [2], [0]],
      reason: 'kingdom/fewest',
    });
    assert.equal(outcome(begin()), undefined);
  });
});
