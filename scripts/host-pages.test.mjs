// The built files on pages that were not made for them: old libraries, and sites whose optimiser copies
// one file. Run `npm run build` first.
import assert from 'node:assert/strict';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {repeated} from '../src/testing/full.fixture.ts';
import {launchOptions} from './browser.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const TABLE =
  '<king-game variant="omnibus" seed="7" speed="instant" storage-key="off" loading="eager"></king-game>';
const EXAMPLE = `<game-example game="king" variant="simple" contract="no-king" seat="S"
  hand="S:K8 H:A7" trick="W:QS N:7S E:9S"><ol><li data-play="S:8S">South ducks.</li></ol></game-example>`;

describe('on a third-party page', () => {
  const site = mkdtempSync(join(tmpdir(), 'gstk-site-'));
  const cdn = join(root, 'dist/cdn');
  let browser;
  let server;

  before(async () => {
    mkdirSync(join(site, 'cache'));
    for (const name of ['king', 'autoload', 'examples'])
      copyFileSync(join(cdn, `${name}.js`), join(site, 'cache', `${name}-0f3a.js`));
    copyFileSync(join(cdn, 'king.js'), join(site, 'cache/king.js'));
    server = await serve(site, {mounts: {'/gstk/cdn': cdn}});
    browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    rmSync(site, {recursive: true});
  });

  /** Opens a page whose reader has played before; collects its errors. */
  async function open(head, body = TABLE) {
    writeFileSync(
      join(site, 'page.html'),
      `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">${head}${body}`,
    );
    const page = await browser.newPage({viewport: {width: 700, height: 900}});
    page.setDefaultTimeout(120_000);
    await page.addInitScript(() =>
      localStorage.setItem('gstk/tips', JSON.stringify(['king-omnibus'])),
    );
    const wrong = [];
    page.on('pageerror', ({message}) => wrong.push(message));
    page.on('console', (line) => /^(error|warning)$/.test(line.type()) && wrong.push(line.text()));
    await page.goto(`${server.url}/page.html`);
    return {page, wrong};
  }

  /** Plays two cards, between which one is taken back; resolves once the bots have answered. */
  async function plays(page) {
    const answered = (tricks) =>
      page.waitForFunction(
        (tricks) =>
          document.querySelector('king-game')?.matches(':state(my-turn)') &&
          document.querySelector('king-game').view.played.length >= tricks,
        tricks,
      );
    await answered(0);
    for (const act of ['play', 'undo', 'play']) {
      if (act === 'undo') await page.evaluate(() => document.querySelector('king-game').undo());
      else
        await page
          .locator('king-game .card.legal')
          .first()
          .click({position: {x: 6, y: 12}});
      await answered(act === 'undo' ? 0 : 1);
    }
  }

  for (const [what, code] of repeated(
    [
      [
        'a method of all lists and words',
        'Array.prototype.x = String.prototype.x = function () {}',
      ],
      ['null in all objects', 'Object.prototype.x = null'],
      ['a method of all objects', 'Object.prototype.x = function () {}'],
      ['an object in all objects', 'Object.prototype.x = {}'],
    ],
    2,
  ))
    it(`that adds ${what}, bots play, and an example is drawn`, async () => {
      const script = '<script type="module" src="/gstk/cdn/autoload.js"></script>';
      const {page, wrong} = await open(`<script>${code}</script>${script}`, EXAMPLE + TABLE);
      await plays(page);
      await page.waitForFunction(() => document.querySelector('game-example:state(ready)'));
      await page.locator('game-example [data-do=next]').click();
      await page.locator('game-example [data-do=play]').click();
      await page.waitForFunction(() =>
        document
          .querySelector('game-example')
          .shadowRoot.querySelector('gstk-table:is(:state(my-turn), :state(deal-over))'),
      );
      assert.deepEqual(wrong, []);
      await page.close();
    });

  const map = (imports) => `<script type="importmap">${JSON.stringify({imports})}</script>`;
  const module = (src, base = '') => `<script type="module" src="${src}"${base}></script>`;
  const BASE = ' data-base="/gstk/cdn/"';
  const ALL = map({'gstk/cdn/': '/gstk/cdn/'});
  const FOLDER = map({'/cache/king/': '/gstk/cdn/king/'});
  for (const [how, head] of repeated(
    [
      [
        'data-base without a slash, beside a query',
        module('/cache/king-0f3a.js?ver=1', BASE.replace('/"', '"')),
      ],
      ['an import map for the folder', FOLDER + module('/cache/king.js')],
      ['an import map, of autoload.js', ALL + module('/cache/autoload-0f3a.js')],
      ['data-base, of examples.js', module('/cache/examples-0f3a.js', BASE)],
      ['data-base, although nothing was copied', module('/gstk/cdn/king.js', BASE)],
      ['data-base', module('/cache/king-0f3a.js', BASE)],
      ['an import map for all scripts', ALL + module('/cache/king-0f3a.js')],
      ['data-base, of autoload.js', module('/cache/autoload-0f3a.js', BASE)],
    ],
    5,
  ))
    it(`whose optimiser copies a script, the others are found by ${how}`, async () => {
      const {page, wrong} = await open(head);
      await plays(page);
      assert.deepEqual(wrong, []);
      await page.close();
    });

  for (const [lang, said] of repeated([
    ['ru', 'Исключите king.js из оптимизатора'],
    ['en', 'Exclude king.js from the optimiser'],
  ]))
    it(`whose optimiser copies king.js alone, the table says what to exclude: ${lang}`, async () => {
      const body = TABLE.replace('variant', `locale="${lang}" variant`);
      const {page} = await open(module('/cache/king.js'), body);
      await page.locator('king-game', {hasText: said}).waitFor();
      await page.close();
    });

  it('whose optimiser copies king.js alone, another game of the tag says so, too', async () => {
    const body = TABLE.replace('omnibus', 'minsk');
    const {page} = await open(module('/cache/king.js'), body);
    await page.locator('king-game', {hasText: 'Exclude king.js'}).waitFor();
    await page.close();
  });

  it('that cannot be reached for a moment, nobody is told to exclude anything', async () => {
    const {page} = await open(module('/cache/king.js').replace('/cache/', '/gstk/cdn/'), '');
    await page.route('**/gstk/cdn/king/**', (route) => route.abort());
    await page.evaluate((table) => document.body.insertAdjacentHTML('beforeend', table), TABLE);
    await page.locator('king-game', {hasText: 'This could not be loaded'}).waitFor();
    await page.close();
  });
});
