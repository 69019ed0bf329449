// `npm run bench:page`: a rules page with twenty worked examples beside a page with twenty boards of
// chessboard-element, on a slow phone: the processor four times slower, slow 4G. Prints a table.
//
//   --check    exit code 1 when a goal is missed
//   --rounds=9 how often each page is opened; the median is printed
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {chromium} from 'playwright-core';
import {launchOptions} from '../scripts/browser.mjs';
import {serve} from '../scripts/static-server.mjs';
import {install} from './install.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const out = join(root, '.cache', 'bench', 'examples');
const MANY = 20;
const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice(9) ?? 5);
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

/** Lighthouse's slow 4G, in the units of the protocol. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/** The lesson of docs/embedding.md, the hands turned by a suit from example to example. */
const SUITS = 'SHDC';
function lesson(at) {
  const other = (suit) => SUITS[(SUITS.indexOf(suit) + at) % 4];
  const turn = (hand) => hand.replaceAll(/[SHDC](?=:[2-9TJQKA])/g, other);
  const turnPlays = (plays) => plays.replaceAll(/(?<=:[2-9TJQKA])[SHDC]/g, other);
  return {
    attributes: {
      ...{game: 'king', variant: 'simple', contract: 'no-girls', seat: 'S', lead: 'W'},
      hands: `N: ${turn('S:KJ H:9 D:Q')} | E: ${turn('S:T H:78 D:K')} | S: ${turn('S:Q8 H:A D:9')} | W: ${turn('S:97 H:Q C:7')}`,
    },
    content: `<p>Example ${at + 1}: West tries to catch a queen.</p><ol>
      <li data-play="${turnPlays('W:9S N:JS E:TS')}">West leads low; North covers.</li>
      <li data-play="${turnPlays('S:8S')}" data-mark="!">South ducks.</li></ol>`,
  };
}
const lessons = Array.from({length: MANY}, (_, at) => lesson(at));
const tag = ({attributes, content}) =>
  `<game-example ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>${content}</game-example>`;
const page = (examples, script) =>
  `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>bench</title>
<style>chess-board{display:block;width:320px}</style>
${script ? `<script type="module" src="${script}"></script>` : ''}
<body>${examples.map((one) => `<h2>A rule</h2><p>What it says.</p>${one}`).join('\n')}`;

async function prepare() {
  install();
  if (!existsSync(join(root, 'dist/cdn/autoload.js'))) {
    console.log('Building the package …');
    if (spawnSync('npm', ['run', 'build'], {cwd: root, shell: process.platform === 'win32'}).status)
      throw new Error('npm run build failed.');
  }
  mkdirSync(out, {recursive: true});
  await build({
    stdin: {contents: "import 'chessboard-element';", resolveDir: here},
    outfile: join(out, 'chessboard.js'),
    ...{bundle: true, minify: true, format: 'esm', target: 'es2022'},
    conditions: ['production', 'browser'],
  });
  const door = pathToFileURL(join(root, 'dist/embed/render-example/render-example.js')).href;
  const {renderExample} = await import(door);
  const draw = (how) =>
    Promise.all(lessons.map(({attributes, content}) => renderExample(attributes, content, how)));
  const [drawn, still] = [await draw({}), await draw({still: true})];
  const boards = lessons.map(() => '<chess-board position="start" draggable-pieces></chess-board>');
  const pages = {
    ours: page(lessons.map(tag), '/cdn/examples.js'),
    near: page(lessons.map(tag), '/cdn/autoload.js'),
    drawn: page(drawn, '/cdn/autoload.js'),
    plain: page(still),
    boards: page(boards, 'chessboard.js'),
  };
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(out, `${name}.html`), text);
}

