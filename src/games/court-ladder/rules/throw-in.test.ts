import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {A, at, attacking, B, C, D, E, F, legal, play, refusal} from '../playing.fixture.js';
import {ladderRules as rules} from '../rules.js';

/**
 * The players who may throw in, when, and which cards (rule 5, L-2, L-5, L-6). E attacks D; all hold a nine.
 */

const HANDS = ['9H AH', '9S AC', '7D 6C', '9D TD KD QD', '8D 8H 9C KC', '7C TC JC'];
const open = attacking(HANDS, E);
const beaten = play(open, '4:attack 8D, 3:beat 9D');

describe('a King asked for leave by very many (L-17)', () => {
  /** The last seat but two is attacked from below and has beaten; the others hold one card each. */
  const asked = (seats: number) =>
    rules.parsePosition({
      seats,
      phase: 'bout.leave',
      trump: 'S',
      bouts: 3,
      bout: {attacker: seats - 2, defender: seats - 3, pairs: [{card: '7H', beat: '8H'}]},
    });
  const answers = (seats: number): readonly string[] => legal(asked(seats)).split(', ');

  test('may give nine petitioners all 512 answers', () => {
    assert.equal(answers(13).length, 512);
    assert.equal(new Set(answers(13)).size, 512);
  });
  test('has for twelve petitioners: nobody, one, all but one, all', () => {
    const all = 'leave 1 2 3 4 5 6 7 8 9 10 11 12';
    assert.equal(answers(16).length, 26);
    assert.deepEqual(
      [answers(16)[0], answers(16)[1], answers(16).at(-1)],
      ['leave', 'leave 1', all],
    );
    assert.ok(answers(16).includes(all.replace(' 7 ', ' ')));
  });
  test('may also give any other answer, which plays like these', () => {
    const state = asked(16);
    const given = play(state, '0:leave 3 5 12');
    assert.deepEqual(given.bout!.allowed, [3, 5, 12]);
    const row = [14, 15, 0, 3, 5, 12];
    let now = given;
    for (const seat of row) {
      assert.deepEqual(rules.turn(now), [seat]);
      now = play(now, `${seat}:done`);
    }
    assert.equal(now.bouts, state.bouts + 1);
    for (const seat of [0, 13, 14, 15, 16])
      assert.equal(refusal(state, `leave 3 ${seat}`), 'ladder/needs-no-leave');
  });
});

describe('the King’s leave (L-2)', () => {
  test('is asked for once after a beat', () => {
    assert.equal(beaten.phase, 'bout.leave');
    assert.deepEqual(rules.turn(beaten), [A]);
    assert.equal(legal(beaten), 'leave, leave 1, leave 2, leave 1 2');
  });
  test('is not needed by attacker, lowest and King', () => {
    for (const seat of [A, D, E, F])
      assert.equal(refusal(beaten, `leave ${seat}`), 'ladder/needs-no-leave');
  });
  test('is refused if the seats have another form', () => {
    for (const allow of [[1, 1], ['1'], [-1], 1, null, undefined, [0.5], Array(2)])
      assert.equal(rules.refuse(beaten, A, {type: 'leave', allow}), 'game/not-a-move');
  });
  test('may name the seats in any order', () => {
    const both = {type: 'leave', allow: [2, 1]} as const;
    assert.equal(rules.refuse(beaten, A, both), undefined);
    assert.deepEqual(rules.apply(beaten, A, both), play(beaten, '0:leave 1 2'));
    assert.equal(rules.formatMove(both), 'leave 1 2');
  });
  test('if denied: attacker, lowest, King are asked in this order; the bout closes when all pass', () => {
    const denied = play(beaten, '0:leave');
    assert.deepEqual(rules.turn(denied), [E]);
    assert.equal(refusal(denied, 'throw 9S', B), 'ladder/no-leave');
    assert.equal(refusal(denied, 'throw TD', D), 'ladder/defender-throws-nothing');
    assert.equal(refusal(denied, 'throw 9H', A), 'game/not-your-turn');
    const passed = play(denied, '4:done');
    assert.equal(refusal(passed, 'throw 9C', E), 'ladder/has-passed');
    const last = play(passed, '5:done');
    assert.deepEqual(rules.turn(last), [A]);
    assert.equal(play(last, '0:done').bouts, beaten.bouts + 1);
  });
  test('given to one seat: it is asked after the King, the others are not', () => {
    const given = play(beaten, '0:leave 1, 4:done, 5:done, 0:done');
    assert.deepEqual(rules.turn(given), [B]);
    assert.equal(refusal(given, 'throw 7D', C), 'ladder/no-leave');
    const thrown = play(given, '1:throw 9S');
    assert.equal(thrown.phase, 'bout.defence');
    assert.equal(thrown.bout!.pairs[1]!.by, B);
  });
  test('is asked for again after the next beat, and the attacker begins (L-6)', () => {
    const again = play(beaten, '0:leave 1 2, 4:throw 9C, 3:take');
    assert.equal(again.phase, 'bout.taking.throwIn', 'L-5: after "I take" his last answer holds');
    assert.deepEqual(rules.turn(again), [E]);
    const more = play(
      attacking(['9H AH', '9S AC', '7D 6C', '9D TD KD QD', '8D 8H JH', '7C TC JC'], E),
      '4:attack 8D, 3:beat 9D, 0:leave 1 2, 4:throw 8H, 3:take, 4:done, 5:done, 0:throw 9H',
    );
    assert.deepEqual(rules.turn(more), [E], 'a new card begins the row again');
    assert.deepEqual(more.bout!.passed, []);
  });
  test('L-5: is asked for after "I take" if it has not been asked for before', () => {
    const taken = play(open, '4:attack 8D, 3:take');
    assert.equal(taken.phase, 'bout.taking.leave');
    assert.equal(taken.bout!.taking, true);
    assert.equal(play(taken, '0:leave 2').phase, 'bout.taking.throwIn');
  });
  test('is given by a King without cards, too (L-8)', () => {
    const state = attacking(['', ...HANDS.slice(1)], E);
    assert.deepEqual(rules.turn(play(state, '4:attack 8D, 3:beat 9D')), [A]);
  });
  test('is not asked for if nobody left needs it', () => {
    const state = attacking(['9H', '', '', '9D TD', '8D 9C', '7C'], E);
    assert.equal(play(state, '4:attack 8D, 3:beat 9D').phase, 'bout.throwIn');
  });
});

