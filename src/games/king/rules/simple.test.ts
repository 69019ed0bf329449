import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {defaultOptions} from '../../../game/index.js';
import {
  begin,
  following,
  leading,
  legal,
  play,
  points,
  random,
  simple,
  sum,
} from '../playing.fixture.js';
import type {KingEvent} from '../types.js';

describe('Simple King, section 3', () => {
  test('3.1 four hands of eight, none left; dealer 0: seat 1 leads, then seat 1 deals', () => {
    const state = simple.parsePosition({dealer: 0});
    assert.deepEqual(
      state.hands.map((hand) => hand.length),
      [8, 8, 8, 8],
    );
    assert.equal(new Set(state.hands.flat()).size, 32);
    assert.deepEqual(state.turn, [1]);
    const next = random(simple, state, 'a', ({deal}) => deal === 2);
    assert.equal(next.dealer, 1);
    assert.deepEqual(next.turn, [2]);
  });

  test('3.3 a player void in spades in deal 1 may play anything, the King too', () => {
    assert.equal(legal(simple, following(1, '8S', 'AH 9D KH')), 'KH AH 9D');
  });

  test('3.5 hearts led in deal 5: any heart; if the King is alone, he must go', () => {
    assert.equal(legal(simple, following(5, '9H', 'KH 7H AS')), '7H KH');
    assert.equal(legal(simple, following(5, '9H', 'KH AS')), 'KH');
  });

  test('3.7 of 9S 7S AH KS the fourth takes the trick and leads', () => {
    const state = simple.parsePosition({
      deal: 1,
      turn: [0],
      hands: [
        ['9S', '8D'],
        ['7S', '9D'],
        ['AH', 'TD'],
        ['KS', 'JD'],
      ],
    });
    const after = play(simple, state, '9S 7S AH KS');
    assert.deepEqual(after.turn, [3]);
    assert.deepEqual(after.tricks, [0, 0, 0, 1]);
  });

  test('3.9 deal 7, last trick QH JH AH KH: -42', () => {
    const events: KingEvent[] = [];
    const state = simple.parsePosition({
      deal: 7,
      turn: [0],
      hands: [['QH'], ['JH'], ['AH'], ['KH']],
    });
    play(simple, state, 'QH JH AH KH', events);
    assert.deepEqual(points(events), [0, 0, -42, 0]);
  });

  test('3.11 deal 5: when the King falls in the first trick, the deal is over', () => {
    const events: KingEvent[] = [];
    const state = simple.parsePosition({
      deal: 5,
      dealer: 3,
      hands: [
        ['7S', '8S', '9S', 'TS', 'JS', 'QS', 'KS', 'AS'],
        ['KH', '7H', '8H', '9H', 'TH', 'JH', 'QH', 'AH'],
        ['7D', '8D', '9D', 'TD', 'JD', 'QD', 'KD', 'AD'],
        ['7C', '8C', '9C', 'TC', 'JC', 'QC', 'KC', 'AC'],
      ],
    });
    const next = play(simple, state, '7S KH 7D 7C', events);
    assert.deepEqual(points(events), [-16, 0, 0, 0]);
    assert.equal(next.deal, 6);
    assert.deepEqual(events.map(({type}) => type).slice(3), [
      'card played',
      'trick taken',
      'play ended',
      'deal scored',
      'dealt',
    ]);
    assert.deepEqual(events[5], {type: 'play ended', early: true});
  });

  test('3.13 the totals sum to -96 after deal 6, -192 after 7, -96 after 13, 0 after 14', () => {
    for (let game = 0; game < 20; game++) {
      const {sheet} = random(simple, begin(simple, `3.13 ${game}`, 4), String(game));
      const after = (deals: number): number => sum(sheet.slice(0, deals).map(sum));
      assert.deepEqual([6, 7, 13, 14].map(after), [-96, -192, -96, 0]);
      assert.deepEqual(
        sheet.map(sum),
        [-16, -16, -16, -16, -16, -16, -96, 16, 16, 16, 16, 16, 16, 96],
      );
    }
  });

  test('3.15 30, 30, -20, -40: the first two share the win (G11)', () => {
    const state = simple.parsePosition({deal: 14, scores: [30, 30, -20, -40], phase: 'over'});
    assert.deepEqual(simple.outcome(state), {
      winners: [0, 1],
      scores: [30, 30, -20, -40],
      places: [[0, 1], [2], [3]],
      reason: 'king/all-deals-played',
    });
  });

  test('G6 in deals 4, 5, 7, 11, 12, 14 a heart is led only by a player who has nothing else', () => {
    for (let deal = 1; deal <= 14; deal++) {
      const bans = [4, 5, 7, 11, 12, 14].includes(deal);
      assert.equal(legal(simple, leading(deal, '9H KD')), bans ? 'KD' : '9H KD', `deal ${deal}`);
      assert.equal(legal(simple, leading(deal, '9H QH')), '9H QH');
    }
    assert.equal(legal(simple, leading(4, '9H KD', {heartLeadBan: 'off'})), '9H KD');
  });

  test('G7 in deals 5, 7, 12, 14 a void player must play the King; leading is not affected', () => {
    for (let deal = 1; deal <= 14; deal++) {
      const must = [5, 7, 12, 14].includes(deal);
      const cards = legal(simple, following(deal, '8S', 'KH 9D'));
      assert.equal(cards, must ? 'KH' : 'KH 9D', `deal ${deal}`);
    }
    assert.equal(legal(simple, following(5, '8S', 'KH 9D', {forcedKing: 'off'})), 'KH 9D');
    assert.equal(legal(simple, leading(5, 'KH 9H')), '9H KH');
  });

  test('G8 with earlyStop off a decided deal is played out and scores the same', () => {
    const options = {earlyStop: 'off'};
    const hands = [
      ['7S', 'KH'],
      ['8S', '9D'],
      ['9S', 'TD'],
      ['TS', 'JD'],
    ];
    for (const deal of [5, 12]) {
      const events: KingEvent[] = [];
      const state = simple.parsePosition({deal, options, turn: [3], hands});
      play(simple, state, 'JD KH 9D TD TS 7S 8S 9S', events);
      assert.deepEqual(
        events.find(({type}) => type === 'play ended'),
        {
          type: 'play ended',
          early: false,
        },
      );
      assert.deepEqual(points(events), [0, 0, 0, deal === 5 ? -16 : 16]);
    }
  });

  test('kingsAreBoys: jacks and kings 2 each, in the jumbles too, with the same sums', () => {
    const options = {kingsAreBoys: 'on'};
    const events: KingEvent[] = [];
    const state = simple.parsePosition({
      deal: 2,
      options,
      turn: [0],
      hands: [
        ['JH', '7S'],
        ['KH', '8S'],
        ['QH', '9S'],
        ['7H', 'TS'],
      ],
    });
    play(simple, state, 'JH KH QH 7H', events);
    assert.equal(events.find((one) => one.type === 'trick taken')?.points, -4);
    const all = {...defaultOptions(simple.options), ...options};
    const {sheet} = random(simple, simple.setup(all, 4, rngFrom('boys')), 'boys');
    assert.deepEqual(
      sheet.map(sum),
      [-16, -16, -16, -16, -16, -16, -96, 16, 16, 16, 16, 16, 16, 96],
    );
  });
});
