import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {InvalidPositionError} from '../../../game/index.js';
import {A, at, D, E} from '../playing.fixture.js';
import {ladderRules as rules} from '../rules.js';
import {stepOf} from '../rules/phase.js';
import {scenesOf} from '../scenes.fixture.js';

/** Positions from outside: missing fields, accepted forms, and errors with their paths. */

const examples = [
  ...readFileSync(new URL('../README.md', import.meta.url), 'utf8').matchAll(
    /Step `(\w+)`[^`]*?```json\n(.*?)```/gs,
  ),
];

describe('positions', () => {
  test('each step in which a position may rest has its example in the README, which parses to it', () => {
    assert.deepEqual(
      [...new Set(examples.map(([, step]) => step))],
      ['trump', 'attack', 'defence', 'leave', 'throwIn', 'over'],
    );
    for (const [, step, json = ''] of examples) {
      const state = rules.parsePosition(JSON.parse(json));
      assert.equal(stepOf(state), step);
      assert.equal(rules.turn(state).length, step === 'over' ? 0 : 1);
    }
  });

  test('scenes of tests and stories are positions for every number of seats', () => {
    for (let seats = 5; seats <= 16; seats++)
      for (const [name, scene] of Object.entries(scenesOf(seats))) {
        const state = rules.parsePosition(scene);
        if (name !== 'waits' && name !== 'over') assert.deepEqual(rules.turn(state), [0], name);
      }
  });

  test('an empty position is the first deal, with seat 0 as King', () => {
    const state = rules.parsePosition({}, rngFrom('nothing'));
    assert.equal(state.phase, 'trump');
    assert.deepEqual(state.ranks, [0, 1, 2, 3, 4, 5]);
    assert.equal(new Set(state.hands.flat()).size, 36);
  });

  test('if only the trump is given the King is to attack the lowest', () => {
    const {phase, bout, bouts} = rules.parsePosition({trump: 'C', seats: 9});
    assert.deepEqual([phase, bout?.attacker, bout?.defender, bouts], ['bout.attack', 0, 8, 1]);
  });

  test('the attacker follows from the turn, or is the highest seat with cards (rule 7)', () => {
    const hands = ['', '6C 7C', '6D 8H', '9D TD', 'QH KH', 'JC TC'];
    assert.equal(at(hands).bout?.attacker, 1);
    assert.equal(at(hands, {turn: [E]}).bout?.attacker, E);
  });

  test('rule 7: the first bout is over if the lowest is out of cards, or another seat attacks', () => {
    const out = ['7H 8H', '6C', '6D', '9D', 'QH', ''];
    const {bouts, bout} = at(out, {bouts: undefined});
    assert.deepEqual([bouts, bout?.attacker, bout?.defender], [2, A, null]);
    assert.throws(() => at(out, {bouts: 1}), {path: 'hands[5]'});
    assert.throws(() => at(out, {bouts: undefined, bout: {attacker: A, defender: 5}}), {
      path: 'hands[5]',
    });
    const all = ['7H 8H', '6C', '6D', '9D', 'QH', 'KD'];
    assert.equal(at(all, {bouts: undefined}).bout?.defender, 5);
    assert.equal(at(all, {bouts: undefined, turn: [E]}).bout?.defender, D);
    const none = {bout: {attacker: A, defender: 5, pairs: [{card: 'KS'}]}};
    assert.throws(() => at(out, none), {path: 'bout.defender'});
  });

  test('the step follows from a view’s phase', () => {
    const pairs = [{card: '7S', beat: '9S'}];
    const asked = at(['6H', '6C', '6D', '9D', 'QH', 'JC'], {
      phase: {bout: 'leave'},
      bout: {attacker: E, defender: D, pairs},
    });
    assert.deepEqual([stepOf(asked), rules.turn(asked)], ['leave', [A]]);
    for (const words of [{phase: 'bout.leave'}, {step: 'leave'}])
      assert.deepEqual(
        at(['6H', '6C', '6D', '9D', 'QH', 'JC'], {
          ...words,
          bout: {attacker: E, defender: D, pairs},
        }),
        asked,
      );
  });

  test('the phase says whether the defender takes', () => {
    const pairs = [{card: '7S'}];
    const hands = ['6H', '6C', '6D', '9D TD', 'QH', 'JC'];
    const bout = {attacker: E, defender: D, pairs};
    const taking = at(hands, {bout: {...bout, taking: true}});
    assert.equal(taking.phase, 'bout.taking.throwIn');
    assert.deepEqual(at(hands, {phase: taking.phase, bout}), taking);
    const beating = {phase: taking.phase, bout: {...bout, taking: false}};
    assert.throws(() => at(hands, beating), {path: 'bout.taking'});
  });

  test('L-9: the number of the hand follows from the reigns', () => {
    assert.equal(rules.parsePosition({reigns: [2, 1, 0, 1, 0, 0]}).deal, 4);
  });

  test('two packs have each card twice, but not three times', () => {
    const two = {seats: 8, trump: 'H', hands: [['KH', 'KH'], ...Array<null>(7).fill(null)]};
    assert.equal(
      rules
        .parsePosition(two)
        .hands.flat()
        .filter((card) => card === 'KH').length,
      2,
    );
    assert.throws(() => rules.parsePosition({...two, gone: ['KH']}), {path: 'gone[0]'});
    assert.throws(() => rules.parsePosition({...two, seats: 8, options: {packs: 1}}), {
      path: 'hands[0][1]',
    });
  });
});

describe('impossible positions', () => {
  const hands = ['6H 7H', '6C 7C', '6D 8H', '9D TD', 'QH KH', 'JC TC'];
  const wrong = (position: object) => () => at(hands, position);
  const beaten = [{card: '7S', beat: '9S'}];
  for (const [path, position] of [
    ['seats', {seats: 4}],
    ['seats', {seats: 17}],
    ['hands', {seats: 7}],
    ['ranks', {ranks: [0, 1, 2, 3, 4, 4]}],
    ['options.hands', {options: {hands: 0}}],
    ['colour', {colour: 'red'}],
    ['trump', {trump: 'X'}],
    ['trump', {trump: null, bout: {attacker: E}}],
    ['trump', {phase: 'trump', bouts: 0}],
    ['phase', {phase: 'between'}],
    ['step', {step: 'between'}],
    ['bout', {phase: 'over', bout: {attacker: A}}],
    ['hands', {phase: 'over'}],
    ['bouts', {bouts: 0}],
    ['deal', {deal: 11}],
    ['reigns', {deal: 1, reigns: [1, 1, 0, 0, 0, 0]}],
    ['draw.seats', {draw: {suit: 'S', seats: [1]}}],
    ['draw.suit', {draw: {suit: 'X', seats: []}}],
    ['shown[0][0]', {shown: [['AS'], [], [], [], [], []]}],
    ['turn', {turn: [2], bout: {attacker: E}}],
    ['phase', {phase: {bout: 'defence'}, bout: {attacker: E}, step: 'attack'}],
    ['phase', {phase: 'attack'}],
    ['phase', {phase: {bout: 'shuffle'}}],
    ['rng', {rng: [1, 2]}],
    ['bout.attacker', {bouts: 1, bout: {attacker: E}}],
    ['bout.defender', {bout: {attacker: E, defender: 1, pairs: beaten}}],
    ['bout.defender', {bout: {attacker: 2, defender: 5, pairs: beaten}}],
    ['bout.defender', {bout: {attacker: E, defender: E, pairs: beaten}}],
    ['bout.defender', {bout: {attacker: E, defender: 2}}],
    ['bout.limit', {bout: {attacker: E, defender: D, limit: 5, pairs: beaten}}],
    ['bout.pairs[0].beat', {bout: {attacker: E, defender: D, pairs: [{card: '9S', beat: '7S'}]}}],
    ['bout.pairs[0].by', {bout: {attacker: E, defender: D, pairs: [{card: '9S', by: D}]}}],
    [
      'bout.pairs[0].card',
      {options: {packs: 'poker'}, bout: {attacker: E, defender: D, pairs: [{card: '*1'}]}},
    ],
    ['bout.pairs[1].card', {bout: {attacker: E, defender: D, pairs: [...beaten, {card: 'KS'}]}}],
    ['bout.taking', {bout: {attacker: E, defender: D, taking: true, pairs: beaten}}],
    ['bout.allowed', {bout: {attacker: E, defender: D, allowed: [D], pairs: beaten}}],
    ['bout.allowed', {bout: {attacker: E, defender: D, allowed: [2, 1], pairs: beaten}}],
    ['bout.passed', {bout: {attacker: E, defender: D, passed: [A], pairs: beaten}}],
    ['bout.passed', {bout: {attacker: E, defender: D, passed: [E, 5, A], pairs: beaten}}],
    ['bout.jokers[0]', {bout: {attacker: E, jokers: ['AS']}}],
  ] as const)
    test(`${path}: ${JSON.stringify(position)}`, () => {
      assert.throws(wrong(position), (error) => {
        assert.ok(error instanceof InvalidPositionError, String(error));
        assert.equal(error.path, path);
        return true;
      });
    });
});
