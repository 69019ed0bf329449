import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addTime, slowest, timesIn} from './slowest.mjs';

test('the slowest files of a step are read back as they were written', () => {
  const times = new Map();
  addTime(times, 'src/a.test.ts', 1000);
  addTime(times, 'src/b.test.ts', 61_200);
  addTime(times, 'src/a.test.ts', 1500);
  for (let n = 0; n < 20; n++) addTime(times, `src/quick-${n}.test.ts`, n);
  const lines = slowest(times, 10);
  assert.equal(lines.length, 10);
  assert.deepEqual(lines.slice(0, 2), [
    'took   61.2 s: src/b.test.ts',
    'took    2.5 s: src/a.test.ts',
  ]);
  const read = timesIn(`a step\n${lines.join('\n')}\nnode tests: 3 passed, 0 failed\n`);
  assert.equal(read.size, 10);
  assert.equal(read.get('src/b.test.ts'), 61_200);
});
