import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join, relative} from 'node:path';
import {before, describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import * as headless from '../index.js';
import {oneOfEach} from './full.fixture.js';

/**
 * The built package, imported by name in plain Node, as its users import it. `npm run test:built`
 * does not build; run `npm run build` first.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const {exports} = JSON.parse(read('package.json')) as {
  exports: Record<string, string | {types: string; default: string}>;
};
const files = (readdirSync(join(root, 'dist'), {recursive: true}) as string[]).map(
  (file) => `./dist/${file.replaceAll('\\', '/')}`,
);

interface Entry {
  /** The import specifier, `gstk/games/king`. */
  readonly name: string;
  readonly types: string;
}

/**
 * All entries of `exports`, with patterns expanded; except entries that are not modules or are made
 * for script tags.
 */
const entries: readonly Entry[] = Object.entries(exports).flatMap(
  ([key, entry]): readonly Entry[] => {
    if (typeof entry === 'string') return [];
    const name = `gstk${key.slice(1)}`;
    if (!key.includes('*')) return [{name, types: entry.types}];
    const sign = /[.*+?^${}()|[\]\\]/g;
    const [first = '', ...rest] = entry.default
      .split('*')
      .map((part) => part.replace(sign, (found) => `\\${found}`));
    const pattern = new RegExp(`^${first}(.+)${rest.join('\\1')}$`);
    return files.flatMap((file) => {
      const found = pattern.exec(file)?.[1];
      if (!found) return [];
      return [{name: name.replace('*', found), types: entry.types.replaceAll('*', found)}];
    });
  },
);

/**
 * Runs a module in plain Node; returns its output, and the files of the package and the packages
 * that it loads. In the module, `loads()` returns how many these are by now.
 */
function run(code: string): {said: string; loaded: readonly string[]} {
  const folder = mkdtempSync(join(tmpdir(), 'gstk-entries-'));
  const log = join(folder, 'loaded.txt');
  const hooks = `import {appendFileSync} from 'node:fs';
    export const load = (url, context, next) => {
      appendFileSync(${JSON.stringify(log)}, url + '\\n');
      return next(url, context);
    };`;
  const start = `import {readFileSync} from 'node:fs';
    import {register} from 'node:module';
    const loads = () =>
      new Set(readFileSync(${JSON.stringify(log)}, 'utf8').match(/^file:.*$/gm)).size;
    register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}));
    ${code}`;
  try {
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', start], {
      cwd: root,
      encoding: 'utf8',
      env: {...process.env, NODE_OPTIONS: ''},
    });
    const urls = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    const loaded = urls
      .filter((url) => url.startsWith('file:'))
      .map((url) => relative(root, fileURLToPath(url)).replaceAll('\\', '/'));
    return {said, loaded: [...new Set(loaded)]};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Imports entries in plain Node; returns the names of those that throw, with the reasons. */
const faultsOf = (names: readonly string[]): readonly string[] =>
  JSON.parse(
    run(`const faults = [];
      for (const name of ${JSON.stringify(names)})
        await import(name).catch((error) => faults.push(name + ': ' + error.message));
      console.log(JSON.stringify(faults));`).said,
  ) as readonly string[];

/** As the build has noted them (`scripts/bundles/sources.mjs`). */
const built = JSON.parse(read('.cache/sources.json')) as Readonly<
  Record<string, readonly string[]>
>;

/** The sources of files; packages as `node_modules/lit/…`. */
const sourcesOf = (loaded: readonly string[]): readonly string[] =>
  loaded.flatMap((file) => (file.startsWith('dist/') ? built[file]! : [file]));

const loads = (sources: readonly string[], part: RegExp): readonly string[] =>
  sources.filter((source) => part.test(source) && !REGISTER.test(source));

const LIT = /node_modules\/(@lit|lit)/;
const XSTATE = /node_modules\/xstate/;
/** Modules that only register games: the catalogue, the lists of entries, the entries, and the registry. */
const REGISTER =
  /^src\/(embed\/(catalogue|known-games|variant-of|[a-z]+-game\/games)|games\/.+\/entry|elements\/(game-entry|register-game|registry)|game\/game-id|i18n\/.+)\.ts$/;