/** In the page, before anything else: when all can be read, when all answer. */
function watch(many) {
  const drawn = {
    'game-example': ({shadowRoot}) => shadowRoot?.querySelector('.stage')?.hasChildNodes(),
    'chess-board': ({shadowRoot}) => shadowRoot?.querySelectorAll('[part~=piece]').length >= 32,
  };
  // What a reader does first, tried on the last of all until it does something.
  const tries = {
    'game-example': (one) => one.shadowRoot?.querySelector('[data-do=next]')?.click(),
    'chess-board': ({shadowRoot}) =>
      shadowRoot
        ?.querySelector('[part~=piece]')
        ?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true, button: 0})),
  };
  window.times = {};
  for (const type of ['gstk-step-changed', 'drag-start'])
    addEventListener(type, () => (window.times.interactive ??= performance.now()), true);
  const look = () => {
    for (const tag of Object.keys(drawn)) {
      const all = [...document.querySelectorAll(tag)];
      if (all.length < many) continue;
      if (all.every((one) => drawn[tag](one))) window.times.readable ??= performance.now();
      if (!window.times.interactive) tries[tag](all.at(-1));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Elements of each diagram, its shadow roots and the author's text included. */
const weigh = () => {
  const count = (from) =>
    [...from.querySelectorAll('*')].reduce(
      (sum, one) => sum + 1 + (one.shadowRoot ? count(one.shadowRoot) : 0),
      0,
    );
  return Math.max(
    ...[...document.querySelectorAll('game-example, chess-board')].map(
      (one) => count(one) + (one.shadowRoot ? count(one.shadowRoot) : 0),
    ),
  );
};

/** Opens a page once, on a window so tall that all are near, and says when and how heavy. */
async function visit(browser, url, {script}) {
  const context = await browser.newContext({
    viewport: {width: 390, height: 15_000},
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  let bytes = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
  await page.addInitScript(watch, MANY);
  await page.goto(url, {waitUntil: 'commit'});
  const wanted = script ? 'interactive' : 'readable';
  await page.waitForFunction((what) => window.times[what], wanted, {timeout: 120_000});
  const times = await page.evaluate(() => window.times);
  await page.waitForLoadState('networkidle');
  const nodes = await page.evaluate(weigh);
  await context.close();
  return {...times, nodes, bytes};
}

await prepare();
const server = await serve(out, {gzip: true, mounts: {'/cdn': join(root, 'dist/cdn')}});
const browser = await chromium.launch(launchOptions());
const PAGES = [
  ['boards', '20 boards of chessboard-element', {script: true}],
  ['ours', '20 <game-example>', {script: true}],
  ['near', 'the same by autoload.js', {script: true}],
  ['drawn', 'drawn by renderExample(), touched at once', {script: true}],
  ['plain', 'drawn by renderExample(), no script', {script: false}],
];
const results = Object.fromEntries(PAGES.map(([name]) => [name, []]));
try {
  for (let round = 0; round < rounds; round++)
    for (const [name, , how] of PAGES)
      results[name].push(await visit(browser, `${server.url}/${name}.html`, how));
} finally {
  await browser.close();
  await server.close();
}
const of = (name, what) => median(results[name].map((one) => one[what] ?? NaN));
const ms = (value) => (Number.isNaN(value) ? '–' : `${Math.round(value)}`);
console.log(`\nProcessor 4 × slower, slow 4G; median of ${rounds}`);
console.log(`${''.padEnd(46)} readable  interactive  elements  kB gzip`);
for (const [name, title] of PAGES)
  console.log(
    title.padEnd(46),
    `${ms(of(name, 'readable'))} ms`.padStart(8),
    `${ms(of(name, 'interactive'))} ms`.padStart(12),
    String(of(name, 'nodes')).padStart(9),
    (of(name, 'bytes') / 1000).toFixed(1).padStart(8),
  );
const goals = [
  ['readable with the page itself', of('drawn', 'readable') <= of('plain', 'readable') * 1.25],
  [
    'interactive no later than chessboard-element',
    of('ours', 'interactive') <= of('boards', 'interactive'),
  ],
  ['at most 150 elements in a diagram', of('ours', 'nodes') <= 150],
];
for (const [goal, met] of goals) console.log(`${goal}: ${met ? 'met' : 'MISSED'}`);
if (process.argv.includes('--check') && goals.some(([, met]) => !met)) process.exitCode = 1;