describe('cards that may be thrown in', () => {
  const asked = play(beaten, '0:leave');
  test('have a rank of the bout, of attacks and beats alike', () => {
    assert.equal(legal(asked), 'throw 8H, throw 9C, done');
    assert.equal(refusal(asked, 'throw KC'), 'ladder/rank-not-there');
    assert.equal(refusal(asked, 'throw AS'), 'game/not-your-card');
    assert.equal(refusal(asked, 'beat 9C'), 'ladder/throw-in-now');
  });
});

describe('other rules for throwing in', () => {
  test('in the first bout everybody may throw in without leave', () => {
    const first = at(HANDS, {bouts: 1, bout: {attacker: A}});
    const state = play(first, '0:attack 9H, 5:take, 0:done');
    const order = [B, C, D, E];
    assert.deepEqual(rules.turn(state), [B]);
    const passing = order.reduce((now, seat) => play(now, `${seat}:done`), state);
    assert.equal(passing.bouts, 2);
  });
  test('throwIn all: the lowest comes before the others, without leave', () => {
    const state = attacking(HANDS, E, {options: {throwIn: 'all'}});
    const asked = play(state, '4:attack 8D, 3:beat 9D, 4:done');
    assert.deepEqual(rules.turn(asked), [F]);
    assert.deepEqual(rules.turn(play(asked, '5:done, 0:done')), [B]);
  });
  test('throwIn attacker: nobody else may throw in', () => {
    const state = attacking(HANDS, E, {options: {throwIn: 'attacker'}});
    const asked = play(state, '4:attack 8D, 3:beat 9D');
    assert.equal(refusal(asked, 'throw 9H', A), 'ladder/attacker-alone');
    assert.equal(play(asked, '4:done').bouts, asked.bouts + 1);
  });
});

describe('refusals outside of the throw-in', () => {
  test('name the awaited move of each step', () => {
    assert.equal(refusal(open, 'done'), 'ladder/attack-now');
    assert.equal(refusal(play(open, '4:attack 8D'), 'done'), 'ladder/beat-or-take-now');
    assert.equal(refusal(beaten, 'done'), 'ladder/give-leave-now');
    assert.equal(refusal(beaten, 'done', B), 'game/not-your-turn');
    assert.equal(refusal(rules.parsePosition({}), 'attack 6H'), 'ladder/name-trump-now');
    const over = rules.parsePosition({phase: 'over'});
    assert.equal(refusal(over, 'done'), 'game/over');
  });
});
