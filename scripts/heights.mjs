// `npm run heights [-- words]`: measures how high tables, examples and charts are, by game and width, in
// the built package (those with one of the words in their names), and writes `scripts/heights.json`,
// from which the build makes `cdn/heights.css`. With `--engine=firefox` (or `webkit`) it writes nothing,
// but prints what is higher there than the place that is held for it.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {catalogue} from '../src/embed/catalogue.ts';
import {snippets} from '../stories/embed/snippets.ts';
import {launchOptions} from './browser.mjs';
import {launcherFor} from './engines/engines.mjs';
import {FROM, HEIGHTS, LOW, NARROW} from './heights-css.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

/** The widths that are measured, in pixels; the last ones stand for all wider ones. */
const WIDTHS = Array.from({length: 42}, (_, at) => 280 + at * 20).concat(
  FROM.slice(1).flatMap((from) => [from * 16 - 1, from * 16]),
);

/** The window in which they are measured; it is not low. */
const WINDOW = {width: 1200, height: 900};

/** The heights in each range of widths that was measured: the highest of each, in steps of 4 pixels. */
const ranges = (heights) =>
  FROM.filter((from) => heights.some(([width]) => width >= from * 16)).map((from, at) => {
    const to = FROM[at + 1] ?? Infinity;
    const within = heights.filter(([width]) => width >= from * 16 && width < to * 16);
    return Math.ceil(Math.max(...within.map(([, height]) => height)) / 4) * 4;
  });

const higher = (a, b) => (a ? a.map((height, at) => Math.max(height, b[at])) : b);

/** Hands with all four suits, each by the letter of its seat. */
const openHands = (seats) => {
  const letters = seats === 4 ? ['N', 'E', 'S', 'W'] : seats === 3 ? ['N', 'S', 'W'] : [];
  const ranks = ['A', 'K', 'Q', 'J'];
  return letters
    .map((seat, at) => `${seat}: S:${ranks[at]} H:${ranks[at]} D:${ranks[at]} C:${ranks[at]}`)
    .join(' | ');
};

/** The samples to measure: markup by the name under which its height is kept. */
function* samples() {
  for (const {id, tag, family, seats, guide, placeholder} of catalogue) {
    const variant = tag.variant
      ? ` variant="${tag.variant}"`
      : tag.version
        ? ` version="${tag.version}"`
        : '';
    const game = tag.name === 'gstk-table' ? ` game="${id}"` : variant;
    yield [`table ${id}`, `<${tag.name}${game}></${tag.name}>`];
    if (guide)
      yield [`chart ${family === 'king' ? 'king' : id}`, `<game-chart game="${id}"></game-chart>`];
    const dealt = `<game-example game="${id}" mode="play" deal="seed:7"`;
    yield [`example ${id}`, `${dealt} seat="${seats.usual === 4 ? 'S' : '0'}"></game-example>`];
    const hands = placeholder.room === undefined && openHands(seats.usual);
    if (hands) yield [`open ${id}`, `<game-example game="${id}" hands="${hands}"></game-example>`];
  }
  for (const {markup} of Object.values(snippets).flat())
    for (const [example] of markup.matchAll(/<game-example[\s\S]*?<\/game-example>/g)) {
      const [, attributes] = /^<game-example([^>]*)>/.exec(example);
      const open =
        /\bhands\b|\brecord\b/.test(attributes) || /<pre/.test(example) ? 'open' : 'example';
      yield [open, example];
    }
}

/** Runs in the page: the heights of a sample in columns of all widths. */
async function heightsOf({markup, lang, widths}) {
  document.documentElement.lang = lang;
  document.body.innerHTML = `<div></div>`;
  const [column] = document.body.children;
  column.style.inlineSize = '600px';
  column.innerHTML = markup;
  const [tag] = column.children;
  await customElements.whenDefined(tag.localName);
  const root = () => tag.shadowRoot;
  const isThere = () =>
    tag.localName === 'game-chart'
      ? root()?.querySelector('svg')
      : tag.matches(':state(ready)') || tag.matches(':state(failed)');
  for (let n = 0; n < 3000 && !isThere(); n++) await new Promise((done) => setTimeout(done, 20));
  await tag.ready;
  await new Promise((done) => setTimeout(done, 100));
  const heights = [];
  for (const width of widths) {
    column.style.inlineSize = `${width}px`;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const measured = tag.localName === 'game-example' ? root().querySelector('.stage') : tag;
    heights.push([width, measured.getBoundingClientRect().height]);
  }
  return {id: tag.gameId ?? '', heights};
}

