import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {at, begin, cards, down, random} from '../playing.fixture.js';
import {crushRules as rules} from '../rules.js';

/** Fields that a position may leave out, and positions that are refused. */

const both = {governments: [down('D', '9'), down('H', 'J')]};

describe('the missing parts of a position', () => {
  test('an empty position is a fresh deal', () => {
    const state = rules.parsePosition({});
    assert.deepEqual([state.phase, state.active], ['marryFirst', 1 - state.dealer]);
    assert.deepEqual(rules.parsePosition({}, rngFrom('position')), state);
    assert.notDeepEqual(rules.parsePosition({}, rngFrom('another')).hands, state.hands);
  });

  test('after two marriages the first player is to build, and the other two Kings are executed', () => {
    const state = rules.parsePosition({...both, dealer: 0});
    assert.deepEqual([state.phase, state.active, state.idle], ['build', 1, 1]);
    assert.deepEqual(state.piles.executed, ['KS', 'KC']);
    assert.deepEqual(
      state.hands.map((hand) => hand.length),
      [5, 5],
    );
    assert.equal(state.piles.draw.length, 54 - 5 - 3 - 2 - 10);
  });

  test('after one marriage the other player must marry', () => {
    const state = rules.parsePosition({governments: [[], ['KS', 'QS']]});
    assert.deepEqual([state.phase, state.active, state.dealer], ['marrySecond', 0, 0]);
    assert.deepEqual(state.kings, ['KH', 'KD', 'KC']);
  });

  test('`turn` gives the active player: in the tribute the giver is awaited', () => {
    const spied = {governments: [[...down('D', '9'), '8S'], down('H', 'J')]};
    assert.equal(rules.parsePosition({...spied, turn: [1]}).active, 1);
    const state = rules.parsePosition({...spied, phase: 'tribute', turn: [0]});
    assert.deepEqual([state.active, state.owed, rules.turn(state)], [1, 1, [0]]);
  });

  test('unknown cards are drawn, known ones stay in any common spelling', () => {
    const state = at({hands: [['10d', '♦9', null], null], shown: [['d10'], []]});
    assert.equal(state.hands[0]?.length, 3);
    assert.ok(state.hands[0].includes('TD') && state.hands[0].includes('9D'));
    const all = [...state.hands, state.piles.draw, state.piles.executed, state.governments.flat()];
    assert.equal(new Set(all.flat()).size, 54);
  });

  test('states and views of whole games are read back', () => {
    for (const options of [
      {},
      {jokers: 0, showDiscards: 'all', discoverIsFree: 'on', handLimit: 5},
    ])
      random(begin('back', options), 'back', undefined, (state) => {
        if (state.idle % 3 !== 0 && state.phase !== 'over') return;
        assert.deepEqual(rules.parsePosition(JSON.parse(JSON.stringify(state))), state);
        for (const seat of [0, 1, undefined]) {
          const view = rules.view(state, seat);
          assert.deepEqual(rules.view(rules.parsePosition(view), seat), view);
        }
      });
  });
});

