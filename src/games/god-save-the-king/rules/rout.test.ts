import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {at, begin, heard, passes, run, wasEmitted} from '../playing.fixture.js';
import {gskRules as rules} from '../rules.js';

const laid = (mine: string, theirs: string) => run(begin(), `0:${mine}`, `1:${theirs}`).state;

describe('the rout', () => {
  test('GSK-11 if the King is found in the centre, its player is out', () => {
    const found = run(laid('9S/4S/JS', 'TH/KH/8H'), '0:rout centre', '1:pass');
    assert.deepEqual(heard(found, 'routs settled').routs, [
      {by: 0, of: 1, at: 'centre', card: 'KH', king: true},
    ]);
    assert.deepEqual(found.state.result, {winners: [0], reason: 'gsk/last-king'});
  });

  test('GSK-12 after a rout in vain the rival draws from the router’s hand, and the card is turned back (G-7)', () => {
    const {state, ...vain} = run(laid('9S/4S/JS', 'TH/2H/8H'), '0:rout right', '1:pass');
    const {routs, penalties} = heard({state, ...vain}, 'routs settled');
    assert.deepEqual(routs, [{by: 0, of: 1, at: 'right', card: '8H', king: false}]);
    const [{from, to, card}] = penalties as [(typeof penalties)[0]];
    assert.deepEqual([from, to], [0, 1]);
    assert.deepEqual(state.piles[1], [card]);
    assert.deepEqual(state.tokens, [false, true]);
  });

  test('GSK-13 once per hand and player, and again in the next hand', () => {
    const spent = run(laid('9S/4S/JS', 'TH/2H/8H'), '0:rout right', '1:pass').state;
    assert.equal(rules.refuse(spent, 0, {type: 'rout', at: 'centre'}), 'gsk/token-spent');
    assert.deepEqual(rules.turn(spent), [1]); // a seat that cannot rout is not asked
    const short = at({
      hands: [['KS'], ['KH']],
      piles: [
        ['2S', '3S', '4S', '5S', '6S', '7S', '8S', 'QS', 'AS'],
        ['3H', '4H', '5H', '6H', '7H', '9H', 'JH', 'QH', 'AH'],
      ],
      formations: [
        {left: '9S', centre: 'TS', right: 'JS'},
        {left: 'TH', centre: '2H', right: '8H'},
      ],
      tokens: [false, true],
    });
    const next = run(short, ...passes(1, 1));
    assert.ok(wasEmitted(next, 'reshuffled'));
    assert.deepEqual(next.state.tokens, [true, true]);
    assert.equal(next.state.hand, 2);
  });

  test('GSK-14 a King on a flank can be routed before the flip (G-5), but not after it', () => {
    const found = run(laid('9S/4S/JS', 'KH/2H/8H'), '0:rout left', '1:pass').state;
    assert.deepEqual(
      found.fallen.map(({cause}) => cause),
      ['rout'],
    );
    const turned = run(laid('9S/4S/JS', 'TH/2H/8H'), ...passes(0, 1)).state;
    assert.equal(rules.refuse(turned, 0, {type: 'rout', at: 'left'}), 'gsk/face-up');
    assert.deepEqual(
      rules.legalMoves(turned, 0).map((move) => rules.formatMove(move)),
      ['pass', 'rout centre'],
    );
  });

  test('G-6 if both rout at once, both Kings may fall together', () => {
    const both = run(laid('9S/KS/JS', 'TH/KH/8H'), '0:rout centre', '1:rout centre');
    assert.deepEqual(both.state.result?.winners, [0, 1]);
  });

  test('1.3 if both rout and one finds the King, the other’s penalty lapses', () => {
    const one = run(laid('9S/4S/JS', 'TH/KH/8H'), '0:rout centre', '1:rout centre');
    assert.deepEqual(heard(one, 'routs settled').penalties, []);
    assert.deepEqual(one.state.result?.winners, [0]);
  });

  test('1.3 if both rout in vain, both penalty cards are drawn and shown together', () => {
    const vain = run(laid('9S/4S/JS', 'TH/2H/8H'), '0:rout centre', '1:rout left');
    // The second window passes without a stop: nobody has a rout left.
    const [settled, second] = vain.events.filter(({type}) => type === 'routs settled');
    assert.ok(settled?.type === 'routs settled' && second?.type === 'routs settled');
    const {penalties} = settled;
    assert.deepEqual(second.routs, []);
    assert.deepEqual(
      penalties.map(({from, to}) => [from, to]),
      [
        [0, 1],
        [1, 0],
      ],
    );
  });

  test('a penalty draw that takes the router’s King puts the router out', () => {
    const state = at({
      hands: [['KS'], ['2H', '3H', 'KH']],
      formations: [
        {left: '9S', centre: 'TS', right: 'JS'},
        {left: 'TH', centre: '4H', right: '8H'},
      ],
      piles: [9, 7],
    });
    const fallen = run(state, '0:rout centre', '1:pass');
    assert.deepEqual(heard(fallen, 'king fell').kings, [{seat: 0, card: 'KS', cause: 'penalty'}]);
    assert.deepEqual(fallen.state.result?.winners, [1]);
  });

  test('two Kings drawn as penalties at once make a draw', () => {
    const state = at({
      hands: [['KS'], ['KH']],
      formations: [
        {left: '9S', centre: 'TS', right: 'JS'},
        {left: 'TH', centre: '4H', right: '8H'},
      ],
      piles: [9, 9],
    });
    const both = run(state, '0:rout centre', '1:rout left').state;
    assert.deepEqual(both.result, {winners: [0, 1], reason: 'gsk/fell-together'});
  });
});
