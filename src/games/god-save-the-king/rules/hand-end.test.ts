import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {at, heard, passes, run, wasEmitted} from '../playing.fixture.js';
import {gskRules as rules} from '../rules.js';

/** The last trick of a hand: 9 beats 8 and J beats T, so seat 0 wins it; then the hand ends. */
const last = (more: object) =>
  at({
    formations: [
      {left: '9S', centre: '4S', right: 'JS'},
      {left: 'TH', centre: '2H', right: '8H'},
    ],
    matches: [{step: 'lastRout'}],
    ...more,
  });
const suit = (letter: string, ranks: string) => [...ranks].map((rank) => rank + letter);

describe('the end of a hand', () => {
  test('GSK-15 a King in the rival’s pile is shown and removed, and its player is out', () => {
    const state = last({
      hands: [['KS'], ['3H']],
      piles: [
        [...suit('S', '235678'), 'KH', ...suit('H', '45')],
        [...suit('S', 'TQA'), ...suit('H', '679JQA')],
      ],
    });
    const end = run(state, ...passes(0, 1));
    assert.deepEqual(heard(end, 'hand ended').short, [0, 1]);
    assert.deepEqual(heard(end, 'piles searched').kings, [{seat: 1, card: 'KH', pile: 0}]);
    assert.deepEqual(
      end.state.fallen.map(({cause, by}) => [cause, by]),
      [['pile', 0]],
    );
    assert.deepEqual(end.state.result, {winners: [0], reason: 'gsk/last-king'});
    assert.equal(wasEmitted(end, 'hands gathered'), false);
  });

  test('GSK-15 everybody sees the King, whether or not they know how it came there', () => {
    const hands = [['KS'], ['3H']];
    const piles = [
      [...suit('S', '235678'), 'KH', ...suit('H', '45')],
      [...suit('S', 'TQA'), ...suit('H', '679JQA')],
    ];
    const known = {from: 1, to: 0, way: 'left'};
    for (const unseen of [[], [{card: 'KH', ...known}]]) {
      const {state} = run(last({hands, piles, unseen}), ...passes(0, 1));
      for (const seat of [0, 1, undefined]) {
        const {shown, aside} = rules.view(state, seat);
        assert.deepEqual(
          shown.filter(({card}) => card === 'KH').map(({from, to}) => [from, to]),
          [[1, null]],
        );
        assert.ok(aside.includes('KH'), `seat ${seat}`);
      }
      assert.deepEqual(at(JSON.parse(JSON.stringify(state)) as object), state);
    }
  });

  test('GSK-16 a player’s King won back stays, unseen by others (G-12)', () => {
    const state = last({
      hands: [['2S'], ['KH']],
      piles: [
        [...suit('S', '35678'), 'KS', ...suit('H', '345')],
        [...suit('S', 'TQA'), ...suit('H', '679JQA')],
      ],
    });
    const end = run(state, ...passes(0, 1));
    assert.deepEqual(heard(end, 'piles searched').kings, []);
    assert.ok(end.state.hands[0]!.includes('KS'));
    assert.equal(
      rules.view(end.state, 1).shown.some(({card}) => card === 'KS'),
      false,
    );
  });

  test('Kings in each other’s piles fall at the same moment, which is a draw', () => {
    const state = last({
      hands: [['2S'], ['3H']],
      piles: [
        [...suit('S', '35678'), 'KH', ...suit('H', '45')],
        ['KS', ...suit('S', 'TQA'), ...suit('H', '679JQA')],
      ],
    });
    const end = run(state, ...passes(0, 1)).state;
    assert.deepEqual(end.result, {winners: [0, 1], reason: 'gsk/fell-together'});
  });

  test('GSK-17 a player with two cards after the reshuffle is out', () => {
    const state = last({
      hands: [suit('S', '235678TQKA'), ['3H', 'KH']],
      piles: [suit('H', '45679JQA'), []],
    });
    const end = run(state, ...passes(0, 1));
    assert.deepEqual(heard(end, 'hands gathered').out, [1]);
    assert.deepEqual(end.state.result, {winners: [0], reason: 'gsk/last-king'});
    assert.equal(end.state.fallen[0]!.cause, 'short');
  });

  test('GSK-18 hands of different sizes go on (G-15): hand and pile are the new hand', () => {
    const state = last({
      hands: [['KS'], ['KH']],
      piles: [[...suit('S', '235678TQA'), ...suit('H', '3456')], suit('H', '79JQA')],
    });
    const {state: next, ...end} = run(state, ...passes(0, 1));
    assert.deepEqual(heard({state: next, ...end}, 'hands gathered').cards, [20, 6]);
    assert.deepEqual(
      next.hands.map((hand) => hand.length),
      [20, 6],
    );
    assert.deepEqual(next.piles, [[], []]);
    assert.equal(next.hand, 2);
  });

  test('G-33 maxHands: after the last hand the most cards win, equal numbers draw', () => {
    const ending = (theirs: object) =>
      run(last({hand: 30, hands: [['KS'], ['KH']], ...theirs}), ...passes(0, 1)).state;
    const more = ending({piles: [suit('S', '235678TQA'), suit('H', '345679JQA')]});
    assert.deepEqual(more.result, {winners: [0], reason: 'gsk/hand-limit'});
    const even = ending({
      piles: [suit('S', '235678'), [...suit('S', 'TQA'), ...suit('H', '345679JQA')]],
    });
    assert.deepEqual(even.result, {winners: [0, 1], reason: 'gsk/hand-limit'});
  });

  test('1.5 only the owner learns the cards of a pile', () => {
    const state = last({hands: [['KS'], ['KH']], piles: [9, 9]});
    const event = heard(run(state, ...passes(0, 1)), 'piles searched');
    for (const seat of [0, 1]) {
      const seen = rules.redact(event, seat);
      assert.ok(seen?.type === 'piles searched');
      assert.deepEqual(seen.piles[seat], event.piles[seat]);
      assert.equal(seen.piles[1 - seat], null);
    }
    const onlooker = rules.redact(event, undefined);
    assert.ok(onlooker?.type === 'piles searched');
    assert.deepEqual(onlooker.piles, [null, null]);
  });
});
