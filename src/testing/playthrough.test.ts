import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {checkGolden} from './golden.js';
import {compare, playthrough} from './playthrough.js';
import {game} from './sample/index.js';

test('a playthrough is reproducible; another seed gives another game', () => {
  const text = playthrough(game, {seats: 3});
  assert.equal(playthrough(game, {seats: 3}), text);
  assert.notEqual(playthrough(game, {seats: 3, seed: 'other'}), text);
  assert.match(text, /^high-card, 3 seats, seed golden\noptions \{cards 5\}\n/);
  assert.match(text, /\noutcome \{winners .*\}\nend {2}[0-9a-f]{6}\n$/);
});

test('the part that does not fit is shortened, every move with its hash', () => {
  const lines = playthrough(game, {seats: 4, lines: 60}).split('\n');
  assert.ok(lines.length <= 60, `${lines.length} lines`);
  const at = lines.findIndex((line) => line.startsWith('in short from move'));
  const first = Number(/\d+/.exec(lines[at]!)![0]);
  const moves =
    lines
      .slice(at)
      .join(' ')
      .match(/\d:\w\w [0-9a-f]{6}/g) ?? [];
  assert.equal(moves.length, 20 - first + 1);
});

test('the error names the first line that differs', () => {
  assert.throws(() => compare('a\nb\nc\n', 'a\nx\nc\n', 'some.txt'), {
    law: 'golden',
    message: /some\.txt, line 2\n {2}was: b\n {2}now: x/,
  });
  assert.throws(() => compare('a\n', 'a\nb\n', 'some.txt'), /line 2/);
  assert.throws(() => compare('a\nb\n', 'a\n', 'some.txt'), /line 2\n {2}was: b/);
});

test('a missing golden file fails; UPDATE_GOLDENS=1 writes it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gstk-golden-'));
  const file = join(folder, 'playthroughs', 'my-game-2.txt');
  const before = process.env['UPDATE_GOLDENS'];
  try {
    delete process.env['UPDATE_GOLDENS'];
    assert.throws(() => checkGolden(file, 'text\n'), {law: 'golden', message: /is missing/});
    process.env['UPDATE_GOLDENS'] = '1';
    checkGolden(file, 'text\n');
    delete process.env['UPDATE_GOLDENS'];
    assert.equal(readFileSync(file, 'utf8'), 'text\n');
    checkGolden(file, 'text\n');
    assert.throws(() => checkGolden(file, 'other\n'), {law: 'golden'});
  } finally {
    if (before !== undefined) process.env['UPDATE_GOLDENS'] = before;
    rmSync(folder, {recursive: true});
  }
});