/**
 * The heights of a sample by the name under which they are kept: those of a table in low windows, too,
 * where it is narrow.
 */
async function* measured(page, name, markup, lang) {
  const {id, heights} = await page.evaluate(heightsOf, {markup, lang, widths: WIDTHS});
  yield [name.includes(' ') ? name : `${name} ${id}`, ranges(heights)];
  if (!name.startsWith('table ')) return;
  const widths = WIDTHS.filter((width) => width < NARROW * 16);
  for (const [at, rem] of LOW.entries()) {
    await page.setViewportSize({...WINDOW, height: Math.floor(rem * 16)});
    const low = await page.evaluate(heightsOf, {markup, lang, widths});
    yield [name.replace('table', at === 0 ? 'low' : 'lowest'), ranges(low.heights)];
  }
  await page.setViewportSize(WINDOW);
}

const PAGE =
  '<!doctype html><html><meta name="viewport" content="width=device-width"><style>body{margin:0;font:1rem/1.5 sans-serif}</style><body><script type="module" src="/autoload.js"></script>';

/** Chromium, by Playwright: `{visit, close}`; `visit` opens a page on which nobody has played. */
async function chromiumAt(address) {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({viewport: WINDOW});
  page.setDefaultTimeout(120_000);
  const visit = async () => {
    await page.goto(address);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    return page;
  };
  return {visit, close: () => browser.close()};
}

/** Another engine, by the launcher of the tests. */
function engineAt(address, engine) {
  const launcher = launcherFor(engine);
  let visits = 0;
  const visit = async () => {
    if (visits > 0) await launcher.stopSession(`visit-${visits}`);
    const id = `visit-${++visits}`;
    await launcher.startSession(id, `${address}?${id}`);
    const page = launcher.getPage(id);
    await page.setViewportSize(WINDOW);
    return page;
  };
  return {visit, close: () => launcher.stop()};
}

/** Measures everything. */
async function measure(words, engine) {
  const own = join(root, '.cache/heights');
  mkdirSync(own, {recursive: true});
  writeFileSync(join(own, 'page.html'), PAGE);
  const server = await serve(join(root, 'dist/cdn'), {mounts: {'/own': own}});
  const address = `${server.url}/own/page.html`;
  const browser = engine ? engineAt(address, engine) : await chromiumAt(address);
  const found = {};
  try {
    for (const lang of ['en', 'ru']) {
      for (const [name, markup] of samples()) {
        if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
        // A first match, which has one more line.
        const page = await browser.visit();
        for await (const [key, heights] of measured(page, name, markup, lang)) {
          found[key] = higher(found[key], heights);
          if (process.stdout.isTTY || process.env.GSTK_SAY)
            console.log(lang, key, found[key].join(' '));
        }
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return found;
}

/** The text of the file of heights. */
const textOf = (found) =>
  `{\n${Object.keys(found)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: [${found[name].join(', ')}]`)
    .join(',\n')}\n}\n`;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const engine = process.argv.find((word) => word.startsWith('--engine='))?.slice('--engine='.length);
if (engine) {
  const held = JSON.parse(readFileSync(HEIGHTS, 'utf8'));
  const more = Object.entries(await measure(words, engine)).filter(([name, heights]) =>
    heights.some((height, at) => height > held[name][at]),
  );
  for (const [name, heights] of more)
    console.log(`${name}: ${heights.join(' ')}, held ${held[name].join(' ')}`);
  console.log(`${engine}: ${more.length} are higher than their place`);
} else {
  const known = words.length > 0 ? JSON.parse(readFileSync(HEIGHTS, 'utf8')) : {};
  writeFileSync(HEIGHTS, textOf({...known, ...(await measure(words))}));
}
