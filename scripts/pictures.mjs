// `node scripts/pictures.mjs`: takes screenshots of the demo for the README, from the built package
// (run `npm run build` first), and writes them to docs/pictures or the given folder. The pages are
// served under the strictest policy that we promise to support; the run fails on a policy report, a
// console error, a layout shift, or overlapping seats.
import {existsSync, mkdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {chromium} from 'playwright-core';
import {launchOptions} from './browser.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const folder = resolve(process.argv[2] ?? join(root, 'docs', 'pictures'));
const csp =
  "default-src 'self'; style-src 'self'; script-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html";
/** Equal cards in every picture. */
const seed = 'pictures';
/** How many cards are played before the screenshot. */
const played = 3;
const sizes = [
  {width: 320, height: 860, scale: 2},
  {width: 600, height: 860, scale: 1.5},
  {width: 1000, height: 860, scale: 1.5},
];
/** The largest layout shift that readers do not notice. */
const mostShift = 0.01;

for (const needed of ['dist/cdn/gstk.js', 'demo/blog.html'])
  if (!existsSync(join(root, needed))) {
    console.error(`${needed} is missing: run npm run build first.`);
    process.exit(1);
  }
mkdirSync(folder, {recursive: true});
const server = await serve(join(root, 'demo'), {csp, mounts: {'/dist': join(root, 'dist')}});
const browser = await chromium.launch(launchOptions());
let failed = 0;

/** Opens a page that records its own errors. */
async function open({width, height, scale}, colorScheme, path) {
  const context = await browser.newContext({
    viewport: {width, height},
    deviceScaleFactor: scale,
    colorScheme,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.addInitScript(() => {
    window.seen = {violations: [], shift: 0};
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      window.seen.violations.push(`${violatedDirective} ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput} of list.getEntries())
        if (!hadRecentInput) window.seen.shift += value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  // Readers are dealt random cards; the pictures need fixed ones.
  await page.route(`${server.url}/blog.html`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<king-game /g,
      `<king-game seed="${seed}" speed="instant" storage-key="off" `,
    );
    await route.fulfill({response, body});
  });
  await page.goto(`${server.url}/${path}`);
  return {page, problems, close: () => context.close()};
}

/** The cumulative layout shift so far, from 0 to 1. */
const shiftOf = (page) => page.evaluate(() => window.seen.shift);

/** Seats that overlap each other or stick out of their table. */
const crowded = (page) =>
  page.evaluate(() => {
    const faults = [];
    for (const table of document.querySelectorAll('king-game, gstk-table')) {
      const box = table.getBoundingClientRect();
      const seats = [...table.shadowRoot.querySelectorAll('[exportparts^=seat]')].map((seat) =>
        seat.getBoundingClientRect(),
      );
      for (const [at, one] of seats.entries()) {
        if (one.left < box.left - 1 || one.right > box.right + 1) faults.push('a seat sticks out');
        for (const other of seats.slice(at + 1))
          if (
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
          )
            faults.push('two seats lie on each other');
      }
    }
    return [...new Set(faults)];
  });

/** Prints the faults of a page. */
async function judge(name, shift, {page, problems, close}) {
  const violations = await page.evaluate(() => window.seen.violations);
  const all = [...problems, ...violations, ...(await crowded(page))];
  if (shift > mostShift) all.push(`the layout shifts by ${shift.toFixed(3)}`);
  failed += all.length ? 1 : 0;
  console.log(`${all.length ? 'NOT OK' : '    ok'} ${name}, layout shift ${shift.toFixed(4)}`);
  for (const problem of all) console.log(`       ${problem}`);
  await close();
}

/** Plays the first legal card and waits for the next turn. */
const playOne = (page) =>
  page.evaluate(async () => {
    const table = document.querySelector('king-game');
    const hand = table.shadowRoot.querySelector('[exportparts^=hand]');
    hand.shadowRoot.querySelector('button:not([aria-disabled="true"])').click();
    await new Promise((done) => table.addEventListener('gstk-turn-changed', done, {once: true}));
  });

for (const colorScheme of ['light', 'dark'])
  for (const size of sizes) {
    const opened = await open(size, colorScheme, 'blog.html');
    const {page} = opened;
    await page.locator('figure.table').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('king-game:state(my-turn)'));
    // Motion of cards from here on is not a layout shift.
    const shift = await shiftOf(page);
    for (let card = 0; card < played; card++) await playOne(page);
    await page.evaluate(() => {
      document.activeElement?.blur();
      document.querySelector('figure.table').scrollIntoView({block: 'center'});
    });
    await page.mouse.move(0, 0);
    await page.waitForTimeout(600);
    const name = `omnibus-${size.width}-${colorScheme}.png`;
    await page.screenshot({path: join(folder, name)});
    await judge(name, shift, opened);
  }

{
  const opened = await open({width: 1000, height: 860, scale: 1}, 'light', 'ten.html');
  const {page} = opened;
  const tables = page.locator('king-game, gstk-table');
  for (let at = 0; at < (await tables.count()); at++) {
    await tables.nth(at).scrollIntoViewIfNeeded();
    await page.waitForTimeout(150);
  }
  await page.waitForFunction(
    () => document.querySelectorAll(':is(king-game, gstk-table):state(ready)').length === 10,
  );
  await judge('ten.html, every table', await shiftOf(page), opened);
}

await browser.close();
await server.close();
process.exitCode = failed ? 1 : 0;
