import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {pair, put, sym} from './paths.js';

test('put moves, scales, turns and mirrors', () => {
  assert.equal(put('M0 0h10v5z', 1, 2), 'M1 2L11 2L11 7Z');
  assert.equal(put('m1 1l2 0', 0, 0, 2), 'M2 2L6 2');
  assert.equal(put('M1 0L2 0', 0, 0, 1, 90), 'M0 1L0 2');
  assert.equal(put('M0 0A5 5 0 0 1 5 5', 0, 0, -1, 0, 1), 'M0 0A5 5 0 0 0 -5 5');
  assert.equal(put('M0 0c1 1 2 2 3 3', 1, 0), 'M1 0C2 1 3 2 4 3');
});

test('sym completes a half, pair adds a mirror image', () => {
  assert.equal(sym('M0 0L4 2L0 6'), 'M0 0L4 2L0 6L-4 2L0 0Z');
  assert.equal(sym('M0 0C1 0 2 1 2 2L2 4'), 'M0 0C1 0 2 1 2 2L2 4L-2 4L-2 2C-2 1 -1 0 0 0Z');
  assert.equal(pair('M1 1L2 2'), 'M1 1L2 2M-1 1L-2 2');
});

test('the code of all 52 faces, jokers and back is at most 7 kB', async () => {
  const entry = fileURLToPath(new URL('./layers.ts', import.meta.url));
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    write: false,
  });
  const weight = gzipSync(outputFiles[0]!.contents, {level: 9}).length;
  assert.ok(weight <= 7000, `${weight} bytes, gzip`);
});
