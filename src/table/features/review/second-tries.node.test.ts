import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Decision} from '../../../analysis/index.js';
import {accuracyOf, momentsOf} from './moments.js';
import {SecondTries} from './second-tries.js';

const worth = (card: string, loss: number): Decision['made'] => ({
  move: {type: 'play', card} as Decision['move'],
  ...{worlds: 100, mean: -loss, error: 0.1, loss, lossError: loss === 0 ? 0 : 0.1},
});

/** A decision in which the ace was played, with the costs of four cards. */
function decided(verdict: Decision['verdict'], at = 0, loss = 5): Decision {
  const moves = [worth('2C', 0), worth('3C', 0.1), worth('KC', 2), worth('AC', loss)];
  const made = moves[3]!;
  return {at, move: made.move, moves, made, spread: 4, verdict};
}

const moveOf = ({moves}: Decision, at: number): Decision['move'] => moves[at]!.move;

describe('a second try', () => {
  test('is offered at mistakes alone', () => {
    const tries = new SecondTries();
    for (const verdict of ['best', 'equal', 'good'] as const)
      assert.equal(tries.isOpen(decided(verdict)), false);
    for (const verdict of ['slip', 'blunder'] as const)
      assert.equal(tries.isOpen(decided(verdict)), true);
  });

  test('ends with a move that costs nothing that counts, though another is as good', () => {
    const tries = new SecondTries();
    const decision = decided('blunder');
    assert.equal(tries.attempt(decision, moveOf(decision, 2)).isRight, false);
    assert.equal(tries.isOpen(decision), true);
    assert.equal(tries.left(decision), 2);
    assert.equal(tries.attempt(decision, moveOf(decision, 1)).isRight, true);
    assert.equal(tries.isOpen(decision), false);
  });

  test('ends after three moves, or when the answer is wanted', () => {
    const tries = new SecondTries();
    const decision = decided('slip');
    for (const left of [2, 1, 0]) {
      assert.equal(tries.isOpen(decision), true);
      tries.attempt(decision, moveOf(decision, 2));
      assert.equal(tries.left(decision), left);
    }
    assert.equal(tries.isOpen(decision), false);
    const other = decided('slip');
    tries.giveUp(other);
    assert.equal(tries.isOpen(other), false);
    assert.deepEqual(tries.trials(other), []);
  });
});

describe('the moments of a match', () => {
  const all = (['slip', 'best', 'blunder', 'good', 'slip', 'slip', 'blunder', 'slip'] as const).map(
    (verdict, at) => ({deal: 0, at, decision: decided(verdict, at, at + 1)}),
  );

  test('are the five mistakes that cost most, the dearest first', () => {
    assert.deepEqual(
      momentsOf(all).map(({at}) => at),
      [7, 6, 5, 4, 2],
    );
  });

  test('count as mistakes, and all other decisions as right', () => {
    assert.deepEqual(accuracyOf(all), {right: 2, of: 8, percent: 25});
  });
});
