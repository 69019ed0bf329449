import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {begin, legal, omnibus, play, points, random, sum} from '../playing.fixture.js';
import type {KingEvent} from '../types.js';

describe('Omnibus, section 10', () => {
  test('10.1 four players get thirteen cards, three get seventeen without the 2C', () => {
    const four = begin(omnibus, '10.1', 4).hands;
    const three = begin(omnibus, '10.1', 3).hands;
    assert.deepEqual(
      four.map(({length}) => length),
      [13, 13, 13, 13],
    );
    assert.deepEqual(
      three.map(({length}) => length),
      [17, 17, 17],
    );
    assert.equal(three.flat().includes('2C'), false);
    assert.equal(new Set(three.flat()).size, 51);
  });

  test('10.3 the trick QS AS KS 2H costs 14', () => {
    const events: KingEvent[] = [];
    const hands = [
      ['QS', '2D'],
      ['AS', '3D'],
      ['KS', '4D'],
      ['2H', '5D'],
    ];
    play(omnibus, omnibus.parsePosition({turn: [0], hands}), 'QS AS KS 2H', events);
    const taken = events.find((one) => one.type === 'trick taken');
    assert.equal(taken?.seat, 1);
    assert.equal(taken.points, -14);
  });

  test('10.5 all hearts, QS and TD: +26 and nothing for the others', () => {
    const suit = (letter: string): string[] => [...'23456789TJQKA'].map((rank) => rank + letter);
    const events: KingEvent[] = [];
    const state = omnibus.parsePosition({dealer: 3, hands: ['H', 'S', 'D', 'C'].map(suit)});
    random(omnibus, state, 'slam', ({deal}) => deal > 1, events);
    const scored = events.find((one) => one.type === 'deal scored');
    assert.deepEqual(scored, {
      type: 'deal scored',
      deal: 1,
      points: [26, 0, 0, 0],
      totals: [26, 0, 0, 0],
      slam: 0,
    });
  });

  test('10.5 if somebody else has one counter: no slam', () => {
    const events: KingEvent[] = [];
    const hands = [
      ['AH', '2S'],
      ['QS', '9C'],
      ['TD', '3C'],
      ['4C', 'TC'],
    ];
    const end = play(omnibus, omnibus.parsePosition({turn: [0], hands}), 'AH QS TD 4C', events);
    assert.equal(end.deal, 2);
    assert.deepEqual(points(events), [-4, 0, 0, 0]);
  });

  test('10.7 every deal comes to -16, or +26', () => {
    for (const seats of [3, 4])
      for (let game = 0; game < 10; game++) {
        const {sheet} = random(omnibus, begin(omnibus, `10.7 ${game}`, seats), String(game));
        for (const row of sheet) assert.ok([-16, 26].includes(sum(row)), String(row));
      }
  });

  test('10.9 a total of -99: another deal; -100: the end', () => {
    const hands = [['2H'], ['3C'], ['4C'], ['5C']];
    const state = (score: number) =>
      omnibus.parsePosition({turn: [0], hands, sheet: [[score, 0, 0, 0]]});
    const on = play(omnibus, state(-98), '2H 3C 4C 5C');
    assert.equal(on.phase, 'play');
    assert.deepEqual(on.scores, [-99, 0, 0, 0]);
    const over = play(omnibus, state(-99), '2H 3C 4C 5C');
    assert.equal(over.phase, 'over');
    assert.deepEqual(omnibus.outcome(over), {
      winners: [1, 2, 3],
      scores: [-100, 0, 0, 0],
      places: [[1, 2, 3], [0]],
      reason: 'king/limit-reached',
    });
  });

  test('10.11 hearts need not be broken', () => {
    const state = omnibus.parsePosition({turn: [0], hands: [['2H', '2S', '2D'], null, null, null]});
    assert.equal(legal(omnibus, state), '2H 2S 2D');
  });

  test('10.13 the deal stops once all fifteen are won (G8)', () => {
    const events: KingEvent[] = [];
    const hands = [
      ['AH', '2S'],
      ['3S', '9C'],
      ['TD', '3C'],
      ['4C', 'TC'],
    ];
    play(omnibus, omnibus.parsePosition({turn: [0], hands}), 'AH 3S TD 4C', events);
    assert.deepEqual(events[5], {type: 'play ended', early: true});
  });
});
