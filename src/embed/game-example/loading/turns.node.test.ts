import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inTurn} from './turns.js';

test('work is done in the order in which it was asked for, except for an example that was pressed', async () => {
  const done: string[] = [];
  const of = (name: string, pressed = false): {pressed: boolean; work: () => void} => ({
    pressed,
    work: () => void done.push(name),
  });
  const [first, second, third] = [of('first'), of('second'), of('third')];
  const all = [first, second, third].map((one) => inTurn(one, one.work));
  const pressed = of('pressed', true);
  await inTurn(pressed, pressed.work);
  assert.deepEqual(done, ['pressed'], 'at once');
  third.pressed = true;
  await Promise.all(all);
  assert.deepEqual(done, ['pressed', 'third', 'first', 'second']);
});

test('an error reaches the caller', async () => {
  const fail = (): never => {
    throw new RangeError('no');
  };
  await assert.rejects(inTurn({pressed: false}, fail), RangeError);
  await assert.rejects(inTurn({pressed: true}, fail), RangeError);
});
