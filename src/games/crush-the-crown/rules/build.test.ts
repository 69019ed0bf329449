import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Card} from '../../../cards/index.js';
import {nextRank, spiesIn, spyPlaces} from './government.js';
import {at, cards, down, legal, names, play, refusal} from '../playing.fixture.js';
import {crushRules as rules} from '../rules.js';
import type {CrushEvent} from '../types.js';

/** The worked cases of Build and of the end of a match. */

const hands = (own: string, rivals: string | null = null) => [
  cards(own),
  rivals === null ? null : cards(rivals),
];
const spied = (spies: string, more: readonly Card[] = []) => ({
  governments: [[...down('D', 'Q'), ...cards(spies), ...more], down('H', 'Q')],
});

describe('extending', () => {
  test('a card of the player’s suit and of the next rank becomes the last one', () => {
    const state = at({hands: hands('JD TD 9S QC *1')});
    assert.equal(legal(state), 'extend JD, skip');
    const events: CrushEvent[] = [];
    const now = play(state, 'extend JD', events);
    assert.deepEqual(now.governments[0], ['KD', 'QD', 'JD']);
    assert.deepEqual(names(events), ['extended', 'build ended']);
    assert.equal(now.phase, 'insert');
  });

  test('CTC-05, C-6: one member a turn, no runs', () => {
    const state = at({
      governments: [down('D', 'J'), down('H', 'Q')],
      hands: hands('TD 9D 2S 3S 4S'),
    });
    const now = play(state, 'extend TD');
    assert.equal(refusal(now, 'extend 9D'), 'crush/one-member-a-turn');
    assert.equal(refusal(play(now, 'skip'), 'extend 9D'), 'crush/one-member-a-turn');
  });

  test('CTC-06, C-5: a player who could build may pass', () => {
    const now = play(at({hands: hands('JD 2S 3S 4S 5S')}), 'skip');
    assert.deepEqual(now.governments[0], ['KD', 'QD']);
    assert.equal(now.phase, 'insert');
  });

  test('C-18: wild cards, cards of dead suits and cards of the rival’s suit are never members', () => {
    const state = at({hands: hands('*1 QS JH JS 9D')});
    for (const [card, why] of [
      ['*1', 'crush/wild-is-no-member'],
      ['QS', 'crush/wild-is-no-member'],
      ['JH', 'crush/not-your-suit'],
      ['JS', 'crush/not-your-suit'],
      ['9D', 'crush/not-the-next-rank'],
      ['JD', 'game/not-your-card'],
    ] as const)
      assert.equal(refusal(state, `extend ${card}`), why);
  });

  test('C-17: the Ace follows the two, not the King', () => {
    const two = at({governments: [down('D', '3'), down('H', 'Q')], hands: hands('2D AD 3S 4S 5S')});
    assert.equal(refusal(two, 'extend AD'), 'crush/not-the-next-rank');
    assert.equal(refusal(two, 'extend 2D'), undefined);
  });

  test('2.3: a spy counts as the card it stands for', () => {
    const state = at({...spied('JS'), hands: hands('TD JD 2S 3S 4S')});
    assert.equal(legal(state), 'extend TD, discover JD, skip');
    const now = play(state, 'extend TD');
    assert.deepEqual(now.governments[0], ['KD', 'QD', 'JS', 'TD']);
  });
});

describe('discovering', () => {
  test('CTC-14: the card of the spy’s rank takes its place, and the spy dies', () => {
    const state = at({...spied('JS', ['TD']), hands: hands('JD 9D 8D 3S 4S')});
    const events: CrushEvent[] = [];
    const now = play(state, 'discover JD', events);
    assert.deepEqual(now.governments[0], down('D', 'T'));
    assert.deepEqual(now.piles.executed, ['JS', 'KS', 'KC']);
    assert.deepEqual(events[0], {type: 'spy discovered', seat: 0, card: 'JD', spy: 'JS'});
  });

  test('CTC-15: a Queen for Hire used as a Ten is discovered by the Ten only', () => {
    const inserted = play(
      at({
        active: 1,
        governments: [down('D', 'J'), down('H', 'Q')],
        hands: [null, cards('QS 2S 3S 4S 5S')],
      }),
      'skip, spy QS',
    );
    assert.deepEqual(spyPlaces(inserted.governments[0]!), [3]);
    const state = at({...spied('JD QS'), hands: hands('TD 9D 2S 3S 4S')});
    assert.equal(refusal(state, 'discover 9D'), 'crush/no-spy-of-that-rank');
    assert.equal(refusal(state, 'extend 9D'), undefined);
    const now = play(state, 'discover TD');
    assert.equal(now.piles.executed[0], 'QS');
    assert.deepEqual(now.governments[0], down('D', 'T'));
  });

  test('CTC-16: a Joker is discovered like any spy, and never comes back', () => {
    const state = at({...spied('*2'), hands: hands('JD 9D 2S 3S 4S')});
    const now = play(state, 'discover JD');
    assert.ok(now.piles.executed.includes('*2'));
    assert.equal(spiesIn(now.governments[0]!), 0);
  });

  test('C-18: only a card of the player’s suit discovers', () => {
    const state = at({...spied('JS'), hands: hands('JC JH *1 TD 4S')});
    assert.equal(refusal(state, 'discover JC'), 'crush/not-your-suit');
    assert.equal(refusal(state, 'discover JH'), 'crush/not-your-suit');
    assert.equal(refusal(state, 'discover *1'), 'crush/wild-is-no-member');
    assert.equal(refusal(state, 'discover TD'), 'crush/no-spy-of-that-rank');
  });

  test('C-6: it is the only member of the turn', () => {
    const state = at({...spied('JS'), hands: hands('JD TD 2S 3S 4S')});
    assert.equal(refusal(play(state, 'discover JD'), 'extend TD'), 'crush/one-member-a-turn');
  });
});

