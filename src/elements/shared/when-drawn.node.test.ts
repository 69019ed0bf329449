import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {whenDrawn} from './when-drawn.js';

describe('whenDrawn', () => {
  it('lets all parts measure before any of them begins', async () => {
    const done: string[] = [];
    const part = (name: string) => (): (() => void) => {
      done.push(`${name} measures`);
      return () => done.push(`${name} begins`);
    };
    whenDrawn(part('hand'));
    whenDrawn(() => undefined);
    whenDrawn(part('trick'));
    assert.deepEqual(done, [], 'nothing is drawn yet');
    await Promise.resolve();
    assert.deepEqual(done, ['hand measures', 'trick measures', 'hand begins', 'trick begins']);
    whenDrawn(part('seat'));
    await Promise.resolve();
    assert.deepEqual(done.slice(4), ['seat measures', 'seat begins']);
  });
});
