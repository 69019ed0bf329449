// The cost of a piece as work grows: tables, examples and cards on a page, decisions of a record. Part
// of `npm run bench`; every row is the cost per piece of many, next to that of the first.
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {launchOptions} from '../scripts/browser.mjs';
import {serve} from '../scripts/static-server.mjs';
import {answer, built, bundle, engineIn} from './children.mjs';
import {exampleTag} from './start/examples.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const cdn = join(dirname(here), 'dist/cdn');
/** A piece of many costs at most so many times as much as the first. */
const MOST = 1.2;
/** Steps of a walk through a record. */
const STEPS = 200;
/** A row from rounds of the cost of the first and of each of many; ratios are formed in a round. */
const rowOf = (title, rounds) => ({
  title,
  first: median(rounds.map(([first]) => first)),
  cost: median(rounds.map(([, each]) => each)),
  times: median(rounds.map(([first, each]) => each / first)),
});
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

/** The pieces that grow on a page: the markup of one, and when all of them are there. */
const PIECES = [
  {
    title: 'tables',
    counts: [10, 100],
    piece: () =>
      '<king-game variant="omnibus" seed="bench" storage-key="off" loading="eager" readonly></king-game>',
    areThere: (count) => document.querySelectorAll('king-game:state(ready)').length === count,
  },
  {
    title: 'examples',
    counts: [20, 200],
    piece: exampleTag,
    areThere: (count) =>
      [...document.querySelectorAll('game-example')].filter(({place}) => place).length === count,
    begin: () =>
      Promise.all([...document.querySelectorAll('game-example')].map((one) => one.ready)),
  },
  {
    title: 'cards in a text',
    counts: [100],
    piece: (at) =>
      `<p>A card: <playing-card card="${'23456789TJQKA'[at % 13]}${'SHDC'[at % 4]}"></playing-card>`,
    areThere: (count) =>
      [...document.querySelectorAll('playing-card')].filter(({shadowRoot}) =>
        shadowRoot?.querySelector('svg'),
      ).length === count,
  },
];

const PAGE =
  '<!doctype html><html lang="en"><title>bench</title><script type="module" src="/autoload.js"></script><body>';

/** A page with the loader, and the time that its main thread has spent, in CPU milliseconds. */
async function open(browser, url) {
  const page = await browser.newPage({viewport: {width: 800, height: 800}, locale: 'en-GB'});
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  const spent = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration').value * 1000;
  };
  await page.route('**/growth.html', (route) =>
    route.fulfill({contentType: 'text/html', body: PAGE}),
  );
  await page.goto(`${url}/growth.html`);
  return {page, spent};
}

/** The cost of that many pieces until they are there, on a page that has shown one. */
async function costOf(browser, url, {piece, areThere, begin}, count) {
  const {page, spent} = await open(browser, url);
  const lay = async (body, count) => {
    await page.evaluate((body) => (document.body.innerHTML = body), body);
    if (begin) await page.evaluate(begin);
    await page.waitForFunction(areThere, count, {timeout: 300_000});
  };
  await lay(piece(0), 1);
  await page.evaluate(() => document.body.replaceChildren());
  await page.waitForTimeout(2500); // idle fetches have ended
  const before = await spent();
  await lay(Array.from({length: count}, (_, at) => piece(at)).join('\n'), count);
  const cost = (await spent()) - before;
  await page.close();
  return cost;
}

/** The cost of a step on the way through a record; warmed by the same way. */
async function stepCost(browser, url, text) {
  const {page, spent} = await open(browser, url);
  await page.evaluate((text) => {
    document.body.innerHTML = '<game-example game="king-simple"><pre></pre></game-example>';
    document.querySelector('pre').textContent = text;
  }, text);
  await page.waitForFunction(() => document.querySelector('game-example').ready);
  await page.evaluate(() => document.querySelector('game-example').ready);
  /** Walks the record as often as needed for that many steps. */
  const walk = (steps) =>
    page.evaluate(async (steps) => {
      const example = document.querySelector('game-example');
      for (let step = 0; step < steps; step++) {
        example.step = step % example.place.of;
        await new Promise((done) => requestAnimationFrame(done));
      }
    }, steps);
  await walk(STEPS);
  const before = await spent();
  await walk(STEPS);
  const cost = ((await spent()) - before) / STEPS;
  await page.close();
  return cost;
}

async function pages(rounds, texts) {
  const server = await serve(cdn);
  const browser = await chromium.launch(launchOptions());
  const rows = [];
  try {
    for (const kind of PIECES)
      for (const count of kind.counts) {
        const costs = [];
        for (let round = 0; round < rounds; round++)
          costs.push([
            await costOf(browser, server.url, kind, 1),
            (await costOf(browser, server.url, kind, count)) / count,
          ]);
        rows.push(rowOf(`${count} ${kind.title}`, costs));
      }
    const steps = [];
    for (let round = 0; round < rounds; round++)
      steps.push([
        await stepCost(browser, server.url, texts[0]),
        await stepCost(browser, server.url, texts[1]),
      ]);
    rows.push(rowOf('a step through a long record, to one of a deal', steps));
  } finally {
    await browser.close();
    await server.close();
  }
  return rows;
}

async function records() {
  await bundle([{in: join(here, 'growth/records.mjs'), out: 'records'}], 'growth', {
    splitting: true,
  });
  const engine = await engineIn(join(built, 'growth/records.mjs'));
  engine.send({});
  const {rows, texts} = await answer(engine);
  engine.disconnect();
  return {
    texts,
    rows: rows.map(({title, count, rounds}) =>
      rowOf(`a record of ${count} decisions, ${title}`, rounds),
    ),
  };
}

/** Measures growth and prints a row for each piece; returns those that grow too fast. */
export async function measureGrowth({quick}) {
  if (!existsSync(join(cdn, 'autoload.js'))) throw new Error('Run npm run build first.');
  console.log('\nCost per piece as work grows, CPU ms'.padEnd(58), '  first    each  times');
  const {rows: read, texts} = await records();
  const rows = [...read, ...(await pages(quick ? 3 : 5, texts))];
  return rows.flatMap(({title, first, cost, times}) => {
    const ok = times <= MOST;
    const figures = [first, cost, times].map((one) => one.toFixed(2).padStart(7)).join(' ');
    console.log(`${title.padEnd(57)} ${figures}  ≤ ${MOST}: ${ok ? 'met' : 'MISSED'}`);
    return ok ? [] : [`${title}: each costs ${times.toFixed(2)} times as much as the first`];
  });
}
