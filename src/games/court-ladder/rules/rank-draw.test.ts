import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {begin} from '../playing.fixture.js';
import {dealOut, ranksOf, walkOf} from './rank-draw.js';
import type {LadderEvent} from '../types.js';

/** Rule 3: a suit gives the ranks; L-3 and L-4. Holders of K Q J 10 9 8 7 6, then of the ace. */

describe('the rank draw (rule 3)', () => {
  for (const [what, drawn, seats, ranks] of [
    [
      'each holder takes the next rank, the ace is the lowest',
      [2, 0, 3, 4, 1, 1, 1, 1, 5],
      6,
      [2, 0, 3, 4, 1, 5],
    ],
    ['who is placed is passed over', [2, 2, 0, 0, 3, 4, 4, 1, 5], 6, [2, 0, 3, 4, 1, 5]],
    [
      'the ace holder is the lowest though he holds the queen too',
      [2, 5, 0, 3, 4, 1, 1, 1, 5],
      6,
      [2, 0, 3, 4, 1, 5],
    ],
    [
      'without a trump: above the lowest, clockwise from the King',
      [2, 2, 2, 2, 2, 2, 2, 2, 0],
      6,
      [2, 3, 4, 5, 1, 0],
    ],
    [
      'L-3: the King holds the ace, so the last one placed is the lowest',
      [2, 0, 3, 4, 1, 5, 5, 5, 2],
      6,
      [2, 0, 3, 4, 1, 5],
    ],
    ['L-3: the King holds all of the suit', [4, 4, 4, 4, 4, 4, 4, 4, 4], 5, [4, 0, 1, 2, 3]],
  ] as const)
    test(what, () => {
      assert.deepEqual(ranksOf(drawn, seats), ranks);
    });

  test('L-4: the walk goes down to the lowest card of the pack', () => {
    assert.equal(walkOf({packs: 'players'}).join(''), 'KQJT9876A');
    assert.equal(walkOf({packs: 2}).join(''), 'KQJT9876A');
    assert.equal(walkOf({packs: 'poker'}).join(''), 'KQJT98765432A');
  });

  test('the event gives the ranks, and the view keeps them', () => {
    const events: LadderEvent[] = [];
    const state = begin(11, {}, 'told', events);
    const [first] = events;
    assert.equal(first?.type, 'ranks drawn');
    assert.deepEqual(state.draw, first.draw);
    assert.deepEqual(ranksOf(first.draw.seats, 11), state.ranks);
  });

  test('random ranks are given by lot', () => {
    const events: LadderEvent[] = [];
    const state = begin(7, {ranks: 'random'}, 'lot', events);
    assert.equal(events[0]?.type, 'ranks given');
    assert.equal(state.draw, null);
    assert.deepEqual([...state.ranks].sort(), [0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('the deal (rules 1 and 4)', () => {
  test('all cards are dealt, hands differ by one at most, the first players have the larger ones', () => {
    const pile = Array.from({length: 36}, (_, card) => card);
    assert.deepEqual(
      dealOut(pile, 5, 3).map(({length}) => length),
      [7, 7, 7, 8, 7],
    );
    assert.deepEqual(
      dealOut(pile, 8, 0)
        .flat()
        .sort((a, b) => a - b),
      pile,
    );
  });
  for (const [seats, packs, count] of [
    [7, 'players', 36],
    [8, 'players', 72],
    [11, 'players', 72],
    [14, 'players', 72],
    [15, 'players', 108],
    [16, 'players', 108],
    [16, 1, 36],
    [5, 3, 108],
    [8, 1, 36],
    [5, 2, 72],
    [6, 'poker', 54],
    [11, 'poker', 54],
    [12, 'poker', 108],
    [16, 'poker', 108],
  ] as const)
    test(`${seats} players, packs ${packs}: ${count} cards`, () => {
      const {hands, ranks} = begin(seats, {packs});
      const cards = hands.flat();
      assert.equal(cards.length, count);
      const copies = new Set(cards.map((card) => cards.filter((one) => one === card).length));
      assert.deepEqual([...copies], [count / (packs === 'poker' ? 54 : 36)]);
      const sizes = ranks.map((seat) => hands[seat]!.length);
      assert.ok(sizes[0]! - sizes.at(-1)! <= 1);
      assert.deepEqual(
        [...sizes].sort((a, b) => b - a),
        sizes,
        'the King has most',
      );
    });
});
