import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {layHand, rowLimit, splitRows} from './lay-hand.js';

/** The narrowest strip of a card when `count` cards lie in rows of `width`. */
const least = (count: number, rows: number, width: number, card: number): number =>
  (width - card) / (Math.ceil(count / rows) - 1);

describe('layHand', () => {
  it('keeps a strip of 24 px at every width, number and size of card', () => {
    for (const card of [52, 60, 68, 80, 104])
      for (let width = 216; width <= 900; width += 7)
        for (let count = 2; count <= 26; count++) {
          const {rows, fit} = layHand(count, count, [width, card, width < 480]);
          if (!fit && Math.ceil(count / rows) > 1)
            assert.ok(least(count, rows, width, card) >= 24, `${count} of ${card} at ${width}`);
        }
  });

  it('follows the number dealt until one row has plenty of room', () => {
    assert.deepEqual(layHand(13, 13, [296, 60, true]), {rows: 2, reserve: 2, fit: 0});
    assert.deepEqual(layHand(13, 9, [296, 60, true]), {rows: 2, reserve: 2, fit: 0});
    assert.deepEqual(layHand(13, 6, [296, 60, true]), {rows: 1, reserve: 2, fit: 0});
    assert.deepEqual(layHand(13, 5, [296, 60, true]), {rows: 1, reserve: 2, fit: 5});
    assert.deepEqual(layHand(5, 3, [296, 60, true]), {rows: 1, reserve: 1, fit: 5});
    assert.deepEqual(layHand(8, 0, [296, 60, true]), {rows: 1, reserve: 1, fit: 0});
  });

  it('lays twelve cards and more in two rows on every phone, and fewer in one', () => {
    for (let width = 296; width < 480 - 24; width++) {
      for (const dealt of [12, 13, 17])
        assert.deepEqual(layHand(dealt, dealt, [width, 60, true]), {rows: 2, reserve: 2, fit: 0});
      for (const dealt of [8, 10])
        assert.equal(layHand(dealt, dealt, [width, 60, true]).reserve, 1);
    }
  });

  it('keeps more rows in a narrow table if that is asked for, unless strips are roomy', () => {
    assert.deepEqual(layHand(8, 8, [296, 60, true], 2), {rows: 2, reserve: 2, fit: 0});
    assert.deepEqual(layHand(8, 5, [296, 60, true], 2), {rows: 1, reserve: 2, fit: 5});
    assert.deepEqual(layHand(6, 6, [296, 60, true], 2), {rows: 1, reserve: 1, fit: 0});
    assert.deepEqual(layHand(8, 8, [386, 60, true], 2), {rows: 1, reserve: 1, fit: 0});
    assert.deepEqual(layHand(10, 10, [448, 68, false], 2), {rows: 1, reserve: 1, fit: 0});
  });

  it('uses one row from the width of the formula on', () => {
    const [card, count] = [60, 13];
    const width = card + 24 * (count - 1);
    assert.equal(layHand(count, count, [width, card, false]).rows, 1);
    assert.equal(layHand(count, count, [width - 1, card, false]).rows, 2);
  });
});

describe('splitRows', () => {
  it('breaks at a change of suit near the middle', () => {
    assert.deepEqual(splitRows([...'SSSSHHHCCCDDD'], 2, 10), [0, 7]);
    assert.deepEqual(splitRows([...'SSSHHHHHCCDDD'], 2, 10), [0, 8]);
  });

  it('breaks in the middle where no suit changes within a card and a half of it', () => {
    assert.deepEqual(splitRows([...'SSSSHHHHHDDDD'], 2, 10), [0, 7]);
    assert.deepEqual(splitRows([...'SSSSHHHHHDDD'], 2, 10), [0, 6]);
    assert.deepEqual(splitRows([...'SSSSSHHHHDDD'], 2, 10), [0, 5]);
  });

  it('splits a suit rather than make a row too long', () => {
    assert.deepEqual(splitRows([...'SSSSSSSSSSHHH'], 2, 10), [0, 7]);
    assert.deepEqual(splitRows([...'SSSSSSSSHHHHH'], 2, 7), [0, 7]);
  });

  it('makes the requested number of rows, none above the limit', () => {
    for (let count = 1; count <= 26; count++)
      for (const limit of [3, 7, 10]) {
        const rows = Math.ceil(count / limit);
        const starts = splitRows([...'SSHHHCCCCDDDDSSHHHCCCCDDDD'].slice(0, count), rows, limit);
        assert.equal(starts.length, rows);
        starts.forEach((start, row) => {
          const size = (starts[row + 1] ?? count) - start;
          assert.ok(size >= 1 && size <= limit, `${count} in rows of ${limit}: ${starts.join()}`);
        });
      }
  });

  it('knows how many cards a row holds', () => {
    assert.equal(rowLimit([296, 60, true]), 10);
    assert.equal(rowLimit([40, 60, true]), 1);
    assert.equal(rowLimit([440, 60, true]), 10);
    assert.equal(rowLimit([448, 68, false]), 16);
  });
});
