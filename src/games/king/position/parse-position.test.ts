import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pick, rngFrom} from '../../../cards/index.js';
import {kingRules} from '../rules.js';
import type {KingState} from '../types.js';

const simple = kingRules('king-simple');
const omnibus = kingRules('king-omnibus');

const plays = (...cards: string[]): unknown[] =>
  cards.map((text) => ({seat: Number(text[0]), card: text.slice(1)}));

describe('the missing parts of a position', () => {
  test('an empty position is a fresh deal', () => {
    const state = simple.parsePosition({});
    assert.equal(state.deal, 1);
    assert.equal(state.contract.id, 'no-tricks');
    assert.equal(new Set(state.hands.flat()).size, 32);
    assert.deepEqual(state.turn, [(state.dealer + 1) % 4]);
    assert.deepEqual(simple.parsePosition({}, rngFrom('position')), state);
    assert.notDeepEqual(simple.parsePosition({}, rngFrom('another')).hands, state.hands);
  });

  test('Omnibus: four players by default, three if the hands say so', () => {
    assert.equal(omnibus.parsePosition({}).seats, 4);
    const three = omnibus.parsePosition({hands: [['2H'], ['3H'], ['4H']]});
    assert.equal(three.seats, 3);
    assert.equal(omnibus.parsePosition({seats: 3}).hands[0]?.length, 17);
  });

  test('a contract gives its deal, a sheet its totals, and totals a sheet', () => {
    assert.equal(simple.parsePosition({contract: {id: 'take-hearts'}}).deal, 11);
    const second = simple.parsePosition({sheet: [[-16, 0, 0, 0]]});
    assert.deepEqual([second.deal, second.scores], [2, [-16, 0, 0, 0]]);
    const third = simple.parsePosition({deal: 3, scores: [-20, -8, -4, 0]});
    assert.deepEqual(third.sheet, [
      [0, 0, 0, 0],
      [-20, -8, -4, 0],
    ]);
    assert.equal(omnibus.parsePosition({scores: [-30, 4, 5, 5]}).deal, 2);
  });

  test('unknown cards are drawn, and known ones stay', () => {
    const state = simple.parsePosition({turn: [2], hands: [['KH', null, null], null, null, null]});
    assert.deepEqual(
      state.hands.map((hand) => hand.length),
      [3, 3, 3, 3],
    );
    assert.ok(state.hands[0]?.includes('KH'));
    assert.equal(new Set(state.hands.flat()).size, 12);
  });

  test('cards are read in any spelling and written in one', () => {
    const state = simple.parsePosition({
      trick: [{seat: 3, card: '♦10'}],
      hands: [['10H', 'kh'], null, null, null],
    });
    assert.deepEqual(state.hands[0], ['TH', 'KH']);
    assert.deepEqual(state.trick, [{seat: 3, card: 'TD'}]);
  });

  test('the leader follows from the dealer, the tricks, or an explicit turn', () => {
    assert.deepEqual(simple.parsePosition({dealer: 2}).turn, [3]);
    assert.equal(simple.parsePosition({turn: [0]}).dealer, 3);
    const played = [plays('17S', '2QS', '39S', '0TS')];
    const state = simple.parsePosition({played});
    assert.deepEqual([state.dealer, state.turn, state.tricks], [0, [2], [0, 0, 1, 0]]);
    assert.deepEqual(state.points, [0, 0, -2, 0]);
    assert.deepEqual(simple.parsePosition({played, trick: plays('2AS')}).turn, [3]);
  });

  test('tricks before the first of `played` may stay unknown', () => {
    const hands = [['7S'], ['8S'], ['9S'], ['TS']];
    const state = simple.parsePosition({
      turn: [1],
      hands,
      tricks: [3, 2, 1, 1],
      points: [-6, -4, -2, -2],
    });
    assert.deepEqual(state.tricks, [3, 2, 1, 1]);
    const end = [0, 1, 2, 3].reduce<KingState>((now) => {
      const seat = now.turn[0]!;
      return now.deal > 1 ? now : simple.apply(now, seat, simple.legalMoves(now, seat)[0]!);
    }, state);
    assert.deepEqual(end.sheet, [[-6, -4, -2, -4]]);
  });

  test('unknown tricks count as tricks if a trick itself is worth something', () => {
    const hands = [['7S'], ['8S'], ['9S'], ['TS']];
    const taken = {turn: [1], hands, tricks: [3, 2, 1, 1]};
    assert.deepEqual(simple.parsePosition(taken).points, [-6, -4, -2, -2]);
    assert.deepEqual(simple.parsePosition({...taken, deal: 14}).points, [6, 4, 2, 2]);
    assert.deepEqual(simple.parsePosition({...taken, deal: 13}).points, [0, 0, 0, 0]);
    const played = [plays('0JD', '1KD', '2AD', '3QD')];
    const known = {hands, played, tricks: [2, 2, 2, 1]};
    assert.deepEqual(simple.parsePosition(known).points, [-4, -4, -4, -2]);
  });

  test('a view is a position', () => {
    const state = simple.parsePosition({dealer: 0});
    const view = simple.view(state, 1);
    const filled = simple.parsePosition(JSON.parse(JSON.stringify(view)), rngFrom('x'));
    assert.deepEqual(simple.view(filled, 1), view);
  });

  test('every state of a match is read back unchanged', () => {
    for (const rules of [simple, omnibus]) {
      let rng = rngFrom('round trip');
      let state = rules.parsePosition({});
      for (let count = 0; state.turn.length > 0; count++) {
        if (count % 5 === 0)
          assert.equal(
            JSON.stringify(rules.parsePosition(JSON.parse(JSON.stringify(state)))),
            JSON.stringify(state),
          );
        const draw = pick(rng, rules.legalMoves(state, state.turn[0]!));
        rng = draw.rng;
        state = rules.apply(state, state.turn[0]!, draw.value);
      }
      assert.deepEqual(rules.parsePosition(JSON.parse(JSON.stringify(state))), state);
    }
  });
});
