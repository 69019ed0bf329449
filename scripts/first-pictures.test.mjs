// First pictures, which come before their tables: each lies where its table will lie, keeps a press, and
// is shown only where the table begins so. `npm run test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {launchOptions} from './browser.mjs';
import {serve} from './static-server.mjs';
import {page as html} from './table-pages.mjs';
import {root} from './test-files.mjs';

/** A tag and its file; `wide` tables have room for a row of seats. */
const TABLES = [
  ['king-game', 'king', 'variant="omnibus"'],
  ['king-game', 'king', ''],
  ['king-game', 'king', 'variant="threesome"'],
  ['crown-game', 'crown', ''],
  ['crush-game', 'crush', ''],
  ['kingdom-game', 'kingdom', ''],
  ['gstk-table', 'gstk-table', ''],
  ['king-game', 'autoload', 'variant="omnibus"'],
  ['crown-game', 'autoload', ''],
  ['crush-game', 'autoload', ''],
  ['kingdom-game', 'autoload', ''],
  ['gstk-table', 'autoload', ''],
];

/** In the page: the places of all that is drawn in a table, and its words. */
function drawn() {
  const found = [];
  const look = (root) => {
    for (const one of root.querySelectorAll('*')) {
      const {x, y, width, height} = one.getBoundingClientRect();
      const texts = [...one.childNodes].filter(({nodeType}) => nodeType === 3);
      const words = texts.map(({data}) => data.trim()).join('');
      const place = [x, y, width, height].map((size) => Math.round(size * 4) / 4).join(' ');
      if (width > 1 && height > 1 && (words || one instanceof SVGGeometryElement))
        found.push(`${one.localName} ${place} ${words}`);
      if (one.shadowRoot) look(one.shadowRoot);
    }
  };
  look(document.querySelector('[data-table]').shadowRoot);
  return found.filter((one) => !/^(slot|style|template) /.test(one));
}

/** In the page: `window.first` is what the table draws first, before anything is painted or moves. */
const watch = `window.drawn = ${drawn}; (function look() {
  const table = document.querySelector('[data-table]');
  const isThere = table?.matches(':defined') && table.matches(':state(ready)');
  const hand = table?.shadowRoot?.querySelector('[exportparts^=hand]');
  if (isThere && (!hand || hand.shadowRoot?.querySelector('.card'))) window.first = window.drawn();
  else requestAnimationFrame(look);
})();`;

