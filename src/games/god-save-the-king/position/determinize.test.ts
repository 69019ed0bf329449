import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom, type SuitCard} from '../../../cards/index.js';
import {InvalidPositionError, type Seat} from '../../../game/index.js';
import {rounds} from '../../../testing/full.fixture.js';
import {unfilledOf} from '../rules/unfilled-state.js';
import {drawCourse, historyOf, ownersOf} from '../rules/passages.js';
import {begin, passes, run, wander} from '../playing.fixture.js';
import {gskRules as rules} from '../rules.js';
import {kingOf, suitOfSeat} from '../rules/suits.js';
import type {GskState} from '../types.js';

const imagined = (state: GskState, seat: Seat | undefined, count: number): readonly GskState[] =>
  Array.from({length: count}, (_, at) =>
    rules.determinize(rules.view(state, seat), rngFrom(`imagine ${at}`)),
  );

/** Seat 1 has lost its 9, its 7 and a centre that seat 0 has not seen. */
const lost = run(begin(2), '0:QS/4S/JS', '1:9H/2H/7H', ...passes(0, 1, 0, 1)).state;

describe('a determinized state', () => {
  test('keeps all of a rival’s cards in the rival’s suit in the first hand', () => {
    const laid = run(begin(3), '0:QS/4S/JS', '1:9H/2H/7H').state;
    for (const state of imagined(laid, 2, 20))
      for (const seat of [0, 1]) {
        const {left, centre, right} = state.formations[seat]!;
        for (const card of [left, centre, right, ...state.hands[seat]!])
          assert.ok(suitOfSeat(seat).includes(card));
      }
  });

  test('puts each unknown card into the hidden places about equally often', () => {
    const counts = new Map<SuitCard, number>();
    for (const {formations} of imagined(run(begin(2), '0:QS/4S/JS', '1:9H/2H/7H').state, 0, 1300)) {
      const {centre} = formations[1]!;
      counts.set(centre, (counts.get(centre) ?? 0) + 1);
    }
    assert.equal(counts.size, 13);
    for (const [card, count] of counts) assert.ok(count > 60 && count < 145, `${card}: ${count}`);
  });

  test('puts a lost centre into its winner’s pile, where it may be the King', () => {
    const centres = new Set<SuitCard>();
    for (const {piles, unseen, hands} of imagined(lost, 0, 300)) {
      const one = unseen.find(({from}) => from === 1)!;
      centres.add(one.card);
      assert.ok(piles[0]!.includes(one.card) && !hands[1]!.includes(one.card));
      assert.ok(piles[0]!.includes('9H') && piles[0]!.includes('7H'));
    }
    assert.equal(centres.size, 11);
    assert.ok(centres.has(kingOf(1)));
  });

  test('leaves the choices of others open, and keeps the seat’s own (G-27)', () => {
    const one = run(begin(2), '0:QS/4S/JS').state;
    const [mine] = imagined(one, 0, 1);
    const [theirs] = imagined(one, 1, 1);
    assert.deepEqual(mine!.matches[0]!.choices.made[0], one.matches[0]!.choices.made[0]);
    assert.deepEqual(theirs!.matches[0]!.choices.made, [null, null]);
  });

  test('does not depend on the random stream of the true match', () => {
    const view = rules.view(lost, 0);
    const other = rules.view({...lost, rng: rngFrom('other')}, 0);
    assert.deepEqual(
      rules.determinize(other, rngFrom('one')),
      rules.determinize(view, rngFrom('one')),
    );
    assert.notDeepEqual(
      rules.determinize(view, rngFrom('two')).hands,
      rules.determinize(view, rngFrom('one')).hands,
    );
  });
});

describe('determinizing after several hands', () => {
  test('places every card where an attentive player could believe it to be', () => {
    let hands = 0;
    for (const seats of [2, 3, 4])
      for (let game = 0; game < rounds(45); game++)
        wander(begin(seats, {}, `memory ${game}`), `memory ${game}`, (state) => {
          if (state.hand < 2 || rules.turn(state).length === 0) return;
          hands++;
          for (const viewer of [0, seats - 1, undefined]) {
            const history = historyOf(unfilledOf(rules.view(state, viewer)));
            state.hands.forEach((hand, seat) =>
              hand.forEach((card) => assert.ok(ownersOf(history, card).has(seat), card)),
            );
            const {course} = drawCourse(history, rngFrom('course'));
            assert.ok(course, 'no course of the cards agrees with what was seen');
          }
        });
    assert.ok(hands > 20, `${hands} positions`);
  });

  test('gives the rival of two all cards that are not the seat’s own', () => {
    for (let game = 0; game < rounds(60); game++)
      wander(begin(2, {}, `pair ${game}`), `pair ${game}`, (state) => {
        if (state.hand < 2 || rules.turn(state).length === 0) return;
        for (const {hands, formations, piles} of imagined(state, 0, 2)) {
          assert.deepEqual(hands[0], state.hands[0]);
          const theirs = [hands[1], formations[1], piles].flat(3);
          assert.ok(theirs.length > 0);
        }
      });
  });
});

test('does not count a card that is named aside again as one that went there unseen', () => {
  const backs = (count: number): readonly null[] => Array.from({length: count}, () => null);
  // The King of a living player lies aside, so no course of the match fits.
  const position = {
    hand: 2,
    hands: [[], [], backs(15)],
    piles: [0, 1, 6],
    aside: ['4H', 'TS', '9S', 'JS', '8H', 'AH', 'QH', 'KS', 'KH', ...backs(8)],
    unseen: [0, 1, 2].map(() => ({
      from: 0,
      to: null,
      way: 'fallen',
      hand: 1,
      known: [0],
      card: null,
    })),
  };
  for (let seed = 0; seed < 20; seed++)
    assert.throws(() => rules.parsePosition(position, rngFrom(seed)), InvalidPositionError);
});
