import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rounds} from '../../../../testing/full.fixture.js';
import {gskBot} from '../../bot.js';
import {at, begin} from '../../playing.fixture.js';
import {gskRules as rules} from '../../rules.js';
import type {GskState} from '../../types.js';
import {outlookOf} from '../outlook.js';
import {type Plan, planBot} from '../plan.fixture.js';
import {strengthOf} from '../strength.js';
import {type Asked, INPUTS, inputsOf} from './inputs.js';
import {networkOf} from './network.js';
import {WEIGHTS} from './weights.js';

/** The network and what it is told; `bench/bots/gsk-net.mjs agree` compares both with the training. */

const inputs = (state: GskState, seat: number, asked: Asked): readonly number[] => {
  const view = rules.view(state, seat);
  return inputsOf(view, outlookOf(view), asked);
};

const trick = (more: object = {}): GskState =>
  at({
    formations: [
      {left: '9S', centre: '4S', right: '3S'},
      {left: '8H', centre: '2H', right: '5H'},
    ],
    ...more,
  });

/** A plan that won 67.7 % of its matches against the table that played for two before. */
const PLAIN = {rout: 'no', declares: 'truth', doubts: 'never'} as const;
const FOUND: Plan = {
  first: [
    {...PLAIN, centre: 5, flanks: [0, 8], rout: 'early'},
    {...PLAIN, centre: 'King', flanks: [2, 7], doubts: 'half'},
    {...PLAIN, centre: 6, flanks: [10, 5]},
    {...PLAIN, centre: 7, flanks: [11, 7], declares: 'next above'},
  ],
  later: [
    {...PLAIN, centre: 6, flanks: [2, 4], rout: 'late', declares: 'King'},
    {...PLAIN, centre: 8, flanks: [4, 8], rout: 'late', declares: 'ace'},
    {...PLAIN, centre: 'King', flanks: [4, 4], rout: 'last', doubts: 'Kings'},
    {...PLAIN, centre: 4, flanks: [5, 9]},
  ],
};

describe('the network', () => {
  test('answers with one of the allowed ways', () => {
    const network = networkOf(WEIGHTS);
    const given = inputs(begin(), 0, 'centre');
    assert.ok(given.every((one) => one >= 0 && one < INPUTS));
    const chances = network(given, 'centre', 0b1000000010010);
    const open = chances.flatMap((chance, way) => (chance > 0 ? [way] : []));
    assert.deepEqual(open, [1, 4, 12]);
    assert.ok(Math.abs(chances.reduce((sum, one) => sum + one) - 1) < 1e-6);
  });

  test('refuses weights of another shape', () => {
    const [first, ...rest] = WEIGHTS;
    const short = {...first, digits: first.digits.slice(0, -4)};
    assert.throws(() => networkOf([short, ...rest]), RangeError);
  });

  test('is told of no flank before it is turned, and of no centre', () => {
    const rival = {left: 'TH', centre: '3H', right: '6H'};
    const other = (more: object): GskState =>
      trick({formations: [{left: '9S', centre: '4S', right: '3S'}, rival], ...more});
    for (const [step, asked] of [
      ['rout', 'early'],
      ['lastRout', 'late'],
    ] as const) {
      const more = {matches: [{step}]};
      const told = inputs(trick(more), 0, asked);
      const same = JSON.stringify(told) === JSON.stringify(inputs(other(more), 0, asked));
      assert.equal(same, step === 'rout', step);
    }
    const hidden = {left: '8H', centre: '3H', right: '5H'};
    const lying = trick({formations: [{left: '9S', centre: '4S', right: '3S'}, hidden], matches: [{step: 'lastRout'}]}); // oxfmt-ignore
    assert.deepEqual(inputs(lying, 0, 'late'), inputs(trick({matches: [{step: 'lastRout'}]}), 0, 'late')); // oxfmt-ignore
  });

  test('counts a centre that a challenge proved as known, and one that a rout showed only once', () => {
    const push = {hand: 1, seats: [0, 1], declared: ['2', '4'], winner: 1, answer: 'accurate'};
    const laid = {card: '4H', from: 1, to: 1, way: 'centre', hand: 1};
    const state = (more: object): GskState =>
      at({piles: [0, ['4H', '5H']], pushes: [push], ...more});
    const dark = (one: GskState): boolean => outlookOf(rules.view(one, 0)).dark.includes(2);
    const other = {...laid, card: '5H', known: [1]};
    const proved = state({unseen: [{...laid, known: [1]}, other]});
    const shown = state({shown: [laid], unseen: [other]});
    assert.ok(!dark(proved) && !dark(shown));
    for (const one of [proved, shown]) {
      assert.equal(outlookOf(rules.view(one, 0)).piled, 1);
      assert.ok(inputs(one, 0, 'centre').includes(123 + 2));
    }
  });

  test('is not had by a plan that was found against the table', async () => {
    const {share} = await strengthOf(rounds(100), {bot: planBot(FOUND), rival: gskBot});
    assert.ok(share < 0.6, `share ${share}`);
  });
});
