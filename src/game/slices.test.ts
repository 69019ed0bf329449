import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {atOnce, inSlices, type Work} from './slices.js';

/** Long work in slices. */

/** Work of a number of steps, which counts the finished ones in `done`. */
function* counting(steps: number, done = {steps: 0}): Work<string> {
  for (let step = 1; step <= steps; step++) {
    done.steps = step;
    yield step / steps;
  }
  return 'done';
}

describe('work in slices', () => {
  it('gives the same result at once and in slices', async () => {
    assert.equal(atOnce(counting(1_000)), 'done');
    assert.equal(await inSlices(counting(1_000)), 'done');
    assert.equal(await inSlices(counting(0)), 'done');
  });

  it('lets other tasks run between two slices, and reports progress', async () => {
    const told: number[] = [];
    const done = {steps: 0};
    const work = inSlices(counting(1_000, done), {onProgress: (part) => told.push(part)});
    assert.ok(done.steps > 0 && done.steps < 1_000);
    await new Promise((resume) => setImmediate(resume));
    assert.ok(done.steps < 1_000, 'a page can draw before the work is done');
    await work;
    assert.deepEqual(told, [...told].sort());
    assert.ok(told.length > 2 && told[0]! > 0 && told.at(-1)! <= 1);
  });

  it('stops when it is aborted', async () => {
    const stop = new AbortController();
    const done = {steps: 0};
    const work = inSlices(counting(1_000, done), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await assert.rejects(work, /enough/);
    assert.ok(done.steps < 1_000);
    await assert.rejects(inSlices(counting(1), {signal: AbortSignal.abort()}), /abort/i);
  });

  it('passes on an error of the work', async () => {
    // eslint-disable-next-line require-yield
    const broken = function* (): Work<never> {
      throw new RangeError('broken');
    };
    await assert.rejects(inSlices(broken()), RangeError);
  });
});
