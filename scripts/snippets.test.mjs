// Every example that authors can copy is valid: the rules of its game accept its position, plays
// and right answers. A snippet that a browser would warn about fails here. The same holds for the
// examples on the demo's page of rules.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, it} from 'node:test';
import {snippets} from '../stories/embed/snippets.ts';
import {below, parse, prove} from './prove-example.mjs';

describe('snippets for authors', () => {
  const all = Object.values(snippets).flat();

  it('are at least thirty, with distinct names', () => {
    assert.ok(all.length >= 30);
    assert.equal(new Set(all.map(({name}) => name)).size, all.length);
  });

  for (const {markup, name} of all)
    it(name, async () => {
      for (const element of below(parse(markup)))
        if (element.name === 'game-example') await prove(element);
    });
});

describe('the page of rules', () => {
  const page = readFileSync(new URL('../demo/rules.html', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/<game-example [\s\S]*?<\/game-example>/g)].map(([markup]) => {
    const [example] = parse(markup).children;
    return example;
  });
  const quizzes = examples.filter(({attributes}) => attributes.mode === 'quiz');
  const games = new Set(quizzes.map(({attributes: {game}}) => game));

  it('has twelve examples to step through, and quizzes of five games', () => {
    const worked = examples.filter(({children}) => children.some(({name}) => name === 'ol'));
    assert.ok(worked.length >= 12, String(worked.length));
    assert.ok(quizzes.length >= 6 && games.size >= 5, `${quizzes.length} of ${[...games].join()}`);
  });

  examples.forEach((example, at) => {
    const {game, mode = 'view', variant = ''} = example.attributes;
    it(`${at + 1}: ${mode}, ${game} ${variant}`, () => prove(example));
  });
});

describe('the TypeScript of README', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const code = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, body]) => body);

  it('is checked by the types of its game, and free of errors', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gstk-readme-'));
    const wrong = code.map((body) => body.replace('match.state.bids', 'match.state.formations'));
    for (const [name, bodies] of Object.entries({right: code, wrong}))
      bodies.forEach((body, at) => writeFileSync(join(folder, `${name}-${at}.mts`), body));
    // As a user of the package has it: its doors are the sources.
    const options = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        rootDir: '/',
        noUnusedLocals: false,
        typeRoots: [join(root, 'node_modules/@types')],
        paths: {
          gstk: [join(root, 'src/index.ts')],
          'gstk/catalogue': [join(root, 'src/embed/catalogue.ts')],
        },
      },
      include: ['*.mts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
    const {stdout} = spawnSync(process.execPath, [tsc, '-p', folder], {encoding: 'utf8'});
    rmSync(folder, {recursive: true});
    assert.ok(code.length >= 2);
    assert.match(
      stdout,
      /^\S*wrong-1.mts\S* error TS2339: Property 'formations' does not exist .*\n$/,
    );
  });
});
