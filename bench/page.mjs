// The cost of a page with tables for a browser, measured in one run of Chromium; part of `npm run
// bench`.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {chromium} from 'playwright-core';
import {launchOptions} from '../scripts/browser.mjs';
import {serve} from '../scripts/static-server.mjs';
import {longestTask} from './longest-task.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const out = join(root, '.cache', 'bench', 'page');
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

const html = (body, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>${head}<body>${body}`;
const AUTOLOAD = '<script type="module" src="/dist/cdn/autoload.js"></script>';
const table = (more) =>
  `<king-game storage-key="off" seed="bench" ${more}><p>Cards.</p></king-game>`;
const BOARD = '<div class="board"></div>';

async function prepare() {
  if (!existsSync(join(root, 'dist/cdn/autoload.js'))) {
    console.log('Building the package …');
    if (spawnSync('npm', ['run', 'build'], {cwd: root, shell: process.platform === 'win32'}).status)
      throw new Error('npm run build failed.');
  }
  mkdirSync(out, {recursive: true});
  await build({
    entryPoints: ['deal', 'boards'].map((name) => join(here, 'page', `${name}.mjs`)),
    outdir: out,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    define: {'process.env.NODE_ENV': '"production"'},
    conditions: ['production', 'browser'],
    tsconfig: join(root, 'tsconfig.json'),
  });
  const tables = '<style>king-game{display:block;min-height:600px}</style>';
  const pages = {
    blank: html(''),
    deal: html('', '<script type="module" src="deal.js"></script>'),
    boards: html(
      BOARD,
      `<link rel="stylesheet" href="boards.css"><style>.board{width:320px;height:320px}</style>
      <script type="module" src="boards.js"></script>`,
    ),
    bots: html(table('loading="eager" autoplay speed="fast"'), tables + AUTOLOAD),
    search: html(
      table('loading="eager" autoplay speed="fast" variant="jokers"'),
      tables + AUTOLOAD,
    ),
    table: html(table('loading="eager"'), tables + AUTOLOAD),
  };
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(out, `${name}.html`), text);
}

/** Elements of a page, those in shadow roots too. */
const countElements = () => {
  const count = (root) =>
    [...root.querySelectorAll('*')].reduce(
      (sum, one) => sum + 1 + (one.shadowRoot ? count(one.shadowRoot) : 0),
      0,
    );
  return count(document);
};

/** Opens a page of this benchmark and counts what its main thread does from there on. */
async function open(browser, url) {
  const page = await browser.newPage({viewport: {width: 1000, height: 800}, locale: 'en-GB'});
  const session = await page.context().newCDPSession(page);
  await page.goto(`${url}/blank.html`);
  // CPU time, not time: a busy machine takes longer, but does no more.
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  const metrics = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({name, value}) => [name, value]));
  };
  /** Seconds on the main thread and layouts of an action. */
  const during = async (action) => {
    const before = await metrics();
    await action();
    const after = await metrics();
    return {
      seconds: after.TaskDuration - before.TaskDuration,
      layouts: after.LayoutCount - before.LayoutCount,
    };
  };
  return {page, during};
}

async function dealing(browser, url, rounds) {
  const {page, during} = await open(browser, url);
  await page.goto(`${url}/deal.html`);
  await page.waitForFunction(() => window.deal);
  const run = (way) => during(() => page.evaluate((how) => window.deal(how), way));
  for (const way of ['table', 'loop']) await run(way); // warm
  const ratios = [];
  const layouts = [];
  for (let round = 0; round < rounds; round++) {
    const [table, loop] = [await run('table'), await run('loop')];
    ratios.push(table.seconds / loop.seconds);
    layouts.push(table.layouts);
  }
  await page.close();
  return {ratio: median(ratios), layouts: Math.max(...layouts)};
}

/**
 * A page on which one table (or board) has been drawn gets a hundred: their cost until they lie there.
 * Tables near the window begin a game; in so short a time no bot has played.
 */
async function aHundred(browser, url, name, one) {
  const {page, during} = await open(browser, url);
  await page.goto(`${url}/${name}.html`);
  await page.waitForFunction(() => document.querySelector('.cg-wrap, king-game:state(ready)'));
  await page.evaluate(() => document.body.replaceChildren());
  await page.waitForTimeout(300);
  const {seconds} = await during(async () => {
    await page.evaluate((one) => {
      const all = Array.from({length: 100}, (_, at) => `<p>Game ${at}</p>${one}`);
      document.body.innerHTML = all.join('');
      window.lay?.(document);
    }, one);
    await page.waitForTimeout(500);
  });
  const elements = await page.evaluate(countElements);
  const late = await page.evaluate(() => document.querySelector('king-game:state(loading)'));
  await page.close();
  if (late) throw new Error('The machine is too busy: a table is still loading');
  return {seconds, elements};
}

async function hundredTables(browser, url, rounds) {
  const ratios = [];
  let elements = 0;
  for (let round = 0; round < rounds; round++) {
    const tables = await aHundred(browser, url, 'table', table('loading="lazy"'));
    const boards = await aHundred(browser, url, 'boards', BOARD);
    ratios.push(tables.seconds / boards.seconds);
    ({elements} = tables);
  }
  return {ratio: median(ratios), elements};
}

/** How many requests wait for one another before cards are seen: each is held back for a while. */
async function inSequence(browser, url) {
  const HOLD = 4000; // so long that the delays of a busy machine are not taken for a request
  const page = await browser.newPage({locale: 'en-GB'});
  await page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, HOLD));
    await route.continue();
  });
  await page.goto(`${url}/table.html`, {waitUntil: 'commit'});
  const start = Date.now();
  await page.waitForFunction(() => document.querySelector('king-game')?.matches(':state(ready)'));
  const requests = Math.floor((Date.now() - start) / HOLD);
  await page.close();
  return requests;
}

async function idle(browser, url, demo) {
  const page = await browser.newPage({viewport: {width: 1000, height: 800}, locale: 'en-GB'});
  await page.goto(`${url}/table.html`);
  await page.waitForFunction(() => document.querySelector('king-game')?.matches(':state(my-turn)'));
  const outside = 6; // html, head, meta, title, style, script; body is counted with the table
  const docked = (await page.evaluate(countElements)) - outside;
  await page.setViewportSize({width: 600, height: 900});
  await page.waitForTimeout(300);
  const narrow = (await page.evaluate(countElements)) - outside;
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  // Until the table lies there: when bots play, the mark of the turn moves from seat to seat.
  await page.goto(`${demo}/`);
  await page.locator('king-game').first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('king-game:state(ready)'));
  const shift = await page.evaluate(
    () => new Promise((done) => setTimeout(() => done(window.shift), 100)),
  );
  await page.close();
  return {docked, narrow, shift};
}

/** Measures pages and prints a row for each goal; returns the failures. */
export async function measurePages({quick}) {
  await prepare();
  const rounds = quick ? 3 : 7;
  const mounts = {'/dist': join(root, 'dist')};
  const [server, demo] = [await serve(out, {mounts}), await serve(join(root, 'demo'), {mounts})];
  const browser = await chromium.launch(launchOptions());
  try {
    const deal = await dealing(browser, server.url, rounds);
    const many = await hundredTables(browser, server.url, rounds);
    const {docked, narrow, shift} = await idle(browser, server.url, demo.url);
    const task = (name, part) => longestTask(browser, `${server.url}/${name}.html`, part);
    const begins = {until: 'king-game:state(my-turn)'};
    const plays = {before: 'king-game:state(ready)', until: 'king-game.scored'};
    const rows = [
      ['dealing 52 cards, CPU x of a requestAnimationFrame loop', deal.ratio, 0.35],
      ['dealing 52 cards, layouts', deal.layouts, 0],
      ['100 lazy tables, CPU x of 100 chessground boards', many.ratio, 0.3],
      ['100 lazy tables, elements before scrolling', many.elements, 1400],
      ['requests in sequence until a table is drawn', await inSequence(browser, server.url), 2],
      ['elements of an idle table, 600 px wide', narrow, 400],
      ['elements of an idle table, its panel docked', docked, 400],
      ['layout shift of the demo while it upgrades', shift, 0],
      ['longest task while a table begins, CPU ms', await task('table', begins), 50],
      ['longest task while bots play a deal, CPU ms', await task('bots', plays), 50],
      ['the same in King with Jokers, where bots search', await task('search', plays), 50],
    ];
    console.log('\nPages in Chromium');
    return rows.flatMap(([title, reached, most]) => {
      const ok = reached <= most;
      const value = Number.isInteger(reached) ? `${reached}` : reached.toPrecision(2);
      console.log(`${title.padEnd(66)}  ${value.padStart(6)}  ≤ ${most}: ${ok ? 'met' : 'MISSED'}`);
      return ok ? [] : [`${title}: ${value}, wanted at most ${most}`];
    });
  } finally {
    await browser.close();
    await Promise.all([server.close(), demo.close()]);
  }
}