describe('discoverIsFree on (C-6): one extension and any discoveries', () => {
  const free = {options: {discoverIsFree: 'on'}};

  test('in any order, until no further card could be legal', () => {
    const state = at({...free, ...spied('JS TC'), hands: hands('JD TD 9D 8D 4S')});
    const events: CrushEvent[] = [];
    const one = play(state, 'discover TD', events);
    assert.equal(legal(one), 'extend 9D, discover JD, skip');
    const two = play(one, 'extend 9D', events);
    assert.equal(refusal(two, 'extend 8D'), 'crush/one-extension');
    assert.equal(legal(two), 'discover JD, skip');
    const three = play(two, 'discover JD', events);
    assert.equal(three.phase, 'insert');
    assert.equal(three.extended, false);
    assert.deepEqual(three.governments[0], down('D', '9'));
    const [a, b, c, d] = names(events);
    assert.deepEqual([a, b, c, d], ['spy discovered', 'extended', 'spy discovered', 'build ended']);
  });

  test('an extension may follow a discovery; after both, Build ends if there are no spies', () => {
    const state = at({...free, ...spied('JS'), hands: hands('JD 9D 8D 3S 4S')});
    const one = play(state, 'discover JD');
    assert.equal(legal(one), 'skip');
    assert.equal(play(one, 'skip').phase, 'insert');
    const plain = at({...free, hands: hands('JD TD 8D 3S 4S')});
    assert.equal(play(plain, 'extend JD').phase, 'insert');
  });

  test('Build goes on while there is a spy, so it reveals nothing of the hand', () => {
    const state = at({...free, ...spied('JS'), hands: hands('TD 2S 3S 4S 5S')});
    const now = play(state, 'extend TD');
    assert.deepEqual([now.phase, legal(now)], ['build', 'skip']);
  });
});

describe('the end', () => {
  test('CTC-17: a complete Government without spies wins with the Ace', () => {
    const state = at({
      governments: [down('D', '2'), down('H', 'Q')],
      hands: hands('AD 3S 4S 5S 6S'),
    });
    const events: CrushEvent[] = [];
    const now = play(state, 'extend AD', events);
    assert.deepEqual(names(events), ['extended', 'government completed', 'game over']);
    assert.deepEqual(rules.outcome(now), {
      winners: [0],
      places: [[0], [1]],
      reason: 'crush/completed',
    });
    assert.deepEqual([rules.turn(now), legal(now)], [[], '']);
    assert.equal(refusal(now, 'skip'), 'game/over');
  });

  test('CTC-18, C-15: with a spy in it the Ace is placed and the game goes on', () => {
    const governments = [[...down('D', '3'), '2S'], down('H', 'Q')];
    const state = at({governments, hands: hands('AD 2D 4S 5S 6S')});
    const now = play(state, 'extend AD');
    assert.equal(rules.outcome(now), undefined);
    assert.equal(nextRank(now.governments[0]!), undefined);
    const last = at({governments: now.governments, hands: hands('2D 3S 4S 5S 6S')});
    assert.equal(legal(last), 'discover 2D, skip');
    assert.equal(refusal(last, 'extend 2D'), 'crush/ace-is-placed');
    assert.deepEqual(rules.outcome(play(last, 'discover 2D'))?.winners, [0]);
  });

  test('2.3: a spy Ace blocks the win until the real Ace takes its place', () => {
    const governments = [[...down('D', '2'), '*1'], down('H', 'Q')];
    const state = at({governments, hands: hands('AD 3S 4S 5S 6S')});
    assert.equal(refusal(state, 'extend AD'), 'crush/ace-is-placed');
    assert.deepEqual(rules.outcome(play(state, 'discover AD'))?.winners, [0]);
  });

  test('C-23: the second seat wins in its own Build, too', () => {
    const state = at({
      ...{active: 1, governments: [down('D', 'Q'), down('H', '2')]},
      hands: [null, cards('AH 3S 4S 5S 6S')],
    });
    assert.deepEqual(rules.outcome(play(state, 'extend AH'))?.winners, [1]);
  });
});