describe('an impossible position is refused with a path', () => {
  const draw = Array<null>(40).fill(null);
  const wrong: readonly (readonly [name: string, path: string, position: unknown])[] = [
    ['no object', 'position', null],
    ['an unknown field', 'crown', {crown: 1}],
    ['three seats', 'seats', {seats: 3}],
    ['an option that is not there', 'options.jokers', {options: {jokers: 1}}],
    ['a Joker where none is', 'hands[0][0]', {options: {jokers: 0}, hands: [['*1'], null]}],
    ['a card twice', 'hands[1][0]', {hands: [['2S', null, null, null, null], ['2S']]}],
    ['a King in a hand', 'hands[0][0]', {...both, hands: [['KD'], null]}],
    ['a dead King in a hand', 'hands[0][0]', {...both, hands: [['KS'], null]}],
    ['no card', 'hands[0][0]', {...both, hands: [['XX'], null]}],
    ['four cards at the marriage', 'hands[0]', {hands: [cards('2S 3S 4S 5S'), null]}],
    ['a King alone', 'governments[0]', {governments: [['KD'], []]}],
    ['another Queen', 'governments[0][1]', {governments: [['KD', 'QS'], []]}],
    ['a rank too many', 'governments[0][2]', {governments: [['KD', 'QD', 'TD'], ['KH', 'QH']]}],
    ['a spy of a living suit', 'governments[0][2]', {governments: [['KD', 'QD', 'JH'], ['KH', 'QH']]}],
    ['a spy in the place of the Queen', 'governments[0][1]', {governments: [['KD', '*1'], []]}],
    ['one suit for both', 'governments[1][0]', {governments: [['KD', 'QD'], ['KD', 'QD']]}],
    ['a member before the second marriage', 'governments[1]', {governments: [down('D', 'J'), []]}],
    ['fourteen', 'governments[0]', {governments: [[...down('D', 'A'), '*1'], down('H', 'Q')]}],
    ['two that are complete', 'governments', {governments: [down('D', 'A'), down('H', 'A')]}],
    ['complete and not over', 'phase', {governments: [down('D', 'A'), down('H', 'Q')], phase: 'build'}],
    ['the marriage after it', 'phase', {...both, phase: 'marryFirst'}],
    ['no phase', 'phase', {...both, phase: 'reshuffle'}],
    ['a tribute of nothing', 'phase', {...both, phase: 'tribute'}],
    ['over for no reason', 'phase', {...both, phase: 'over', options: {stallTurns: 'off'}}],
    ['over too soon', 'idle', {...both, phase: 'over', idle: 7}],
    ['idle for too long', 'idle', {...both, idle: 101}],
    ['idle at the marriage', 'idle', {idle: 1}],
    ['a turn that counts as busy before anything is done', 'idle', {...both, idle: 0}],
    ['somebody else on turn', 'turn[0]', {...both, active: 0, turn: [1]}],
    ['a dealer who marries first', 'active', {dealer: 0, active: 0}],
    ['an active seat that has married', 'active', {governments: [['KD', 'QD'], []], active: 0}],
    ['half a build', 'extended', {...both, extended: true}],
    ['a debt in the build', 'owed', {...both, owed: 1}],
    ['a claimed King on the table', 'kings[0]', {...both, kings: ['KD']}],
    ['three Kings of four', 'kings', {kings: ['KD', 'KS', 'KC']}],
    ['an executed Queen of hearts', 'piles.executed[2]', {...both, piles: {executed: ['KS', 'KC', 'TH']}}],
    ['a King that lives on', 'piles.executed', {...both, piles: {executed: ['KS']}}],
    ['too few cards', 'piles.draw', {...both, piles: {draw: draw.slice(0, 3)}}],
    ['too many cards', 'hands', {...both, hands: [draw, draw]}],
    ['swapped cards that are not there', 'swapped', {...both, swapped: 1}],
    ['a swapped Queen', 'piles.discard[0]', {...both, piles: {discard: ['QS']}, swapped: 1}],
    ['seen and not held', 'shown[0][0]', {...both, hands: [['2S'], null], shown: [['3S'], []]}],
    ['seen twice', 'shown[0]', {...both, hands: [['2S'], null], shown: [['2S', '2S'], []]}],
    ['seen before the first tribute', 'shown[0]', {hands: [cards('2S 3S 4S 5S 6S'), null], shown: [['2S'], []]}],
    ['a limit that is broken', 'limits[0].suit', {
      ...both,
      hands: [cards('2H 3S'), null],
      limits: [{suit: 0}, {}],
    }],
    ['a limit that says nothing', 'limits[0].queens', {...both, limits: [{queens: 5}, {}]}],
    ['a limit for a suit that nobody has', 'limits[1].suit', {limits: [{}, {suit: 0}]}],
    ['a broken stream', 'rng', {rng: [1, 2]}],
  ]; // oxfmt-ignore

  for (const [name, path, position] of wrong)
    test(name, () => {
      assert.throws(() => rules.parsePosition(position), {name: 'InvalidPositionError', path});
    });

  test('there must be cards left that fit the unknown ones', () => {
    const open = at({options: {jokers: 0}});
    const out = cards('JD TD 9D 8D');
    const mine = [...open.hands.flat(), ...open.piles.draw].filter((card) => !out.includes(card));
    const position = (suit: number) => ({
      ...open,
      hands: [mine, [null, null, null, null]],
      piles: {draw: []},
      limits: [{}, {suit}],
    });
    assert.throws(() => rules.parsePosition(position(3)), {
      name: 'InvalidPositionError',
      path: 'hands',
    });
    assert.deepEqual(rules.parsePosition({...position(3), limits: [{}, {}]}).hands[1], out);
  });
});
