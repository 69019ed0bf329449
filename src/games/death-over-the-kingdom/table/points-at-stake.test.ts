import assert from 'node:assert/strict';
import {before, describe, test} from 'node:test';
import {
  createMessages,
  type Messages,
  playerNamed,
  readerIn,
  sharedMessages,
} from '../../../i18n/index.js';
import {kingdomRules as rules} from '../rules.js';
import {at} from '../playing.fixture.js';
import {en} from '../messages/en.js';
import type {KingdomView} from '../types.js';
import type {KingdomContext} from './context.js';
import {atStake, withoutPoint, withPoint} from './points-at-stake.js';

/** What the buttons say of a point: no more than the totals and the cards that the seat knows tell. */

describe('a point at stake', () => {
  let messages: Messages;
  let ctx: KingdomContext;
  before(async () => {
    messages = createMessages('en', await sharedMessages.en(), en);
    const players = [readerIn(messages), ...['Otto', 'Nora', 'Vera'].map(playerNamed)];
    ctx = {seat: 0, messages, players} as unknown as KingdomContext;
  });

  const seen = (scores: readonly number[], more: object = {}): KingdomView =>
    rules.view(at({seats: scores.length, scores, deal: scores.length, ...more}), 0);
  const said = (lines: readonly {readonly kind: string; readonly text: string}[]): string[] =>
    lines.map(({kind, text}) => `${kind}: ${text}`);

  for (const [scores, withOne, without] of [
    [
      [2, 3, 1, 0],
      'cost: a point ties you for first: too many',
      'gain: no point: 2 keeps you second',
    ],
    [[3, 3, 1, 0], 'cost: a point puts you first: too many', undefined],
    [[2, 4, 2, 0], 'gain: a point makes 3: second place', 'gain: no point: 2 keeps you second'],
    [[0, 4, 2, 1], 'none: a point makes 1: not second yet', undefined],
    [[1, 3, 2, 0], 'gain: a point makes 2: second place', undefined],
  ] as const)
    test(`${scores.join(' ')} in the last turn`, () => {
      const view = seen(scores);
      assert.deepEqual(said([withPoint(view, 0, ctx)]), [withOne]);
      assert.deepEqual(said(withoutPoint(view, 0, ctx)), without ? [without] : []);
    });

  test('before the last turn nothing is too many', () => {
    const early = (scores: readonly number[]): string[] =>
      said([withPoint(seen(scores, {deal: 1}), 0, ctx)]);
    assert.deepEqual(early([0, 0, 0, 0]), ['none: a point puts you first: too many for now']);
    assert.deepEqual(early([0, 1, 0, 0]), ['none: a point ties you for first: too many for now']);
    const late = seen([2, 1, 0, 0], {deal: 3});
    assert.deepEqual(said([withPoint(late, 0, ctx)]), [
      'cost: a point puts you first: too many for now',
    ]);
  });

  test('M-14, M-27: the option that counts the second place counts here', () => {
    const options = (second: string): object => ({options: {...at({}).options, second}});
    const one = (second: string): string[] =>
      said([withPoint(seen([2, 3, 1, 0], options(second)), 0, ctx)]);
    assert.deepEqual(one('place'), ['gain: a point makes 3: second place']);
    assert.deepEqual(one('literal'), ['cost: a point ties you for first: too many']);
  });

  test('a card that a known one beats brings no point, and nothing is told of unknown ones', () => {
    const areas = ['thief', 'king', 'queen', 'death'];
    const lies = (eyes: readonly (readonly number[])[], round = 1): KingdomView =>
      seen([2, 3, 1, 0], {phase: 'act', round, areas, eyes: {areas: eyes}});
    const none = [[], [], [], []];
    const point = 'cost: a point ties you for first: too many';
    assert.deepEqual(said(atStake(lies(none), 0, 'thief', ctx)), [point]);
    assert.deepEqual(said(atStake(lies([[], [0], [], []]), 0, 'thief', ctx)), [
      'none: Otto’s King is higher',
      'gain: no point: 2 keeps you second',
    ]);
    // A Queen may turn to 3, so a Thief may beat her.
    assert.deepEqual(said(atStake(lies([[], [], [0], []]), 0, 'thief', ctx)), [point]);
    assert.deepEqual(said(atStake(lies([[], [], [], [0]], 2), 0, 'thief', ctx)), [
      'none: Vera’s Death is lower',
      'gain: no point: 2 keeps you second',
    ]);
    assert.deepEqual(said(atStake(lies([[], [0], [], []], 3), 0, 'thief', ctx)), [point]);
  });

  test('4.11 in the large game a point costs', () => {
    const large = (scores: readonly number[]): string[] =>
      said([withPoint(seen(scores, {options: {...at({}).options, large: 'on'}}), 0, ctx)]);
    assert.deepEqual(large([0, 1, 2, 2]), ['none: a point makes 1: still the fewest']);
    assert.deepEqual(large([0, 0, 1, 2]), ['cost: a point makes 1: no longer the fewest']);
    assert.deepEqual(large([1, 0, 1, 2]), ['cost: a point makes 2; the fewest is 0']);
  });
});
