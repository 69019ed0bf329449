import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rankOf, rngFrom, suitOf} from '../../../cards/index.js';
import {suitOfGovernment} from '../rules/government.js';
import {at, begin, cards, down, random} from '../playing.fixture.js';
import {crushRules as rules} from '../rules.js';
import type {CrushState} from '../types.js';

/** Determinized states agree with the view, and every possible one is equally likely. */

const hidden = ({hands, shown}: CrushState, seat: number) =>
  hands[seat]!.filter((card) => !shown[seat]!.includes(card));

describe('determinize', () => {
  test('keeps what forced moves have proved', () => {
    let proofs = 0;
    for (const game of ['one', 'two', 'three'])
      random(begin(game), game, undefined, (state) => {
        state.limits.forEach(({suit, queens}, seat) => {
          if (suit === null && queens === null) return;
          proofs++;
          const rivals = suitOfGovernment(state.governments[1 - seat]!);
          const view = rules.view(state, 1 - seat);
          for (const one of [state, rules.determinize(view, rngFrom(proofs))]) {
            const cards = hidden(one, seat);
            const count = (of: (card: (typeof cards)[number]) => boolean) =>
              cards.filter(of).length;
            assert.ok(count((card) => suitOf(card) === rivals) <= (suit ?? 99));
            assert.ok(count((card) => rankOf(card) === 'Q') <= (queens ?? 99));
          }
        });
      });
    assert.ok(proofs > 50, String(proofs));
  });

  test('leaves cards that were given in their hand', () => {
    const state = at({
      hands: [cards('2C 3C 4C 5C 6C'), cards('3D 5H 2S 9H')],
      shown: [[], cards('3D 2S')],
    });
    for (let draw = 0; draw < 40; draw++) {
      const one = rules.determinize(rules.view(state, 0), rngFrom(draw));
      assert.deepEqual(one.hands[0], state.hands[0]);
      assert.ok(one.hands[1]?.includes('3D') && one.hands[1].includes('2S'));
    }
  });

  test('leaves a Queen for the player who must marry', () => {
    const state = rules.parsePosition({dealer: 1, hands: [cards('2D 7S 8S 9S TS'), null]});
    for (let draw = 0; draw < 200; draw++)
      for (const viewer of [1, undefined]) {
        const one = rules.determinize(rules.view(state, viewer), rngFrom(draw));
        assert.ok([...one.hands[0]!, ...one.piles.draw].some((card) => rankOf(card) === 'Q'));
      }
  });

  test('puts no Queens among the swapped cards under the top', () => {
    const state = at({
      piles: {discard: ['2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C']},
      swapped: 7,
    });
    for (let draw = 0; draw < 60; draw++) {
      const {piles} = rules.determinize(rules.view(state, 0), rngFrom(draw));
      assert.ok(piles.discard.every((card) => rankOf(card) !== 'Q'));
    }
  });

  test('draws every hand that fits with the same probability', () => {
    // Six cards are out: 2D 3D 4H 5H 6H 7H. Seat 1 holds two of them, at most one a diamond.
    const out = cards('2D 3D 4H 5H 6H 7H');
    const open = at({options: {jokers: 0}});
    const all = [...open.hands.flat(), ...open.piles.draw];
    const mine = all.filter((card) => !out.includes(card));
    const state = at({
      options: {jokers: 0},
      hands: [mine, cards('2D 4H')],
      piles: {draw: cards('3D 5H 6H 7H')},
      limits: [
        {suit: null, queens: null},
        {suit: 1, queens: null},
      ],
    });
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 2800; draw++) {
      const one = rules.determinize(rules.view(state, 0), rngFrom(`even ${draw}`));
      const key = one.hands[1]!.join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    assert.equal(counts.size, 14); // all 15 pairs except the one of two diamonds
    for (const [key, count] of counts) assert.ok(count > 140 && count < 260, `${key}: ${count}`);
  });

  test('finds one of very few fitting hands', () => {
    // Eleven hidden cards, none of them a diamond.
    const state = at({
      governments: [down('D', 'Q'), down('H', 'Q')],
      hands: [cards('2C 3C 4C'), cards('2S 3S 4S 5S 6S 7S 8S 9S TS JS AS')],
      limits: [
        {suit: null, queens: null},
        {suit: 0, queens: 0},
      ],
    });
    for (let draw = 0; draw < 5; draw++) {
      const one = rules.determinize(rules.view(state, 0), rngFrom(draw));
      assert.ok(one.hands[1]!.every((card) => suitOf(card) !== 'D' && rankOf(card) !== 'Q'));
    }
  });

  test('does not depend on the random stream of the true match', () => {
    const state = begin('stream');
    const view = rules.view(state, 0);
    const one = rules.determinize(view, rngFrom('one'));
    assert.deepEqual(rules.determinize(view, rngFrom('one')), one);
    assert.notDeepEqual(one.rng, state.rng);
    assert.notDeepEqual(rules.determinize(view, rngFrom('two')).hands, one.hands);
  });
});
