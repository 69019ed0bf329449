// `heights.css` of the CDN: nothing moves while tags appear, measured by the browser's own layout
// shifts. `npm run test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright-core';
import {repeated} from '../src/testing/full.fixture.ts';
import {launchOptions} from './browser.mjs';
import {HEIGHTS} from './heights-css.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const {catalogue} = await import(pathToFileURL(join(root, 'dist/embed/catalogue.js')).href);
const HANDS = 'N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7';
const LIST = '<ol><li data-play="W:9S N:JS E:10S">West leads low; North covers.</li></ol>';

/** Markup of authors; each stands above a text that must not move. */
const PAGES = {
  'a table of King': '<king-game variant="omnibus"><p>A table of Omnibus.</p></king-game>',
  'a table of Crown': '<crown-game variant="defend"></crown-game>',
  'a table of God Save the King': '<gstk-table game="god-save-the-king"></gstk-table>',
  'an example': `<game-example game="king" variant="simple" contract="no-girls" seat="S" lead="W" hands="${HANDS}"><p>West tries to catch the queen.</p>${LIST}</game-example>`,
  'an example of one hand':
    '<game-example game="king-simple" contract="no-king" seat="S" hand="S:AQ7 H:K8 D:987" options="heartLeadBan: off" trick="W:QH N:7H E:9H"><p>South must follow.</p></game-example>',
  'a deal':
    '<game-example game="court-ladder" mode="play" seat="A" deal="seed:7"><p>Cards that are dealt.</p></game-example>',
  'a quiz':
    '<game-example mode="quiz" game="king-simple" contract="no-king" seat="S" hand="S:AQ7 H:K8 D:987" options="heartLeadBan: off" trick="W:QH N:7H E:9H"><p>Which card?</p><ul><li data-play="8H" data-correct>Right.</li><li data-play="*">No.</li></ul></game-example>',
  'a chart': '<game-chart game="court-ladder"></game-chart>',
  'a chart with its list':
    '<game-chart game="king-minsk"><ul><li>Deal → Play a card</li><li>The end</li></ul></game-chart>',
};

/** Widths and languages: the narrowest with the longest words, the widest, then all others. */
const LAYOUTS = [
  [320, 'ru'],
  [1100, 'en'],
  [600, 'ru'],
  [320, 'en'],
  [600, 'en'],
  [1100, 'ru'],
];

/** In a page: adds up the layout shifts, and the largest move of the text below. */
const watch = () => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    // Changes within a tag, such as a mark next to a name, move nothing of the page.
    for (const {value, sources} of list.getEntries())
      if (sources.some(({node}) => node)) window.shift += value;
  }).observe({type: 'layout-shift', buffered: true});
};

/** In a page: resolves when this many frames have been drawn. */
const drawn = async (frames) => {
  for (let n = 0; n < frames; n++) await new Promise((done) => requestAnimationFrame(done));
};

describe('heights.css', () => {
  let browser;
  let server;
  before(async () => {
    server = await serve(join(root, 'dist/cdn'));
    browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  it('knows every game', () => {
    const heights = JSON.parse(readFileSync(HEIGHTS, 'utf8'));
    const css = readFileSync(join(root, 'dist/cdn/heights.css'), 'utf8');
    assert.ok(existsSync(join(root, 'dist/cdn/heights.css')));
    for (const {id} of catalogue) {
      assert.ok(heights[`table ${id}`], id);
      assert.ok(css.includes(`[game='${id}']`), id);
    }
  });

  /** A page without scripting, with the sheet or without it. */
  async function unscripted(markup, sheet) {
    const page = await browser.newPage({
      viewport: {width: 600, height: 2400},
      javaScriptEnabled: false,
    });
    await page.route('**/page.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en">${sheet}<title>Heights</title>${markup}<p id="below">The text goes on.</p>`,
      }),
    );
    await page.goto(`${server.url}/page.html`);
    return page;
  }
  const SHEET = '<link rel="stylesheet" href="/heights.css">';

  it('holds no room where scripting is off', async () => {
    for (const [name, markup] of Object.entries(PAGES)) {
      const tops = [];
      for (const sheet of ['', SHEET]) {
        const page = await unscripted(markup, sheet);
        tops.push((await page.locator('#below').boundingBox()).y);
        await page.close();
      }
      // An example has margins, and a list on its own has them beside those of its tag.
      assert.ok(tops[1] - tops[0] <= 64, `${name}: ${tops.join(' and ')}`);
    }
  });

  it('lets the answers of a question say what they answer, and which is right', async () => {
    const page = await unscripted(PAGES['a quiz'], SHEET);
    const said = await page
      .locator('li')
      .evaluateAll((items) =>
        items.map((item) =>
          ['::before', '::after'].map((of) => getComputedStyle(item, of).content),
        ),
      );
    assert.deepEqual(said, [
      ['"8H: "', '" ✓"'],
      ['none', 'none'],
    ]);
    await page.close();
  });

  for (const [name, markup] of Object.entries(PAGES))
    for (const [width, lang] of repeated(LAYOUTS))
      it(`${name} at ${width} px, ${lang}: nothing moves`, async () => {
        const page = await browser.newPage({viewport: {width, height: 2400}});
        page.setDefaultTimeout(120_000);
        await page.addInitScript(watch);
        await page.route('**/page.html', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/heights.css"><style>body{margin:0;font:1rem/1.5 sans-serif}</style><title>Heights</title>${markup}<p id="below">The text goes on.</p>`,
          }),
        );
        await page.goto(`${server.url}/page.html`);
        const top = () =>
          page.evaluate(() => document.querySelector('#below').getBoundingClientRect().top);
        await page.evaluate(drawn, 2);
        const begun = await top();
        await page.addScriptTag({type: 'module', url: '/autoload.js'});
        await page.waitForFunction(() => {
          const tag = document.querySelector(
            'king-game,crown-game,gstk-table,game-example,game-chart',
          );
          return tag.matches('game-chart')
            ? tag.shadowRoot?.querySelector('svg')
            : tag.matches(':state(ready)');
        });
        await page.evaluate(drawn, 10);
        assert.ok(Math.abs((await top()) - begun) < 0.1, `${await top()}, before ${begun}`);
        assert.equal(await page.evaluate(() => window.shift), 0);
        await page.close();
      });
});
