// `npm run bench:page`: when a page with a table, a board or examples is ready, and what it costs until
// then, on a slow phone and on this machine. All pages take turns, round by round, so that a busy
// moment hits all alike; each ratio is formed with the floor of the same round. Prints a table.
//
//   --rounds=9      how often each page is opened; medians are printed
//   --only=king,…   these pages, and the floor; `game-*` are the tables of all games
//   --games         the table of each game, too
//   --cdn=folder    the files of another build, to compare with
//   --check         exit code 1 when a goal is missed
//   --write         keeps the figures in bench/results/page.json, and writes docs/loading.md from it
import {spawnSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {chromium} from 'playwright-core';
import {launchOptions} from '../scripts/browser.mjs';
import {TRANSFERS} from '../src/builder/transfers.ts';
import {serve} from '../scripts/static-server.mjs';
import {page} from '../scripts/table-pages.mjs';
import {busyOthers, judge, keep} from './goals.mjs';
import {install} from './install.mjs';
import {gameRows, own, peers, TAGS} from './start-rows.mjs';
import {exampleRows} from './start/examples.mjs';
import {PROFILES, visit} from './visit.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const out = join(root, '.cache', 'bench', 'start');
const option = (name) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(option('rounds') ?? 9);
const only = option('only')?.split(',');
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

async function prepare() {
  install();
  if (!existsSync(join(root, 'dist/cdn/autoload.js'))) {
    console.log('Building the package …');
    if (spawnSync('npm', ['run', 'build'], {cwd: root, shell: process.platform === 'win32'}).status)
      throw new Error('npm run build failed.');
  }
  mkdirSync(out, {recursive: true});
  const entries = readdirSync(join(here, 'start')).filter((file) => file !== 'examples.mjs');
  await build({
    entryPoints: entries.map((file) => ({
      in: join(here, 'start', file),
      out: basename(file, '.mjs'),
    })),
    outdir: out,
    ...{bundle: true, minify: true, format: 'esm', target: 'es2022'},
    define: {'process.env.NODE_ENV': '"production"'},
    conditions: ['production', 'browser'],
  });
  const css = 'node_modules/@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.css';
  copyFileSync(join(here, css), join(out, 'pgn-viewer.css'));
  const rows = [
    ...peers,
    ...own,
    ...(process.argv.includes('--games') ? await gameRows() : []),
    ...(await exampleRows(root, page)),
  ];
  const isWanted = (name) =>
    only.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
  const wanted = rows.filter(({name}) => !only || name === 'floor' || isWanted(name));
  for (const {name, html} of wanted) writeFileSync(join(out, `${name}.html`), html);
  return wanted;
}

const rows = await prepare();
/** How many processes of others wanted to run, before each round. */
const busy = [];
const server = await serve(out, {
  compress: true,
  mounts: {'/cdn': option('cdn') ?? join(root, 'dist/cdn')},
});
const browser = await chromium.launch(launchOptions());
const visits = Object.fromEntries(rows.map(({name}) => [name, {slow: [], fast: []}]));
try {
  // The first round is not counted: the server compresses then, and the browser begins.
  for (let round = -1; round < rounds; round++) {
    busy.push(await busyOthers());
    for (const profile of Object.keys(PROFILES))
      for (const {name, isReady, viewport, profiles = Object.keys(PROFILES)} of rows) {
        if (!profiles.includes(profile)) continue;
        const how = PROFILES[profile];
        const url = `${server.url}/${name}.html`;
        const figures = await visit(browser, url, isReady, how, viewport);
        if (round >= 0) visits[name][profile].push(figures);
      }
  }
} finally {
  await browser.close();
  await server.close();
}

const of = (name, profile, what) => median(visits[name][profile].map((one) => one[what] ?? NaN));
/** How many times as long as the floor of the same round; the median of the rounds. */
const ratio = (name, profile) =>
  median(visits[name][profile].map(({ready}, round) => ready / visits.floor[profile][round].ready));
const whole = (value) => `${Math.round(value)}`;
console.log(`\nSlow: processor 4 × slower, slow 4G, Brotli, no cache. Medians of ${rounds}.`);
const head = 'slow ms|× floor|fast ms|× floor|kB|requests|in sequence|long ms|longest|shift|nodes';
const cells = rows.map(({name, title}) => {
  const fast = visits[name].fast.length > 0;
  return [
    title,
    whole(of(name, 'slow', 'ready')),
    ratio(name, 'slow').toFixed(2),
    fast ? whole(of(name, 'fast', 'ready')) : '–',
    fast ? ratio(name, 'fast').toFixed(2) : '–',
    (of(name, 'slow', 'bytes') / 1000).toFixed(1),
    whole(of(name, 'slow', 'requests')),
    whole(of(name, 'slow', 'sequence')),
    whole(of(name, 'slow', 'long')),
    whole(of(name, 'slow', 'longest')),
    of(name, 'slow', 'shift').toFixed(3),
    whole(of(name, 'slow', 'nodes')),
  ];
});
const lines = [['page', ...head.split('|')], ...cells];
const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
for (const line of lines)
  console.log(
    line.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join('  '),
  );

/** The bytes of a file of the package, as a CDN sends it. */
const sent = (file) =>
  brotliCompressSync(readFileSync(join(option('cdn') ?? join(root, 'dist/cdn'), file))).length;
const against = (name, other, what = 'ready') => of(name, 'slow', what) / of(other, 'slow', what);

/** `[what, value, most, unit]` of a run that opened all pages. */
const goals = () => [
  ['king.js, slow, × floor', ratio('king', 'slow'), 1.45],
  ['king.js, fast, × floor', ratio('king', 'fast'), 2],
  ['king.js against the viewer of lichess', against('king', 'pgn-viewer'), 1],
  ['gstk-table.js, slow, × floor', ratio('gstk-own', 'slow'), 1.55],
  ['autoload.js, slow, × floor', ratio('king-autoload', 'slow'), 1.7],
  ...TAGS.map((tag) => [`${tag}.js against gstk-table.js`, against(`tag-${tag}`, 'gstk-own'), 1]),
  ['first file of King, Brotli', sent('king.js') / 1000, 48, 'kB'],
  [
    'its other files until a card can be played',
    (TRANSFERS['king.js king-omnibus'].bytes - sent('king.js')) / 1000,
    40,
    'kB',
  ],
  ...['king', 'gstk-own'].flatMap((name) => [
    [`${name}, long tasks`, of(name, 'slow', 'long'), 300, 'ms'],
    [`${name}, longest task`, of(name, 'slow', 'longest'), 120, 'ms'],
    [`${name}, layout shift`, of(name, 'slow', 'shift'), 0],
    [`${name}, requests in sequence`, of(name, 'slow', 'sequence'), 2],
  ]),
  ['the first of ten tables against one', against('king-10', 'king-autoload'), 1.1],
  ['20 examples against 20 boards of chessboard-element', against('examples-20', 'boards-20'), 1],
  [
    'renderExample(), readable, against the page itself',
    against('examples-drawn', 'examples-plain', 'readable'),
    1.25,
  ],
  ['elements in a diagram', of('examples-20', 'slow', 'heaviest'), 150],
];
const reached = only ? [] : goals();
judge(reached);

if (process.argv.includes('--write')) {
  const two = (value) => Number(value.toFixed(2));
  await keep('page', {
    busy: median(busy),
    goals: reached,
    rounds,
    rows: rows.map(({name, title}) => ({
      name,
      title,
      slow: Math.round(of(name, 'slow', 'ready')),
      ratio: two(ratio(name, 'slow')),
      fastRatio: visits[name].fast.length > 0 ? two(ratio(name, 'fast')) : null,
    })),
  });
}
