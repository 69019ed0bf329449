import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {at, begin, heard, passes, run, wasEmitted} from '../playing.fixture.js';
import {gskRules as rules} from '../rules.js';

/**
 * Spades are seat 0, hearts seat 1; formations are written left/centre/right as their owner sees
 * them.
 */

const flip = (mine: string, theirs: string) =>
  run(begin(), `0:${mine}`, `1:${theirs}`, ...passes(0, 1));

const lay = (mine: string, theirs: string) =>
  run(begin(), `0:${mine}`, `1:${theirs}`, ...passes(0, 1, 0, 1));

describe('the flanks', () => {
  test('GSK-01 two skirmishes win the trick; the cards go face down to the pile, not to the hand', () => {
    const trick = lay('9S/4S/JS', 'TH/2H/8H');
    const {winner, skirmishes} = heard(trick, 'trick decided');
    assert.deepEqual([winner, skirmishes], [0, [0, 0]]);
    assert.deepEqual(heard(trick, 'cards collected'), {
      ...{type: 'cards collected', table: 0, winner: 0, cards: 6},
    });
    assert.equal(trick.state.piles[0]!.length, 6);
    assert.equal(trick.state.hands[0]!.length, 10);
    assert.deepEqual(rules.view(trick.state, 0).piles, [6, 0]);
  });

  test('GSK-02 a King turned up on a flank falls, and the cards go to the survivor', () => {
    const trick = flip('9S/4S/JS', 'TH/2H/KH').state;
    assert.deepEqual(trick.result, {winners: [0], reason: 'gsk/last-king'});
    assert.deepEqual(
      trick.fallen.map(({seat, cause, by}) => [seat, cause, by]),
      [[1, 'flank', 0]],
    );
    assert.equal(trick.piles[0]!.length, 5);
    assert.ok(trick.aside.includes('KH'));
  });

  test('GSK-03 one skirmish each is a push', () => {
    const trick = lay('9S/4S/3S', '8H/2H/5H');
    assert.deepEqual(heard(trick, 'push').skirmishes, [0, 1]);
    assert.deepEqual(rules.phase(trick.state), {
      tricks: {first: {push: 'declare'}, second: 'waiting'},
    });
  });

  test('GSK-04 a skirmish and a draw win the trick', () => {
    const trick = lay('9S/4S/3S', '3H/2H/8H');
    assert.deepEqual(heard(trick, 'trick decided').skirmishes, [0, null]);
  });

  test('GSK-05 pairs are crossed: left meets right', () => {
    assert.deepEqual(heard(lay('9S/2S/5S', '4H/3H/8H'), 'trick decided').skirmishes, [0, 0]);
  });

  test('GSK-06 two draws are a push', () => {
    assert.deepEqual(heard(lay('9S/4S/3S', '3H/2H/9H'), 'push').skirmishes, [null, null]);
  });

  test('GSK-R1 both Kings on flanks fall together: a draw (G-13)', () => {
    const both = flip('KS/4S/JS', 'TH/2H/KH');
    assert.deepEqual(
      heard(both, 'king fell').kings.map(({seat}) => seat),
      [0, 1],
    );
    assert.deepEqual(rules.outcome(both.state), {
      ...{winners: [0, 1], places: [[0, 1]], reason: 'gsk/fell-together'},
    });
    assert.equal(both.state.aside.length, 6 + 20); // the hands left with their players
  });

  test('G-13 doubleFall mostCards: hand, formation and pile count, except for Kings (G-30)', () => {
    const position = {
      options: {doubleFall: 'mostCards'},
      formations: [
        {left: 'KS', centre: '4S', right: 'JS'},
        {left: 'TH', centre: '2H', right: 'KH'},
      ],
    };
    const even = run(at(position), ...passes(0, 1)).state;
    assert.deepEqual(even.result, {winners: [0, 1], reason: 'gsk/fell-together'});
    const more = {...position, piles: [['3H', '5S'], []]};
    const won = run(at(more), ...passes(0, 1)).state;
    assert.deepEqual(won.result, {winners: [0], reason: 'gsk/most-cards'});
    assert.deepEqual(rules.outcome(won)?.places, [[0], [1]]);
  });

  test('G-5 routWindows afterFlip: no rout before the flip', () => {
    const laid = run(begin(2, {routWindows: 'afterFlip'}), '0:9S/4S/JS', '1:TH/2H/8H');
    assert.deepEqual(heard(laid, 'routs settled').routs, []);
    assert.ok(wasEmitted(laid, 'flanks turned'));
    assert.equal(laid.state.matches[0]!.step, 'lastRout');
  });
});
