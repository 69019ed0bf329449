import assert from 'node:assert/strict';
import {test} from 'node:test';
import {catalogue} from '../src/embed/catalogue.js';
import {isFull} from '../src/testing/full.fixture.js';
import {lengthsOf, minutesOf} from './minutes.mjs';

test('each game says the minutes of its matches, as they are measured', async () => {
  for (const entry of catalogue) {
    const minutes = (await entry.guide()).minutes?.[entry.id];
    assert.deepEqual(Object.keys(minutes ?? {}), lengthsOf(entry), entry.id);
    // Longer matches take seconds to play.
    const lengths = isFull ? lengthsOf(entry) : lengthsOf(entry).slice(-1);
    for (const length of lengths) {
      const found = await minutesOf(entry, length, isFull ? undefined : 3);
      const [said, most] = [minutes[length], 1 + found * 0.35];
      assert.ok(
        Math.abs(said - found) <= most,
        `${entry.id}: ${length} takes ${found} minutes, not ${said}; run npm run minutes`,
      );
    }
  }
});
