import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {root} from './test-files.mjs';
import {TSC} from './tsc.mjs';

/** A copy of the project in which games are created, so that the project itself stays unchanged. */
const copy = mkdtempSync(join(tmpdir(), 'gstk-new-game-'));
after(() => rmSync(copy, {recursive: true, force: true}));
const parts = ['src', 'scripts', 'stories', 'README.md', 'package.json', 'tsconfig.json'];
for (const part of [...parts, '.prettierrc.json', '.prettierignore'])
  cpSync(join(root, part), join(copy, part), {recursive: true});
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

const run = (...args) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, NODE_TEST_CONTEXT: undefined, UPDATE_GOLDENS: undefined},
  });
  return {status, said: `${stdout}${stderr}`};
};
const newGame = (...ids) => run('scripts/new-game.mjs', ...ids);
const read = (path) => readFileSync(join(copy, path), 'utf8');
const passes = ({status, said}) => assert.equal(status, 0, said);

describe('npm run new-game', () => {
  for (const [id, reason] of [
    [undefined, /npm run new-game -- <id>/],
    ['My-Game', /not an id/],
    ['my_game', /not an id/],
    ['9-lives', /not an id/],
    ['../king', /not an id/],
    ['my-', /not an id/],
    ['king', /taken: src\/games\/king exists/],
    ['king-simple', /taken: .*stories.*exists|taken: the catalogue/],
    ['high-card', /taken: it is the sample/],
  ])
    test(`refuses ${id}`, () => {
      const before = read('src/embed/catalogue.ts');
      const {status, said} = id ? newGame(id) : newGame();
      assert.equal(status, 1);
      assert.match(said, reason);
      assert.equal(read('src/embed/catalogue.ts'), before);
    });

  test('writes a folder, a story and a line of the catalogue', () => {
    const {status, said} = newGame('king-of-tests');
    assert.equal(status, 0, said);
    for (const file of [
      'README.md',
      'rules.ts',
      'machine.ts',
      'bot.ts',
      'table.ts',
      'messages/ru.ts',
    ])
      assert.ok(existsSync(join(copy, 'src/games/king-of-tests', file)), file);
    assert.ok(existsSync(join(copy, 'stories/games/king-of-tests.stories.ts')));
    assert.match(
      read('src/embed/catalogue.ts'),
      /import \{kingOfTests\} from '\.\.\/games\/king-of-tests\/entry\.js'/,
    );
    assert.match(read('README.md'), /^\| King Of Tests.*\| `king-of-tests` \| 2 to 4 \|$/m);
    assert.match(read('src/games/king-of-tests/rules.ts'), /id: 'king-of-tests'/);
    assert.match(
      read('src/games/king-of-tests/playthroughs/king-of-tests-2.txt'),
      /^king-of-tests, 2 seats/,
    );
    assert.doesNotMatch(read('src/games/king-of-tests/messages/en.ts'), /high-card|High Card/);
  });

  test('refuses the same id a second time', () => {
    const {status, said} = newGame('king-of-tests');
    assert.equal(status, 1);
    assert.match(said, /taken: src\/games\/king-of-tests exists/);
  });

  test('the copy keeps the layers', () => passes(run('scripts/layers.mjs')));

  test('game, story and catalogue have no wrong type, and are formatted', () => {
    const files = [
      'src/games/king-of-tests',
      'stories/games/king-of-tests.stories.ts',
      'src/embed/catalogue.ts',
    ];
    const config = {extends: './tsconfig.json', include: files};
    writeFileSync(join(copy, 'tsconfig.game.json'), JSON.stringify(config));
    passes(run(TSC, '--noEmit', '-p', 'tsconfig.game.json'));
    passes(run('node_modules/prettier/bin/prettier.cjs', '--check', ...files));
  });

  test('the game passes its own tests', () => {
    passes(run('scripts/test-node.mjs', 'games/king-of-tests'));
  });

  test('the game keeps the laws, agrees with its chart and plays as its golden files', () => {
    const result = run(
      ...['--import', 'tsx', '--test', '--test-name-pattern=king-of-tests'],
      'src/testing/games.test.ts',
    );
    passes(result);
    for (const part of ['4 seats: keeps the laws', ': chart and rules agree', '2 seats: plays as'])
      assert.ok(result.said.includes(part), part);
  });
});
