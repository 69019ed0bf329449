import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {describe, test} from 'node:test';
import {repeated} from '../src/testing/full.fixture.js';
import {browserFilesOf, nodeFilesOf} from './game-files.mjs';
import {root} from './test-files.mjs';

const run = (...args) => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/test-game.mjs', ...args],
    {cwd: root, encoding: 'utf8', env: {...process.env, NODE_TEST_CONTEXT: undefined}},
  );
  return {status, stdout, stderr};
};

describe('npm run test:game', () => {
  for (const args of repeated([['chess'], [], ['king-simple', 'king-long']]))
    test(`names all games when asked for "${args.join(' ')}"`, () => {
      const {status, stderr} = run(...args);
      assert.equal(status, 2);
      assert.match(stderr, /games: god-save-the-king, king-simple, .*death-over-the-kingdom$/m);
      assert.match(stderr, /families: king, king-and-crown$/m);
      assert.equal(stderr.includes('is called "chess"'), args[0] === 'chess');
    });

  test('plays laws, golden games, agreement and examples of that game alone', () => {
    const {status, stdout, stderr} = run('find-the-king', '--node');
    assert.equal(status, 0, stdout + stderr);
    for (const name of [
      'find-the-king, 2 seats: keeps the laws',
      'find-the-king, 2 seats: plays as its golden file',
      'king-and-crown: chart and rules agree',
    ])
      assert.ok(stdout.includes(name), name);
    assert.doesNotMatch(stdout, /defend-the-king, \d seats/);
    assert.match(stdout.trimEnd().split('\n').at(-1), /^find-the-king: [1-9]\d* passed, 0 failed$/);
  });

  test('has the tests of the game, not those of a sibling', () => {
    const files = nodeFilesOf('king-and-crown', ['defend-the-king']);
    const has = (path) => files.includes(`src/games/king-and-crown/${path}`);
    assert.ok(has('find-the-king/rules.test.ts') && has('rules/thwart.test.ts'));
    assert.ok(!has('defend-the-king/rules.test.ts'));
  });

  test('has the table tests of each family', () => {
    const has = (family, ...files) => {
      const found = browserFilesOf(family, []);
      for (const file of files) assert.ok(found.includes(`src/${file}.test.ts`), file);
      return found;
    };
    const king = has('king', 'games/king/table/table', 'embed/king-game/choices');
    assert.ok(!king.some((file) => /kingdom|peasants|gstk-table/.test(file)), king.join());
    has('kings-and-peasants', 'embed/king-game/peasants');
    has('king-and-crown', 'embed/crown-game/crown-tourney');
    has('death-over-the-kingdom', 'embed/kingdom-game/kingdom-strict');
    has('crush-the-crown', 'embed/crush-game/crush-hands');
    has('court-ladder', 'games/court-ladder/table/play');
    has('god-save-the-king', 'games/god-save-the-king/table/screen');
  });
});