describe('the first picture of a table', () => {
  let server, browser;
  before(async () => {
    server = await serve(join(root, 'dist'));
    browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /**
   * A page on which no table can come until `release` is called: of a tag's file nothing but the first
   * request is answered, of the loader's all but the file that tables share.
   * @returns {Promise<{tab: import('playwright-core').Page, release: (how?: 'fail') => void}>}
   */
  async function open([tag, file, attributes], {width = 412, setUp, body, isInline, ...how} = {}) {
    const context = await browser.newContext({
      viewport: {width, height: 915},
      locale: 'en-GB',
      ...how,
    });
    const tab = await context.newPage();
    tab.setDefaultTimeout(60_000);
    await tab.addInitScript(watch);
    if (setUp) await tab.addInitScript(setUp);
    let release;
    let failed = true;
    const gate = new Promise((done) => (release = done));
    const held = file === 'autoload' ? /\/chunks\/table-/ : /\/cdn\/[^/]+\//;
    await tab.route(held, async (route) => {
      const fails = (await gate) === 'fail' && failed;
      await (fails ? route.abort() : route.continue());
    });
    const markup =
      body ??
      `${isInline ? '' : `<style>${tag}:not(:defined){display:block}</style>`}<${tag} data-table ${attributes}><b>Words</b></${tag}>`;
    await tab.route('**/first.html*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html(markup, `<script type="module" src="/cdn/${file}.js"></script>`),
      }),
    );
    await tab.goto(`${server.url}/first.html`, {waitUntil: 'domcontentloaded'});
    return {
      tab,
      release: (how) => {
        release(how);
        if (how === 'fail') return () => (failed = false);
      },
    };
  }
  const isShown = () =>
    !!document.querySelector('[data-table]').shadowRoot?.querySelector('gstk-first-picture');
  const picture = (tab) => tab.waitForFunction(isShown);

  for (const [at, table] of TABLES.entries())
    it(`lies where the table lies: ${table.join(' ')}`, async () => {
      for (const [width, stored] of at < 1
        ? [
            [320, true],
            [700, false],
          ]
        : [[320, at % 2 === 0]]) {
        const [tag, file, more] = table;
        const attributes = `${more} ${stored ? '' : 'storage-key="off"'}`;
        // A page without styles of its own draws an unknown tag as a line of text.
        const {tab, release} = await open([tag, file, attributes], {width, isInline: at % 2 > 0});
        await picture(tab);
        const shown = await tab.evaluate(() => window.drawn());
        release();
        await tab.waitForFunction(() => window.first);
        assert.deepEqual(shown, await tab.evaluate(() => window.first), `at ${width} px`);
        await tab.context().close();
      }
    });

  for (const [why, attributes, how] of [
    ['a variant that chooses a contract', 'variant="minsk"'],
    ['a seed', 'variant="omnibus" seed="1"'],
    ['room for panels', 'variant="omnibus"', {width: 1200}],
  ])
    it(`autoload.js fetches no picture that it would not show: ${why}`, async () => {
      const {tab, release} = await open(['king-game', 'autoload', attributes], how);
      release();
      await tab.waitForFunction(() => window.first);
      const fetched = await tab.evaluate(() =>
        performance.getEntriesByType('resource').map(({name}) => name),
      );
      assert.ok(fetched.some((url) => url.includes('/table-')));
      assert.deepEqual(
        fetched.filter((url) => url.includes('-pictures-')),
        [],
      );
      await tab.context().close();
    });

  it('keeps the card that was pressed, and the table plays it', async () => {
    for (let tries = 0; ; tries++) {
      const {tab, release} = await open(
        ['king-game', 'king', 'storage-key="off" speed="instant"'],
        {
          body: '<king-game data-table storage-key="off" style="display:block"></king-game>',
        },
      );
      await picture(tab);
      const isOnTurn = await tab.evaluate(() => {
        const {shadowRoot} = document.querySelector('[data-table]');
        const picture = shadowRoot.querySelector('gstk-first-picture').shadowRoot;
        return !!picture.querySelector('[data-seat="0"]').shadowRoot.querySelector('.turn');
      });
      if (isOnTurn) {
        const played = tab.evaluate(
          () =>
            new Promise((done) =>
              addEventListener('gstk-card-played', ({detail}) => done(detail), {once: true}),
            ),
        );
        const card = tab.locator('gstk-hand-still .card').nth(2);
        const {x, y} = await card.boundingBox();
        await tab.mouse.click(x + 5, y + 20);
        assert.ok(await card.evaluate((one) => one.matches('.selected')), 'it is raised at once');
        release();
        const {seat, trick} = await played;
        assert.deepEqual({seat, trick}, {seat: 0, trick: 1});
        await tab.context().close();
        return;
      }
      await tab.context().close();
      assert.ok(tries < 60, 'the reader never leads');
    }
  });

  it('keeps a press on a panel', async () => {
    const {tab, release} = await open(['king-game', 'king', 'variant="omnibus" storage-key="off"']);
    await picture(tab);
    await tab.locator('[data-panel=rules]').click();
    release();
    await tab.locator('[data-panel=rules][aria-pressed=true], [part~=dialog]').first().waitFor();
    await tab.context().close();
  });

  it('gives way to a seed that the page sets before the table has come', async () => {
    const {tab, release} = await open(['king-game', 'king', 'storage-key="off"']);
    await picture(tab);
    await tab.evaluate(() => document.querySelector('[data-table]').setAttribute('seed', 'mine'));
    release();
    await tab.waitForFunction(() => window.first);
    const seed = await tab.evaluate(() => document.querySelector('[data-table]').record.seed);
    assert.equal(seed, 'mine');
    await tab.context().close();
  });

  it('gives way to what the page says when the table cannot be fetched, and tries again', async () => {
    const {tab, release} = await open(['king-game', 'king', 'storage-key="off"']);
    const mend = release('fail');
    const again = tab.getByRole('button', {name: 'Try again'});
    await again.waitFor();
    assert.equal(await tab.evaluate(isShown), false);
    assert.ok(await tab.getByText('Words').isVisible());
    mend();
    await again.click();
    await tab.waitForFunction(() => window.first);
    assert.equal(await again.count(), 0);
    await tab.context().close();
  });

  const KING = ['king-game', 'king', 'variant="omnibus"'];
  const words = (more) => ({
    body: `<king-game data-table variant="omnibus" ${more} style="display:block"></king-game>`,
  });
  for (const [why, table, how] of [
    ['a kept setting', KING, {setUp: () => localStorage.setItem('gstk/settings', '{}')}],
    ['another language of the page', KING, words('lang="ru"')],
    [
      'another language of the reader',
      ['king-game', 'king', 'lang=""'],
      {locale: 'ru-RU', ...words('lang="xx"')},
    ],
    ['an attribute that changes the table', KING, words('theme="felt"')],
    ['a seed', KING, words('seed="1"')],
    [
      'a property of the page',
      KING,
      {
        setUp: () =>
          document.addEventListener(
            'readystatechange',
            () => Object.assign(document.querySelector('king-game'), {seed: 'a'}),
            {once: true},
          ),
      },
    ],
    ['room for panels', KING, {width: 1200}],
    [
      'a table far below',
      KING,
      {
        body: '<div style="block-size:3000px"></div><king-game data-table variant="omnibus"></king-game>',
      },
    ],
    [
      'a dark page without a scheme',
      KING,
      {
        body: '<style>body{background:#111;color:#eee}</style><king-game data-table variant="omnibus"></king-game>',
      },
    ],
    [
      'a variant that chooses a contract',
      KING,
      {body: '<king-game data-table variant="minsk"></king-game>'},
    ],
    ['forced colours', KING, {forcedColors: 'active'}],
    [
      'lines from right to left',
      KING,
      {body: '<div dir="rtl"><king-game data-table variant="omnibus"></king-game></div>'},
    ],
  ])
    it(`waits for the table: ${why}`, async () => {
      const {tab, release} = await open(table, how);
      // Pictures are drawn in the task after the script's own, before the page is painted twice.
      await tab.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      assert.equal(await tab.evaluate(isShown), false);
      release();
      await tab.context().close();
    });
});
