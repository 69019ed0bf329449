import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cardOf} from '../kernel/codes.js';
import {load} from '../kernel/load.js';
import {following, leading} from '../playing.fixture.js';
import type {KingState} from '../types.js';
import {candidates, ROWS, score, weigh} from './policy.js';
import {FEATURES, rowsOf, SITUATIONS} from './policy-rows.js';
import {WEIGHTS} from './policy-weights.js';

/** The figures of each legal card, after `score` or `weigh`. */
const told = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Array.from({length: candidates.count}, (_, at) => [
      cardOf(candidates.codes[at]!),
      candidates.chances[at]!,
    ]),
  );

/** A feature of each legal card, which is its score if nothing else counts. */
function feature(state: KingState, number: number): Readonly<Record<string, number>> {
  const weights = Array.from({length: FEATURES * SITUATIONS}, (_, at) => at % FEATURES === number);
  score(load(state), rowsOf(weights.map(Number)));
  return told();
}

// Names of some features, by their places among the weights.
const HEIGHT = 4;
const HEIGHT_IF_WANTED = 3;
const SINGLE = 13;
const WIN = 22;

test('features depend on the hand and on the cards that are out', () => {
  const lead = leading(1, 'AS 7S KD 8D 9D 7C 8C 9C');
  const win = feature(lead, WIN);
  assert.equal(win['AS'], 1, 'no card is above an ace');
  assert.ok(win['KD']! > win['9D']! && win['9D']! > 0);
  assert.equal(win['9D'], win['8D'], 'the same cards are above both');
  assert.deepEqual(
    Object.entries(feature(lead, SINGLE)).filter(([, is]) => is === 1),
    [],
  );
  assert.equal(feature(lead, HEIGHT)['AS'], 1);
  const follow = following(1, 'QS', 'AS 7S KD 8D 9D 7C 8C 9C');
  assert.deepEqual(Object.keys(feature(follow, WIN)).sort(), ['7S', 'AS']);
  assert.equal(feature(follow, WIN)['7S'], 0, 'a card that does not beat the trick');
  const lone = feature(leading(1, 'AS KD 8D 9D 7C 8C 9C TC'), SINGLE);
  assert.deepEqual(
    Object.keys(lone).filter((card) => lone[card] === 1),
    ['AS'],
  );
});

test('the sign of the points decides what is wanted', () => {
  const hand = 'AS 7S KD 8D 9D 7C 8C 9C';
  assert.equal(feature(leading(1, hand), HEIGHT_IF_WANTED)['AS'], -1, 'no tricks');
  assert.equal(feature(leading(8, hand), HEIGHT_IF_WANTED)['AS'], 1, 'tricks');
});

/** Following suit without a trump. */
const SITUATION = 1;

test('a score is the sum of weighted features, and a likelihood the softmax of the scores', () => {
  const state = following(2, 'QS', 'AS 7S 8S KS 9D 7C 8C 9C');
  const sums: Record<string, number> = {};
  for (let number = 0; number < FEATURES; number++)
    for (const [card, value] of Object.entries(feature(state, number)))
      sums[card] = (sums[card] ?? 0) + WEIGHTS[SITUATION * FEATURES + number]! * value;
  const k = load(state);
  score(k, ROWS);
  const scores = told();
  weigh(k);
  const chances = told();
  const all = Object.values(sums).reduce((sum, one) => sum + Math.exp(one), 0);
  assert.equal(Object.keys(chances).length, 4);
  for (const [card, sum] of Object.entries(sums)) {
    assert.ok(Math.abs(scores[card]! - sum) < 1e-9, card);
    assert.ok(Math.abs(chances[card]! - Math.exp(sum) / all) < 1e-9, card);
  }
});
