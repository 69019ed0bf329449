// The samples of code in README.md and the documents: types, positions, lists. Those of HTML and CSS are
// loaded by doc-pages.test.mjs, templates compiled by frameworks.test.mjs, and texts of positions and
// matches read by src/notation/vectors.test.ts. `npm run test:built` does not build; run `npm run build`
// first. One sample adds a game:
// registers games
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {samples} from './doc-samples.mjs';
import {below, parse, prove} from './prove-example.mjs';
import '../examples/old-maid/src/index.ts';
import {root, walk} from './test-files.mjs';
import {TSC} from './tsc.mjs';

const all = samples().map((sample) => ({...sample, place: `${sample.file}:${sample.line}`}));
/** Parts of a game from outside, which lack what stands around them there. */
const ofExample = ({file}) => file === 'docs/your-own-game.md';
/** Types for templates, which need their framework. */
const ofFrameworks = ({code}) => /'gstk\/(jsx|vue|svelte)'/.test(code);

/** Declarations that samples take from the page or the build around them. */
const AROUND = [
  [
    /\bmanifest\.files\b/,
    'declare const manifest: {files: Record<string, string>; loads: Record<string, string[]>};',
  ],
  [/\bimportScripts\(/, 'declare function importScripts(...addresses: string[]): void;'],
  [
    /\bconfig\.add/,
    'declare const config: {addPairedAsyncShortcode(name: string, draw: (content: string, attributes: Record<string, string>) => Promise<string>): void};',
  ],
  [
    /\bwritePosition\(rules, match/,
    "import {createMatch, type Match, replay} from 'gstk'; declare const match: Match<any>; declare const game: any; declare const text: string;",
  ],
];

/** The file of types for an import of the package: its entry in package.json. */
function typesOf(specifier) {
  const {exports} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const path = `.${specifier.slice('gstk'.length)}`;
  const matches = Object.keys(exports).flatMap((entry) => {
    const [head, tail] = entry.split('*');
    if (tail === undefined) return entry === path ? [[entry, '']] : [];
    return path.startsWith(head) && path.endsWith(tail)
      ? [[entry, path.slice(head.length, path.length - tail.length)]]
      : [];
  });
  const [entry, star] = matches.sort(([a], [b]) => b.length - a.length)[0] ?? [];
  assert.ok(entry, `package.json has no entry ${specifier}`);
  return exports[entry].types.replaceAll('*', star);
}

/** Compiles samples as a user of the package does. Returns the errors. */
function compiled(sources) {
  const folder = mkdtempSync(join(tmpdir(), 'gstk-samples-'));
  const entries = new Set(
    Object.values(sources).flatMap((code) =>
      [...code.matchAll(/'(gstk(?:\/[\w/-]+)?)'/g)].map(([, one]) => one),
    ),
  );
  const paths = Object.fromEntries(
    [...entries].map((entry) => [entry, [join(root, typesOf(entry))]]),
  );
  for (const [name, code] of Object.entries(sources)) writeFileSync(join(folder, name), code);
  const options = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      rootDir: '/',
      noUnusedLocals: false,
      typeRoots: [join(root, 'node_modules/@types')],
      paths,
    },
    // The lazy parts of an example expect the tag of a table to be known.
    include: ['*.mts', join(root, 'dist/embed/gstk-table/gstk-table.d.ts')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const {stdout} = spawnSync(process.execPath, [join(root, TSC), '-p', folder], {encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  return stdout;
}

/** The lists of Markdown as HTML, with their plays as attributes. */
const listed = (code) =>
  code.replaceAll(/(?:^\* `.*\n)+/gm, (list) => {
    const items = list.replaceAll(/^\* `([^`!?]*)\s*(!?)\??`(.*)$/gm, (_, play, right, text) => {
      const correct = right ? ' data-correct' : '';
      return `<li data-play="${play.trim()}"${correct}>${text}</li>`;
    });
    return `<ul>${items}</ul>`;
  });

describe('samples in documents', () => {
  it('are of kinds that a test checks', () => {
    // Proxies, a plugin of PHP and commands were tried by hand; documents.test.mjs reads the commands.
    const held = ['html', 'css', 'js', 'ts', 'json', 'md', 'tsx', 'vue', 'svelte'];
    const texts = ['position', 'record', 'fault', 'link'];
    const tried = ['sh', 'nginx', 'php', ''];
    const drawn = ['mermaid']; // src/table/life.node.test.ts reads it
    for (const {place, kind} of all)
      assert.ok([...held, ...texts, ...tried, ...drawn].includes(kind), `${place}: ${kind}`);
  });

  it('TypeScript and JavaScript are free of errors, checked by the types of their game', () => {
    const code = all.filter(
      (one) => /^[jt]s$/.test(one.kind) && !ofFrameworks(one) && !ofExample(one),
    );
    assert.ok(code.length >= 9);
    const sources = Object.fromEntries(
      code.map(({place, kind, code: body}) => {
        const around = AROUND.flatMap(([needs, text]) => (needs.test(body) ? [text] : []));
        // A script has no types that say that the page holds the tag.
        const sure = kind === 'js' ? body.replaceAll(/querySelector\('[\w-]+'\)/g, '$&!') : body;
        return [`${place.replaceAll(/\W/g, '-')}.mts`, `${around.join(' ')}${sure}\nexport {};\n`];
      }),
    );
    const [wrong] = code.filter(({code: body}) => body.includes('match.state.bids'));
    sources['wrong.mts'] = wrong.code.replace('match.state.bids', 'match.state.formations');
    assert.match(
      compiled(sources),
      /^\S*wrong.mts\S* error TS2339: Property 'formations' does not exist .*\n$/,
    );
  });

  it('the parts of a game from outside stand in Old Maid', () => {
    const plain = (code) => code.replaceAll(/\s+/g, ' ').trim();
    const written = walk('examples/old-maid/src').map((file) =>
      plain(readFileSync(join(root, file), 'utf8')),
    );
    const parts = all.filter((one) => one.kind === 'ts' && ofExample(one));
    assert.ok(parts.length > 0);
    for (const {place, code} of parts)
      assert.ok(
        written.some((text) => text.includes(plain(code))),
        place,
      );
  });

  it('JSON is JSON, and names files of the package', () => {
    for (const {place, code} of all.filter(({kind}) => kind === 'json')) {
      const [file] = JSON.parse(code)['html.customData'] ?? [];
      assert.match(file, /^\.\/node_modules\/gstk\/dist\/vscode\.html-custom-data\.json$/, place);
    }
  });

  const examples = all
    .filter(({kind, code}) => /^(html|md)$/.test(kind) && code.includes('<game-example'))
    .filter(({code}) => !code.includes('{{'));
  for (const {place, code} of examples)
    it(`${place}: the rules accept its example`, async () => {
      const html = listed(code).replaceAll(/<script.*<\/script>|<link[^>]*>/g, '');
      const found = below(parse(html));
      for (const one of found.filter(({name}) => name === 'game-example')) await prove(one);
    });

  it('the plugin for WordPress makes a shortcode of each tag for pages', () => {
    const [{code}] = all.filter(({kind}) => kind === 'php');
    const tags = [...code.matchAll(/'([a-z]+-[a-z]+)'/g)].map(([, tag]) => tag);
    for (const tag of tags)
      assert.ok(existsSync(join(root, `src/embed/${tag}/${tag}.ts`)), `there is no <${tag}>`);
    const own = readFileSync(join(root, 'src/embed/define-all.ts'), 'utf8');
    const known = [...own.matchAll(/^ {2}'([a-z]+-[a-z]+)': \(\) =>/gm)].map(([, tag]) => tag);
    assert.ok(known.length >= 8);
    for (const tag of known) assert.ok(tags.includes(tag), `the plugin lacks ${tag}`);
  });
});
