// Statements of the documents about the project itself: commands, files, counts and figures. Blocks that
// scripts write are checked by readme.test.mjs, samples of code by samples.test.mjs and
// snippets.test.mjs.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {catalogue} from '../src/embed/catalogue.ts';
import {snippets} from '../stories/embed/snippets.ts';
import {DOCUMENTS, sectionsOf} from './doc-blocks.mjs';
import {samples} from './doc-samples.mjs';
import {root} from './test-files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const {scripts, version} = JSON.parse(read('package.json'));
const {bin} = JSON.parse(read('server/package.json'));
const texts = Object.fromEntries(DOCUMENTS.map((file) => [file, read(file)]));
/** All matches in all documents, with their places. */
const all = (pattern) =>
  Object.entries(texts).flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map((found) => ({file, found})),
  );

/** The file that a script of package.json runs, if it is one of ours. */
const fileOf = (name) => /(?:scripts|bench|src)\/[\w./-]+/.exec(scripts[name] ?? '')?.[0];

/** A file with the modules that it imports by relative paths, theirs included, as one text. */
function withImports(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(join(root, file))) return '';
  seen.add(file);
  const text = read(file);
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(file), path),
  );
  return [text, ...imported.map((path) => withImports(path, seen))].join('\n');
}

describe('commands of the documents', () => {
  it('npm run: every script exists', () => {
    const named = all(/npm run (?:--silent )?([a-z][\w:-]*)/g);
    assert.ok(named.length > 30);
    for (const {file, found} of named) assert.ok(scripts[found[1]], `${file}: npm run ${found[1]}`);
  });

  it('node: every file exists', () => {
    const named = all(/\bnode ((?:scripts|bench|server)\/[\w./-]+\.m?js)/g);
    assert.ok(named.length > 3);
    for (const {file, found} of named)
      assert.ok(existsSync(join(root, found[1])), `${file}: node ${found[1]}`);
  });

  it('npx: only tools of the project, and the server', () => {
    const packages = Object.entries(JSON.parse(read('package-lock.json')).packages);
    const tools = packages.flatMap(([path, one]) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) ? Object.keys(one.bin ?? {}) : [],
    );
    for (const {file, found} of all(/\bnpx ([\w-]+)/g))
      assert.ok([...tools, ...Object.keys(bin)].includes(found[1]), `${file}: npx ${found[1]}`);
  });

  it('options are those that their script reads', () => {
    const named = all(/npm (?:run )?([a-z][\w:-]*) --((?: [\w,./-]+| --?[\w-]+(?:=\S+)?)+)/g);
    const options = named.flatMap(({file, found: [, name, rest]}) =>
      [...rest.matchAll(/ --([a-z][\w-]*)/g)].map(([, option]) => ({file, name, option})),
    );
    assert.ok(options.length > 4, `${options.length}`);
    for (const {file, name, option} of options)
      assert.match(
        withImports(fileOf(name)),
        new RegExp(`['"\`]--${option}\\b|'${option}'|--${option}=`),
        `${file}: npm run ${name} -- --${option}`,
      );
  });
});

