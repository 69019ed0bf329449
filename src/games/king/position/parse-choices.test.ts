import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {kingRules} from '../rules.js';

describe('positions in which something was or is to be chosen', () => {
  const minsk = kingRules('king-minsk');
  const twelve = '7H 8H 9H TH JH 7S 8S 9S 7D 8D 9D TD'.split(' ');

  test('6 a hand of twelve includes the talon, whether or not the scene is given', () => {
    const position = {contract: {id: 'no-hearts'}, turn: [0], hands: [twelve, null, null]};
    const state = minsk.parsePosition(position);
    assert.equal(state.phase, 'talon');
    assert.deepEqual(state, minsk.parsePosition({...position, phase: 'talon'}));
  });
  test('6, F-6 the talon is shown before the call only with callAfterTalon', () => {
    const shown = ['9D', 'TD'];
    assert.throws(() => minsk.parsePosition({shown}), {path: 'shown'});
    const options = {callAfterTalon: 'on'};
    const state = minsk.parsePosition({options, turn: [0], shown});
    assert.deepEqual([state.shown, state.hands[0]!.length], [shown, 12]);
    assert.equal(minsk.parsePosition({options, turn: [0]}).shown.length, 2);
  });
  test('13.3 the orders give the deal and, by their seats, the dealer', () => {
    const long = kingRules('king-long');
    const ordered = ['no-girls', 'no-tricks', 'no-boys', 'no-tricks'].map((contract, at) => ({
      seat: (at + 1) % 4,
      contract,
    }));
    const state = long.parsePosition({ordered});
    assert.deepEqual([state.deal, state.dealer, state.turn], [5, 0, [1]]);
    const again = {type: 'order', contract: 'no-girls'} as const;
    assert.equal(long.refuse(state, 1, again), 'king/already-ordered');
    const bare = ordered.map(({contract}) => ({contract}));
    assert.deepEqual(long.parsePosition({ordered: bare, dealer: 0}).ordered, state.ordered);
    assert.throws(() => long.parsePosition({ordered, deal: 4}), {path: 'ordered'});
  });
  test('13.5, 5 the last order is automatic, unless it includes a trump', () => {
    const long = kingRules('king-long').parsePosition({deal: 53, dealer: 0});
    assert.deepEqual([long.phase, long.contract.id, long.turn], ['play', 'positive-jumble', [1]]);
    const custom = kingRules('king-custom').parsePosition({deal: 53, dealer: 0});
    assert.deepEqual([custom.phase, custom.contract.id], ['ordering', 'open']);
  });

  const lady = kingRules('king-preference');
  const praise = {deal: 8, dealer: 3};
  const [nine, three] = [
    ['7S', '8D', '9H'],
    ['TS', 'JD', 'QH'],
  ];

  test('14 hands or tricks show that a praise is being played; without a trump there is none', () => {
    for (const more of [
      {hands: [nine, three, null, null]},
      {hands: [null, three, null, null], turn: [1]},
      {hands: [null, ['TS', 'JD'], null, null], tricks: [1, 2, 1, 2]},
      {trump: null},
      {trump: 'none'},
    ]) {
      const {phase, trump, called} = lady.parsePosition({...praise, ...more});
      assert.deepEqual([phase, trump, called], ['play', 'none', {call: 'none', card: null}]);
    }
    for (const more of [{}, {turn: [0]}, {hands: [nine, ['TS', 'JD'], null, null]}])
      assert.equal(lady.parsePosition({...praise, ...more}).phase, 'calling');
  });
  test('14.5 the last card shown belongs to the caller, whom it reveals', () => {
    const called = {call: 'last', card: 'JH'};
    for (let seed = 0; seed < 20; seed++) {
      const state = lady.parsePosition({...praise, called}, rngFrom(seed));
      assert.ok(state.hands[0]!.includes('JH'));
      const hands = [null, null, ['JH', '7S'], null];
      const {orderer, dealer} = lady.parsePosition({deal: 8, called, hands}, rngFrom(seed));
      assert.deepEqual([orderer, dealer], [2, 1]);
      // It may have been played in an unknown trick, but nobody else has it.
      const late = lady.parsePosition(
        {...praise, called, hands: [nine, null, null, null]},
        rngFrom(seed),
      );
      assert.ok(!late.hands.flat().includes('JH'));
    }
  });
  test('6 a talon that was shown reveals the declarer', () => {
    const position = {contract: {id: 'no-tricks'}, shown: ['7H', 'KS'], turn: [2]};
    const hands = [null, ['KS', '8S'], null];
    for (let seed = 0; seed < 20; seed++)
      assert.equal(minsk.parsePosition({...position, hands}, rngFrom(seed)).orderer, 1);
  });
  test('9, bidderLeads: a leader other than the dealer’s left has won the auction', () => {
    const position = {
      options: {bidderLeads: 'on'},
      dealer: 3,
      contract: {id: 'no-spades'},
    };
    const trade = kingRules('king-trade');
    assert.equal(trade.parsePosition({...position, turn: [2]}).orderer, 2);
    assert.equal(trade.parsePosition({...position, turn: [0]}).orderer, 0);
  });
  test('9 a missing auction ends with the highest possible bid', () => {
    const rules = kingRules('king-trade');
    const ordered = [{seat: 1, contract: 'no-spades', bid: 13}];
    const state = rules.parsePosition({dealer: 0, contract: {id: 'no-spades'}, ordered});
    assert.deepEqual(state.bids, [{seat: 1, points: 13}]);
    assert.deepEqual(rules.parsePosition(JSON.parse(JSON.stringify(state))), state);
  });
  test('9 a bidder named the suit: a missing auction is the shortest one', () => {
    const trade = kingRules('king-trade');
    const spades = {dealer: 3, contract: {id: 'no-spades'}};
    const folds = (...points: (number | null)[]) =>
      points.map((own, seat) => ({seat, points: own}));
    const bare = trade.parsePosition(spades);
    assert.deepEqual([bare.orderer, bare.points], [0, [-1, 0, 0, 0]]);
    assert.deepEqual(bare.bids, folds(1, null, null, null));
    assert.deepEqual(bare.ordered, [{seat: 0, contract: 'no-spades', trump: null, bid: 1}]);
    const third = trade.parsePosition({
      ...spades,
      orderer: 2,
      ordered: [{seat: 2, contract: 'no-spades', bid: 5}],
    });
    assert.deepEqual([third.bids, third.points], [folds(null, null, 5, null), [0, 0, -5, 0]]);
    const hearts = trade.parsePosition({dealer: 3, contract: {id: 'no-hearts'}});
    assert.deepEqual([hearts.orderer, hearts.bids], [null, folds(null, null, null, null)]);
  });
});
