// Two versions of the CDN on one page: each draws its tables with inner tags of its own. `npm run
// test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {chromium} from 'playwright-core';
import {launchOptions} from './browser.mjs';
import {innerName, innerTags} from './inner-tags.mjs';
import {serve} from './static-server.mjs';
import {root, walk} from './test-files.mjs';

const OLD = '0.0.9';
const CDN = join(root, 'dist/cdn');

/**
 * Writes the files of a tag as a build of another version: their inner tags have its name, which is all
 * that a version changes. Its hands are a class that other versions cannot draw with.
 */
function writeOld(folder) {
  for (const name of ['king', 'crown']) {
    cpSync(join(CDN, `${name}.js`), join(folder, `${name}.js`));
    cpSync(join(CDN, name), join(folder, name), {recursive: true});
  }
  for (const file of walk('.', folder).filter((path) => path.endsWith('.js'))) {
    let code = readFileSync(join(folder, file), 'utf8');
    for (const tag of innerTags) code = code.replaceAll(innerName(tag), innerName(tag, OLD));
    writeFileSync(join(folder, file), code);
  }
}

const TABLES = `<!doctype html><html lang="en"><title>Two versions</title>
  <king-game variant="simple" seed="7" storage-key="off"></king-game>
  <crown-game variant="tourney" seed="7" storage-key="off"></crown-game>`;

describe('two versions on one page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gstk-old-'));
  let browser;
  let server;
  before(async () => {
    writeOld(folder);
    server = await serve(CDN, {mounts: {'/old': folder}});
    browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, {recursive: true});
  });

  /** A page that loads these scripts one after another; what it says, and how to end it. */
  async function open(scripts, content = TABLES, prepare = '') {
    const page = await browser.newPage({viewport: {width: 700, height: 2400}});
    page.setDefaultTimeout(60_000);
    const said = [];
    page.on('pageerror', ({message}) => said.push(message));
    page.on('console', (line) => /^(error|warning)$/.test(line.type()) && said.push(line.text()));
    await page.route('**/page.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `${content}<script>${prepare}</script>${scripts
          .map((src) => `<script type="module" src="/${src}"></script>`)
          .join('')}`,
      }),
    );
    await page.route('**/favicon.ico', (route) => route.fulfill({status: 204}));
    await page.goto(`${server.url}/page.html`);
    return {page, said};
  }

  /** The tags of the hands of both tables, once each shows its cards. */
  async function hands(page) {
    for (const tag of ['king-game', 'crown-game'])
      await page.locator(`${tag} [exportparts^=hand] .card`).first().waitFor();
    return page.evaluate(() =>
      ['king-game', 'crown-game'].map(
        (tag) =>
          document.querySelector(tag).shadowRoot.querySelector('[exportparts^=hand]').localName,
      ),
    );
  }
  const [now, old] = [innerName('gstk-hand'), innerName('gstk-hand', OLD)];

  it('draws each table with the hand of its own version, whichever comes first', async () => {
    for (const scripts of [
      ['old/king.js', 'crown.js'],
      ['crown.js', 'old/king.js'],
    ]) {
      const {page, said} = await open(scripts);
      assert.deepEqual(await hands(page), [old, now]);
      await page.locator('king-game:state(my-turn) .card.legal').first().click();
      assert.deepEqual(said, []);
      await page.close();
    }
  });

  it('draws no table with tags that somebody else has registered under the plain names', async () => {
    const foreign = innerTags.map(
      (tag) => `customElements.define('${tag}', class extends HTMLElement {});`,
    );
    const {page, said} = await open(['king.js', 'crown.js'], TABLES, foreign.join(''));
    assert.deepEqual(await hands(page), [now, now]);
    assert.deepEqual(said, []);
    await page.close();
  });

  it('says once what a second copy does not replace', async () => {
    const {page, said} = await open(['king.js', 'gstk.js', 'crown.js']);
    await hands(page);
    while (said.length < 2) await page.waitForEvent('console');
    assert.equal(said.length, 2, said.join('\n'));
    assert.match(said[0], /^Already registered, .*: <king-game>$/);
    assert.match(said[1], /^Already registered, .*: <crown-game>$/);
    await page.close();
  });
});
