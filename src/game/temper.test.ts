import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {chosenBy, doubtOf, partOfRisk, tempered} from './temper.js';

const item = (name: string, value: number, risk: number) => ({name, value, risk});

describe('a temper', () => {
  const items = [
    item('sure', 9.8, 0),
    item('best', 10, 2),
    item('wild', 9.6, 5),
    item('bad', 5, 9),
  ];
  const chosen = (temper: Parameters<typeof chosenBy>[1], slack: number): string =>
    chosenBy(items, temper, slack).name;

  test('takes the least or the most risk among moves worth about the same', () => {
    assert.equal(chosen('safe', 0.5), 'sure');
    assert.equal(chosen('bold', 0.5), 'wild');
  });

  test('gives up no more than the slack', () => {
    assert.equal(chosen('safe', 0.1), 'best');
    assert.equal(chosen('bold', 0.3), 'best');
    assert.equal(chosen('bold', 5), 'bad');
  });

  test('ignores a difference of risk that may be chance', () => {
    const unsure = items.map((one) => ({...one, doubt: doubtOf(one.risk, 2)}));
    assert.equal(chosenBy(unsure, 'bold', 0.5).name, 'best');
    const surer = items.map((one) => ({...one, doubt: doubtOf(one.risk, 50)}));
    assert.equal(chosenBy(surer, 'bold', 0.5).name, 'wild');
  });

  test('has no preference when it is even or missing', () => {
    assert.equal(chosen('even', 5), 'best');
    assert.equal(chosen(undefined, 5), 'best');
  });

  test('keeps the best move if risks are equal, and the first of equals', () => {
    const same = [item('one', 1, 1), item('two', 1, 1)];
    for (const temper of ['safe', 'even', 'bold'] as const)
      assert.equal(chosenBy(same, temper, 1).name, 'one');
  });

  test('takes a share of the greatest risk as slack', () => {
    assert.equal(partOfRisk(items, 0.1), 0.9);
    assert.equal(partOfRisk([], 0.1), 0);
  });

  test('moves a limit by a step', () => {
    const limits = (['safe', 'even', 'bold', undefined] as const).map((one) => tempered(3, one, 1));
    assert.deepEqual(limits, [2, 3, 4, 3]);
  });
});