describe('steps of npm test that the documents name', () => {
  it('are steps', () => {
    const listed = [...read('scripts/test.mjs').matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(
      ([, step]) => step,
    );
    assert.ok(listed.includes('layers'));
    for (const {file, found} of all(/--only ([a-z,-]+)/g))
      for (const step of found[1].split(','))
        assert.ok(listed.includes(step), `${file}: --only ${step}`);
  });
});

describe('files that the documents name', () => {
  it('exist', () => {
    const named = all(/`((?:src|scripts|docs|bench|demo|stories|server)\/[\w@./-]+)`/g);
    assert.ok(named.length > 40);
    // Files that an author of a game would make.
    const made = named.filter(({found: [, path]}) => !/my-game/.test(path));
    for (const {file, found} of made) {
      const folder = file === 'docs/your-own-game.md' ? 'examples/old-maid' : '.';
      assert.ok(existsSync(join(root, folder, found[1])), `${file} names ${found[1]}`);
    }
  });
});

const WORDS = {15: 'fifteen', 48: 'forty-eight', 12: 'twelve'};
/** A number as a sentence writes it. */
const written = (count) => {
  assert.ok(WORDS[count], `write ${count} as a word here`);
  return WORDS[count];
};

describe('counts', () => {
  const examples = Object.values(snippets).flat().length;
  const [{code}] = samples().filter(({kind}) => kind === 'php');
  const plugin = code.split('\n').filter(Boolean).length;
  const kings = catalogue.filter(({tag, id}) => tag.name === 'king-game' && id.startsWith('king-'));

  for (const [file, says] of [
    ['docs/embedding.md', `The stories have ${written(examples)} examples`],
    ['stories/start.mdx', `${written(examples)} examples and quizzes to copy`],
    ['stories/start.mdx', `npm install ./gstk-${version}.tgz`],
    ['src/builder/messages/en.ts', `the ${written(plugin)}-line plugin in docs/embedding.md`],
    ['docs/bots.md', `the ${written(kings.length)} games of King`],
  ])
    it(`${file}: ${says}`, () => {
      assert.ok(read(file).toLowerCase().includes(says.toLowerCase()));
    });
});

/**
 * Figures that are decisions, not measured: the document that states each, and the source that holds it.
 * A change of the source leads here, and from here to the sentence.
 */
const DECIDED = [
  ['README.md', 'Node 20.19 or newer', 'package.json', '"node": ">=20.19"'],
  ['docs/online.md', 'Node 22.13 or newer', 'server/package.json', '"node": ">=22.13"'],
  ['server/README.md', 'Node 22.13 or newer', 'server/package.json', '"node": ">=22.13"'],
  ['docs/loading.md', 'slow 4G (1.6 Mbit/s, 150 ms)', 'bench/visit.mjs', 'latency: 150,'],
  ['docs/loading.md', '1.6 Mbit/s', 'bench/visit.mjs', 'downloadThroughput: 200_000,'],
  ['docs/loading.md', 'the processor four times slower', 'bench/visit.mjs', 'rate: 4}'],
  ['docs/loading.md', 'off by more than 2 %', 'scripts/figures.test.mjs', 'TOLERANCE = 0.02;'],
  ['docs/loading.md', 'untouched for a second and a half', 'src/table/loader.ts', 'IDLE = 1500;'],
  ['docs/embedding.md', 'from 40 to 4000 pixels', 'src/embed/frame-host.ts', 'TALLEST = 4000;'],
  ['docs/embedding.md', 'from 40 to 4000 pixels', 'src/embed/frame-host.ts', 'LOWEST = 40;'],
  ...['"react": "19.', '"vue": "3.', '"svelte": "5.', '"@angular/core": "22.', '"next": "16.'].map(
    (version) => [
      'docs/embedding.md',
      '**Proven** with React 19, Vue 3, Svelte 5, Angular 22 and Next 16',
      'frameworks/package.json',
      version,
    ],
  ),
  ['docs/embedding.md', '680 pixels fit all games', 'src/builder/snippets.ts', 'HEIGHT = 680;'],
  [
    'docs/embedding.md',
    'longer than ten seconds',
    'src/table/play/page-bot.ts',
    'PATIENCE = 10_000;',
  ],
  ['docs/bots.md', 'plays on 500 games', 'src/bots/levels.ts', 'strong: {iterations: 500'],
  ['docs/bots.md', 'Thinks five times as long', 'src/bots/levels.ts', 'expert: {iterations: 2_500'],
  ['docs/bots.md', 'slices of six milliseconds', 'src/bots/in-slices.ts', 'SLICE = 6;'],
  [
    'docs/checklist.md',
    'said again after 700 ms',
    'src/elements/shared/announcer.ts',
    'ECHO = 700;',
  ],
  [
    'docs/bots.md',
    'A judgement ends after 400 ms',
    'src/analysis/judge-moves.ts',
    'milliseconds: 400,',
  ],
  ['docs/bots.md', 'on at most 400 ms', 'src/analysis/judge-moves.ts', 'milliseconds: 400,'],
  [
    'docs/online.md',
    'a read timeout above 15 s',
    'server/src/server.ts',
    'pingInterval: 3000, pingMaxRetries: 2',
  ],
  ['docs/online.md', 'A frame may have 1 kB', 'server/src/limits.ts', 'FRAME_BYTES = 1024;'],
  ['docs/online.md', 'a body 2 kB', 'server/src/limits.ts', 'BODY_BYTES = 2048;'],
  ['docs/online.md', 'may have 32 kB', 'server/src/daily.ts', 'RESULT_BYTES = 32 * 1024;'],
  ['docs/online.md', 'a table 32 sockets', 'server/src/limits.ts', 'SOCKETS_A_TABLE = 32;'],
  ['docs/online.md', 'ends (at most 8 s)', 'server/src/main.ts', 'DRAIN_MS = 8000;'],
  ['docs/online.md', '| 4002 | malformed frames', 'server/src/close-codes.ts', 'fault: 4002,'],
  [
    'docs/online.md',
    '| 4010 | another process has opened the match',
    'server/src/close-codes.ts',
    'moved: 4010,',
  ],
  [
    'docs/online.md',
    '| 4404 | the match was deleted',
    'server/src/close-codes.ts',
    'deleted: 4404,',
  ],
  ['docs/online.md', '| 4409 | the seat went on', 'server/src/close-codes.ts', 'replaced: 4409,'],
  ['docs/online.md', '| 4429 | more sockets', 'server/src/close-codes.ts', 'full: 4429,'],
  [
    'docs/notation.md',
    '5,000,000 characters',
    'src/notation/record/parse-record.ts',
    'LONGEST = 5_000_000;',
  ],
  [
    'docs/notation.md',
    '5,000,000 characters',
    'src/notation/pbn/parse-pbn.ts',
    'LONGEST = 5_000_000;',
  ],
  [
    'docs/notation.md',
    'variations 50 deep',
    'src/notation/record/parse-record.ts',
    'DEEPEST = 50;',
  ],
  [
    'docs/notation.md',
    'a link | 50,000 characters',
    'src/notation/link/link.ts',
    'longest: 50_000}',
  ],
  [
    'docs/notation.md',
    'up to 4,000 bytes and 32 times what they take',
    'src/notation/link/pack.ts',
    '4_000 + 32 * compressed',
  ],
  ['docs/notation.md', '| 50,000 moves |', 'src/match/record.ts', 'MOST_MOVES = 50_000;'],
  ['docs/notation.md', '100,000 values, 50 levels', 'src/game/plain-data.ts', 'MOST = 100_000;'],
  ['docs/notation.md', '100,000 values, 50 levels', 'src/game/plain-data.ts', 'DEEPEST = 50;'],
  ['docs/notation.md', '30 levels', 'src/notation/position/read-value.ts', 'DEEPEST = 30;'],
  ['docs/notation.md', '20,000 values', 'src/notation/scanner.ts', 'MOST_VALUES = 20_000;'],
];

describe('sizes', () => {
  for (const [file, most] of [
    ['README.md', 9_000],
    ['CONTRIBUTING.md', 12_000],
  ])
    it(`${file} has at most ${most} bytes`, () => {
      const bytes = Buffer.byteLength(texts[file]);
      assert.ok(bytes <= most, `${bytes} bytes: what only some readers need belongs in docs/`);
    });
});

describe('figures', () => {
  for (const [file, says, source, holds] of DECIDED)
    it(`${file}: ${says}`, () => {
      assert.ok(texts[file].includes(says), `${file} no longer says: ${says}`);
      assert.ok(read(source).includes(holds), `${source} has changed, and ${file} says: ${says}`);
    });

  it('docs/online.md: the defaults are those of the server', () => {
    const config = read('server/src/config.ts');
    const rows = [
      ...texts['docs/online.md'].matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)?) \| ([^|]+) \|/gm),
    ];
    const usual = rows.flatMap(([, names, values]) =>
      names.split(', ').map((name, at) => [name.replaceAll('`', ''), values.split(', ')[at]]),
    );
    const numbers = usual.filter(([, value]) => /^\d+(\s|$)/.test(value));
    assert.ok(numbers.length >= 10, `${numbers}`);
    for (const [name, value] of numbers) {
      const [, own] = new RegExp(`number\\('${name}', ([\\d_]+)`).exec(config);
      assert.equal(own.replaceAll('_', ''), value.split(' ')[0], name);
    }
  });

  /** Figures that only a measurement can give: weights, times, shares with their errors, rates. */
  const MEASURED =
    /\d ?(?:[kMG]B|ms|s)\b(?![^|\n]*`[A-Z_]+=)|\d ± \d|\d (?:moves|decisions|worlds|commands) a second/;
  /** The time and place at which the figures of a section were taken. */
  const TAKEN =
    /Taken (?:on|between) \d{4}-\d\d-\d\d(?: and \d{4}-\d\d-\d\d)?, (?:recorded in|at) commit `[0-9a-f]{8}`, [^.]*cores?\b/;

  const COMMAND = /`(?:npm run|node) [^`]+`/;

  // bench/README.md explains how the benches measure, in waits and rounds of their own.
  for (const file of DOCUMENTS.filter((one) => one !== 'bench/README.md'))
    it(`${file}: every measured figure is written by a script, or says when, where and how`, () => {
      for (const {title, text, above} of sectionsOf(texts[file])) {
        const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
        const said = DECIDED.filter(([own]) => own === file).reduce(
          (rest, [, one]) => rest.replaceAll(one, ''),
          prose,
        );
        const found = MEASURED.exec(said);
        if (!found) continue;
        const around = said.slice(Math.max(0, found.index - 60), found.index + 40);
        const place = `${file}, ${title}: ${around.replaceAll(/\s+/g, ' ')}`;
        const own = [text, ...above].join('\n');
        assert.ok(TAKEN.test(own), `nothing says when and where this was taken: ${place}`);
        assert.ok(COMMAND.test(own), `no command takes this again: ${place}`);
      }
    });
});
