import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {InvalidPositionError} from '../../../game/index.js';
import {legal, play} from '../playing.fixture.js';
import {kingRules} from '../rules.js';

/**
 * Omitted fields of a position follow from the rules; a position in which nobody could move is
 * rejected.
 */

const hands = (...texts: string[]) => texts.map((text) => text.split(' ').filter(Boolean));
const at = (path: string) => (error: unknown) =>
  error instanceof InvalidPositionError && error.path === path;

describe('Domino, section 7: a player without cards is out', () => {
  const rules = kingRules('king-domino');

  test('7.7 a player who alone holds cards has ended the deal', () => {
    for (const left of ['', '8C', '8C KH'])
      assert.throws(
        () => rules.parsePosition({hands: hands('', '', '', left), stock: []}),
        at('hands'),
      );
    const last = {trick: [{seat: 2, card: 'AC'}], hands: hands('', '', '', '7C KH'), stock: []};
    const over = play(rules, rules.parsePosition({...last, deal: 4}), '7C');
    assert.deepEqual(over.sheet[3], [0, 0, 0, -2]);
  });

  test('7.9 a seat without cards does not lead; the next one to its left does', () => {
    const position = {dealer: 3, hands: hands('', '', '8C', '9C TC'), stock: []};
    assert.deepEqual(rules.parsePosition(position).turn, [2]);
    assert.throws(() => rules.parsePosition({...position, turn: [0]}), at('turn[0]'));
  });
});

describe('Trade, section 9: the auction of a position', () => {
  const rules = kingRules('king-trade');
  const bids = (...points: (number | null)[]) => points.map((own, seat) => ({seat, points: own}));

  test('9.9 all have folded: hearts, nobody is charged, the dealer’s left leads', () => {
    const state = rules.parsePosition({bids: bids(null, null, null, null)});
    assert.deepEqual(
      [state.phase, state.turn, state.contract.id, state.points, state.ordered],
      [
        'play',
        [0],
        'no-hearts',
        [0, 0, 0, 0],
        [{seat: null, contract: 'no-hearts', trump: null, bid: 0}],
      ],
    );
    assert.deepEqual(rules.parsePosition(JSON.parse(JSON.stringify(state))), state);
  });

  test('9.3 a suit is named after the auction, and by its winner', () => {
    const contract = {id: 'no-spades'};
    assert.throws(() => rules.parsePosition({contract, bids: bids(2, null)}), at('bids'));
    const folded = {contract, bids: bids(null, null, null, null)};
    assert.throws(() => rules.parsePosition(folded), at('contract.id'));
    assert.deepEqual(
      rules.parsePosition({contract, bids: bids(2, null, 4, null)}).points,
      [0, 0, -4, 0],
    );
    const ordered = [{seat: 2, contract: 'no-spades', bid: 4}];
    const state = rules.parsePosition({contract, ordered});
    assert.deepEqual([state.orderer, state.points], [2, [0, 0, -4, 0]]);
  });
});

test('14.5 the trump follows from the call, by a suit or by the last card', () => {
  const rules = kingRules('king-preference');
  const position = {
    deal: 8,
    dealer: 0,
    turn: [1],
    hands: hands('KS KD', '7S 8C', '9C 9D', '7C AD'),
  };
  const trump = (more: object) => rules.parsePosition({...position, ...more}).trump;
  assert.equal(trump({called: {call: 'S'}}), 'S');
  assert.equal(trump({called: {call: 'last', card: '8C'}}), 'C');
  assert.equal(trump({called: {call: 'none'}}), 'none');
  assert.equal(
    legal(rules, rules.parsePosition({...position, trump: null})),
    '7S 8C',
    'no trump is said',
  );
  assert.throws(() => trump({trump: 'D', called: {call: 'S'}}), at('called.call'));
});

test('5.7 the trump follows from the order', () => {
  const rules = kingRules('king-custom');
  const ordered = [{seat: 1, contract: 'take-tricks', trump: 'D'}];
  const contract = {id: 'take-tricks'};
  assert.equal(rules.parsePosition({dealer: 0, contract, ordered}).trump, 'D');
});
