// `npm create gstk-game` as its users meet it: the packed creator makes a game, which is changed, tested,
// built and packed; its tarball is mounted beside the packed library, on a page and on a server. Needs a
// build.
// run: nightly
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright-core';
import {launchOptions} from './browser.mjs';
import {onlineTools, server as serverFolder} from './online-tools.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'gstk-create-'));
const bin = (path) => join(root, 'node_modules', path);

function run(cwd, program, ...args) {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NODE_TEST_CONTEXT: undefined, UPDATE_GOLDENS: undefined},
    shell: process.platform === 'win32',
  });
  return {status, stdout, said: `${stdout}${stderr}`};
}
const passes = ({status, said}) => assert.equal(status, 0, said);

/** Packs a package and unpacks it where it would be installed. */
function install(from, to, ...flags) {
  const packed = run(from, 'npm', 'pack', '--silent', '--pack-destination', folder, ...flags);
  passes(packed);
  const filename = packed.stdout.trim().split('\n').at(-1);
  mkdirSync(to, {recursive: true});
  passes(run(folder, 'tar', 'xzf', filename, '-C', to, '--strip-components=1'));
}

/** The packages of the project, in place of those that npm would fetch. */
function linkPackages(to, from = join(root, 'node_modules')) {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from))
    if (!name.startsWith('.') && name !== 'gstk')
      try {
        symlinkSync(join(from, name), join(to, name), 'junction');
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
}

const creator = join(folder, 'creator');
const packages = join(folder, 'node_modules');

before(() => {
  install(join(root, 'create-gstk-game'), creator);
  install(root, join(packages, 'gstk'), '--ignore-scripts');
  linkPackages(packages);
});
after(() => rmSync(folder, {recursive: true, force: true}));

const create = (...args) => run(folder, process.execPath, join(creator, 'create.mjs'), ...args);

describe('npm create gstk-game', () => {
  for (const [args, reason] of [
    [[], /npm create gstk-game <author>\/<game>/],
    [['high-card'], /"high-card" is not an id/],
    [['Acme/card'], /"Acme\/card" is not an id/],
    [['acme/../card'], /is not an id/],
    [['acme/creator'], /"creator" exists already/],
    [['acme/card', '--like', 'poker'], /"poker" is not a sample/],
    [['acme/card', '--lik'], /Unknown option/],
  ])
    it(`refuses ${args.join(' ') || 'no id'}`, () => {
      const {status, said} = create(...args);
      assert.equal(status, 1);
      assert.match(said, reason);
    });
});

for (const like of ['trick', 'pick'])
  describe(`a game like the sample "${like}"`, () => {
    const name = `${like}-of-tests`;
    const id = `acme/${name}`;
    const project = join(folder, name);
    const consumer = join(folder, `site-${like}`);

    before(() => passes(create(id, '--like', like)));

    it('passes its tests, and its types are right', () => {
      passes(run(project, process.execPath, bin('typescript/bin/tsc')));
      const tests = ['test/laws.test.ts', 'test/rules.test.ts'];
      passes(run(project, process.execPath, '--import', 'tsx', '--test', ...tests));
    });

    it('notices a change of play, and keeps it when it is meant', () => {
      const play = join(project, 'src/play.ts');
      const text = readFileSync(play, 'utf8');
      const changed =
        like === 'trick' ? text.replace('[5, 3]', '[4, 3]') : text.replace('[4, 2]', '[3, 2]');
      assert.notEqual(changed, text);
      writeFileSync(play, changed);
      const laws = ['--import', 'tsx', '--test', 'test/laws.test.ts'];
      const broken = run(project, process.execPath, ...laws);
      assert.match(broken.said, /golden/);
      passes(run(project, process.execPath, '--import', 'tsx', 'test/goldens.ts'));
      passes(run(project, process.execPath, ...laws));
    });

    it('is built for bundlers and for pages, and packed', () => {
      const vite = [bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
      passes(run(project, process.execPath, ...vite));
      passes(run(project, process.execPath, ...vite, '--mode', 'page'));
      passes(
        run(project, process.execPath, bin('typescript/bin/tsc'), '-p', 'tsconfig.build.json'),
      );
      install(project, join(consumer, `node_modules/@acme/${name}`), '--ignore-scripts');
      cpSync(join(packages, 'gstk'), join(consumer, 'node_modules/gstk'), {recursive: true});
      linkPackages(join(consumer, 'node_modules'));
    });

    it('is played in a table and an example beside the scripts of the library', async () => {
      writeFileSync(
        join(consumer, 'index.html'),
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Acme</title>
<script type="module" src="/node_modules/gstk/dist/cdn/gstk-table.js"></script>
<script type="module" src="/node_modules/gstk/dist/cdn/examples.js"></script>
<script type="module" src="/node_modules/@acme/${name}/dist/page/${name}.js"></script>
<gstk-table game="${id}" players="2" seed="1" storage-key="off" speed="instant"></gstk-table>
<game-example game="${id}" players="2"><p>The beginning.</p></game-example>`,
      );
      const site = await serve(consumer);
      const browser = await chromium.launch(launchOptions());
      try {
        const page = await browser.newPage();
        const faults = [];
        page.on('pageerror', (error) => faults.push(String(error)));
        page.on('console', (line) => {
          if (['error', 'warning'].includes(line.type())) faults.push(line.text());
        });
        await page.goto(site.url);
        const table = page.locator('gstk-table');
        await page.waitForFunction(() =>
          document.querySelector('gstk-table').matches(':state(my-turn)'),
        );
        assert.match(await table.ariaSnapshot(), new RegExp(name.replaceAll('-', ' '), 'i'));
        await table.evaluate((element) => element.setAttribute('autoplay', ''));
        await page.waitForFunction(() =>
          document.querySelector('gstk-table').matches(':state(game-over)'),
        );
        const game = await table.evaluate((element) => element.record.game);
        assert.equal(game, id);
        await page.locator('game-example').scrollIntoViewIfNeeded();
        await page.waitForFunction(() =>
          document.querySelector('game-example').shadowRoot?.querySelector('[data-do]'),
        );
        assert.deepEqual(faults, []);
      } finally {
        await browser.close();
        await site.close();
      }
    });

    it('is hosted by the server, from its package', async (t) => {
      const {node, reason} = onlineTools();
      if (!node) {
        t.skip(reason);
        return;
      }
      const {bundle} = await import(pathToFileURL(join(serverFolder, 'build.mjs')).href);
      const built = join(consumer, 'server');
      await bundle(['src/main.ts'], built, {gstk: 'package'});
      linkPackages(join(consumer, 'node_modules'), join(serverFolder, 'node_modules'));
      const child = spawn(
        node,
        ['--no-warnings', join(built, 'main.js'), '--games', `@acme/${name}`],
        {
          cwd: consumer,
          env: {...process.env, PORT: '0', DATA: ':memory:', LOG: 'info'},
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      try {
        const said = await new Promise((done, fail) => {
          let text = '';
          const hear = (part) => {
            text += String(part);
            if (text.includes('"event":"up"')) done(text);
          };
          child.stdout.on('data', hear);
          child.stderr.on('data', hear);
          child.once('exit', () => fail(new Error(text)));
        });
        const {port} = JSON.parse(said.split('\n').find((line) => line.includes('"event":"up"')));
        const answer = await fetch(`http://127.0.0.1:${port}/matches`, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify({game: id, people: 1}),
        });
        assert.equal(answer.status, 200, await answer.clone().text());
        assert.ok((await answer.json()).id);
      } finally {
        child.kill('SIGKILL');
      }
    });
  });
