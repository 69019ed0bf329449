import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {isFull} from '../src/testing/full.fixture.js';
import {root} from './test-files.mjs';
import {TSC} from './tsc.mjs';

/** A copy of the project in which games are created, so that the project itself stays unchanged. */
const copy = mkdtempSync(join(tmpdir(), 'gstk-new-game-'));
after(() => rmSync(copy, {recursive: true, force: true}));
const parts = ['src', 'scripts', 'stories', 'README.md', 'package.json', 'tsconfig.json'];
for (const part of [...parts, 'create-gstk-game', '.oxfmtrc.jsonc'])
  cpSync(join(root, part), join(copy, part), {recursive: true});
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

const run = (...args) => runWith({}, ...args);
const runWith = (env, ...args) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, NODE_TEST_CONTEXT: undefined, UPDATE_GOLDENS: undefined, ...env},
  });
  return {status, said: `${stdout}${stderr}`};
};
const newGame = (...ids) => run('scripts/new-game.mjs', ...ids);
const read = (path) => readFileSync(join(copy, path), 'utf8');
const passes = ({status, said}) => assert.equal(status, 0, said);

/** One copy of each sample game. */
const IDS = ['king-of-tests', 'door-of-tests'];

/** The files of a complete game. */
const FILES = [
  ...['README.md', 'types.ts', 'rules.ts', 'view.ts', 'position.ts', 'machine.ts', 'bot.ts'],
  ...['table.ts', 'table/diagram.ts', 'messages/en.ts', 'messages/ru.ts', 'table/guide.ts'],
  ...['entry.ts', 'index.ts', 'rules.test.ts'],
];

/** The sources, tests and story that were written for a game. */
const written = (id) => [
  ...readdirSync(join(copy, 'src/games', id), {recursive: true})
    .filter((name) => /\.(ts|md)$/.test(name))
    .map((name) => `src/games/${id}/${name}`),
  `stories/games/${id}.stories.ts`,
];

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
    ['high-card', /taken: it is a sample/],
    ['my-game --like poker', /"poker" is not a sample/],
    ['my-game --lik pick', /Unknown option/],
  ])
    test(`refuses ${id}`, () => {
      const before = read('src/embed/catalogue.ts');
      const {status, said} = newGame(...(id?.split(' ') ?? []));
      assert.equal(status, 1);
      assert.match(said, reason);
      assert.equal(read('src/embed/catalogue.ts'), before);
    });

  test('writes a folder, a story and a line of the catalogue', () => {
    passes(newGame('king-of-tests'));
    for (const file of FILES)
      assert.ok(existsSync(join(copy, 'src/games/king-of-tests', file)), file);
    assert.ok(existsSync(join(copy, 'stories/games/king-of-tests.stories.ts')));
    assert.match(
      read('src/embed/catalogue.ts'),
      /import \{kingOfTests\} from '\.\.\/games\/king-of-tests\/entry\.js'/,
    );
    assert.match(
      read('README.md'),
      /^\| King Of Tests: most tricks win \|.*\| `king-of-tests` \| 2 to 4 \|$/m,
    );
    assert.match(read('src/games/king-of-tests/rules.ts'), /id: 'king-of-tests'/);
    assert.match(
      read('src/games/king-of-tests/playthroughs/king-of-tests-2.txt'),
      /^king-of-tests, 2 seats/,
    );
    assert.doesNotMatch(read('src/games/king-of-tests/messages/en.ts'), /high-card|High Card/);
  });

  test('writes a complete game, faults in two languages too, in at most 480 lines', () => {
    const lines = written('king-of-tests').map((file) => read(file).trimEnd().split('\n').length);
    assert.ok(lines.length >= FILES.length);
    const sum = lines.reduce((total, count) => total + count, 0);
    assert.ok(sum <= 480, `${sum} lines`);
  });

  test('writes a copy of the other sample when it is asked for', () => {
    passes(newGame('door-of-tests', '--like', 'pick'));
    for (const file of FILES)
      assert.ok(existsSync(join(copy, 'src/games/door-of-tests', file)), file);
    assert.match(read('src/games/door-of-tests/rules.ts'), /'door-of-tests\/nobody-yet'/);
    assert.match(read('README.md'), /^\| Door Of Tests: let guests in.*\| `door-of-tests` \|/m);
    for (const file of written('door-of-tests'))
      assert.doesNotMatch(read(file), /royal.?guests|\btrump\b/i, file);
  });

  test('refuses the same id a second time', () => {
    const {status, said} = newGame('king-of-tests');
    assert.equal(status, 1);
    assert.match(said, /taken: src\/games\/king-of-tests exists/);
  });

  test('the copies keep the layers', () => passes(run('scripts/layers.mjs')));

  const files = IDS.flatMap((id) => [`src/games/${id}`, `stories/games/${id}.stories.ts`]);
  files.push('src/embed/catalogue.ts');

  test('games, stories and catalogue are formatted', () => {
    passes(run('node_modules/oxfmt/bin/oxfmt', '--check', ...files));
  });

  // All that they import is checked with them; the samples, whose names alone differ, always are.
  test('games, stories and catalogue have no wrong type', {skip: !isFull}, () => {
    const include = [...files, 'stories/support/modules.d.ts'];
    const config = {extends: './tsconfig.json', include};
    writeFileSync(join(copy, 'tsconfig.game.json'), JSON.stringify(config));
    passes(run(TSC, '--noEmit', '-p', 'tsconfig.game.json'));
  });

  test('the games pass their own tests', () => {
    passes(run('scripts/test-node.mjs', ...IDS.map((id) => `games/${id}`)));
  });

  test('the games keep the laws, play as their golden files, and have all sentences', () => {
    const all = ['games', 'tables', 'rulebooks'].map((name) => `./src/testing/${name}.test.ts`);
    const file = 'all-games.mjs';
    writeFileSync(join(copy, file), all.map((path) => `await import('${path}');`).join('\n'));
    for (const id of IDS) {
      // No other game is loaded.
      const only = [`--test-name-pattern=${id}`, file];
      const result = runWith({GSTK_GAME: id}, '--import', 'tsx', '--test', ...only);
      passes(result);
      for (const part of [
        '4 seats: keeps the laws',
        ': chart and rules agree',
        '2 seats: plays as',
      ])
        assert.match(result.said, new RegExp(`${id}.*${part}`));
      assert.match(result.said, /shows and says no bare key in ru/);
    }
  });
});