const SCREEN = /^src\/(elements|embed)\//;
const families = (sources: readonly string[]): readonly string[] => [
  ...new Set(loads(sources, /^src\/games\//).map((source) => source.split('/')[2]!)),
];

describe('entries', () => {
  test('every entry that package.json promises is built, with its types', () => {
    const names = entries.map(({name}) => name);
    for (const name of [
      ...['gstk', 'gstk/catalogue', 'gstk/match', 'gstk/testing', 'gstk/games/king'],
      'gstk/games/king-and-crown/find-the-king',
    ])
      assert.ok(names.includes(name), `${name} is not among ${names.join(', ')}`);
    for (const {name, types} of entries)
      assert.ok(existsSync(join(root, types)), `${name}: ${types}`);
  });

  test('the import of a tag brings the types of its events', () => {
    /** All files of types that a file of types imports. */
    const reach = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
      if (seen.has(file) || !existsSync(join(root, file))) return seen;
      seen.add(file);
      for (const [, name] of read(file).matchAll(/\bfrom ['"](\.[^'"]+)\.js['"]/g))
        reach(join(dirname(file), `${name!}.d.ts`), seen);
      return seen;
    };
    for (const {name, types} of entries)
      if (
        /embed\/(king-game|gstk-table)|elements\/gstk-(dialog|hand|segments|switch|trick)/.test(
          name,
        )
      )
        assert.ok(reach(join(types)).has('dist/elements/events.d.ts'), name);
  });

  test('every entry opens in plain Node, without a DOM', () => {
    assert.deepEqual(faultsOf(entries.map(({name}) => name)), []);
  });

  test('the entries without modules are those that docs/code.md names: data, and scripts for pages', () => {
    const others = Object.keys(exports).filter((key) => typeof exports[key] === 'string');
    const data = ['vscode.html-custom-data', 'web-types', 'custom-elements', 'package'].map(
      (name) => `${name}.json`,
    );
    assert.deepEqual(others, [
      './schemas/*',
      './thinker',
      './cdn/*',
      ...data.map((name) => `./${name}`),
    ]);
    for (const name of data)
      assert.doesNotThrow(() => createRequire(import.meta.url)(`gstk/${name}`));
    const scripts = files.flatMap((file) => /^\.\/dist\/(cdn\/[^/]+\.js)$/.exec(file)?.[1] ?? []);
    const shut = faultsOf(scripts.map((file) => `gstk/${file}`));
    assert.ok(shut.length > 0 && shut.length < scripts.length, shut.join());
    for (const fault of shut) assert.match(fault, / is not defined$/);
    const [, open] = /except the scripts of `gstk\/cdn\/\*`[^.]*of which only (.+) load /.exec(
      read('docs/code.md'),
    )!;
    assert.deepEqual(
      scripts.filter((file) => !shut.some((fault) => fault.includes(file))),
      [...open!.matchAll(/`(\S+)`/g)].map(([, file]) => `cdn/${file!}`),
    );
  });

  test('the headless entry exports exactly the names of its source', () => {
    const {said} = run(`console.log(JSON.stringify(Object.keys(await import('gstk'))))`);
    assert.deepEqual((JSON.parse(said) as string[]).sort(), Object.keys(headless).sort());
  });

  test('the headless entry plays without Lit, a screen or a game', () => {
    const sources = sourcesOf(run(`await import('gstk')`).loaded);
    assert.deepEqual(loads(sources, LIT), []);
    assert.deepEqual(loads(sources, SCREEN), []);
    assert.deepEqual(families(sources), []);
    assert.ok(loads(sources, XSTATE).length > 0, 'the match runs on XState');
  });

  test('no headless source names the DOM', () => {
    const names = /\b(document|window|HTMLElement|customElements|navigator|localStorage)\b/;
    const sources = sourcesOf(run(`await import('gstk'); await import('gstk/catalogue')`).loaded);
    for (const source of loads(sources, /^src\//)) {
      const code = read(source).replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
      assert.ok(!names.test(code), `${source}: ${names.exec(code)?.[0] ?? ''}`);
    }
  });

  test('the catalogue alone loads no game, no Lit and no XState', () => {
    const sources = sourcesOf(run(`await import('gstk/catalogue')`).loaded);
    assert.ok(sources.includes('src/embed/catalogue.ts'));
    assert.deepEqual(loads(sources, /./), []);
  });
});

const games = JSON.parse(
  run(`const {catalogue} = await import('gstk/catalogue');
    console.log(JSON.stringify(catalogue.map(({id, family}) => ({id, family}))));`).said,
) as readonly {readonly id: string; readonly family: string}[];

describe('games', () => {
  for (const {id, family} of oneOfEach(games))
    describe(id, () => {
      /** The sources that are loaded once rules, bot and chart have been asked for, in this order. */
      let after!: Readonly<Record<'rules' | 'bot' | 'load', readonly string[]>>;
      before(() => {
        const {said, loaded} = run(`const {entryOf} = await import('gstk/catalogue');
        for (const part of ['rules', 'bot', 'load']) {
          await entryOf('${id}')[part]();
          console.log(loads());
        }`);
        const [rules, bot, load] = said
          .trim()
          .split('\n')
          .map((count) => sourcesOf(loaded.slice(0, Number(count))));
        after = {rules: rules!, bot: bot!, load: load!};
      });
      test('rules() loads neither XState nor Lit, and no other game', () => {
        const sources = after.rules;
        assert.deepEqual(loads(sources, XSTATE), []);
        assert.deepEqual(loads(sources, LIT), []);
        assert.deepEqual(loads(sources, SCREEN), []);
        assert.deepEqual(families(sources), [family]);
      });
      test('load() loads no Lit, and no other game', () => {
        const sources = after.load;
        assert.deepEqual(loads(sources, LIT), []);
        assert.deepEqual(loads(sources, SCREEN), []);
        assert.deepEqual(families(sources), [family]);
      });
      test('its bot imports no screen and no other game', () => {
        const sources = after.bot;
        assert.deepEqual(loads(sources, LIT), []);
        assert.deepEqual(loads(sources, SCREEN), []);
        assert.deepEqual(families(sources), [family]);
      });
    });
});
