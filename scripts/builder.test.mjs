// The built page of the embed builder, and its snippets on pages of their own. `npm run test:built`
// does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright-core';
import {launchOptions} from './browser.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const csp =
  "default-src 'self'; style-src 'self'; script-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html";
const mounts = {'/dist': join(root, 'dist')};
const {version, files} = JSON.parse(readFileSync(join(root, 'dist/cdn/manifest.json'), 'utf8'));

describe('demo/embed.html', () => {
  let browser, demo, blog, folder;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gstk-builder-'));
    demo = await serve(join(root, 'demo'), {csp, mounts});
    blog = await serve(folder, {mounts});
    browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    await browser?.close();
    await Promise.all([demo, blog].map((server) => server?.close()));
    await rm(folder, {recursive: true});
  });

  /** Opens a page; its errors and warnings go to `complaints`. */
  async function open(url, complaints) {
    const page = await browser.newPage({locale: 'en-GB'});
    page.setDefaultTimeout(120_000);
    page.on('pageerror', ({message}) => complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(url);
    return page;
  }

  /**
   * The snippet of the builder at an address, once it contains a word: a hash is known a little later.
   */
  async function snippetAt(hash, word = 'integrity') {
    const complaints = [];
    const page = await open(`${demo.url}/embed.html#${hash}`, complaints);
    const snippet = page.locator('#snippet');
    await snippet.filter({hasText: word}).waitFor();
    await page.locator('.preview .stage').first().waitFor();
    const text = await snippet.textContent();
    await page.close();
    assert.deepEqual(complaints, []);
    return text;
  }

  it('names version and hash of the built files, and obeys a strict policy', async () => {
    const text = await snippetAt('game=king-omnibus&theme=felt');
    const src = `https://cdn.jsdelivr.net/npm/gstk@${version}/dist/cdn/king.js`;
    assert.ok(text.includes(`src="${src}" integrity="${files['king.js']}" crossorigin`), text);
  });

  for (const [name, hash, played] of [
    ['a table', 'game=king-simple&options=earlyStop:+off', 'king-game [exportparts^=hand]'],
    [
      'a position',
      'game=king-simple&kind=position&hands=S:+S:Q8&contract=no-girls',
      'game-example button',
    ],
    ['a frame', 'game=king-simple&way=frame', 'iframe'],
  ])
    it(`writes ${name} that a page runs, its hash checked`, async () => {
      const text = await snippetAt(`${hash}&from=/dist/cdn/`);
      await writeFile(join(folder, 'post.html'), `<!doctype html><title>Post</title>${text}`);
      const complaints = [];
      const page = await open(`${blog.url}/post.html`, complaints);
      await page.locator(played).first().waitFor();
      if (played === 'iframe')
        await page.frameLocator('iframe').locator('[exportparts^=hand]').waitFor();
      assert.deepEqual(complaints, []);
      await page.close();
    });

  it('writes a call of renderExample that draws', async () => {
    const address = 'game=king-simple&kind=position&hands=S:+S:Q8&way=server&text=%3C/script%3E';
    const text = await snippetAt(address, 'renderExample');
    const file = join(folder, 'page.mjs');
    const entry = pathToFileURL(join(root, 'dist/embed/render-example/render-example.js')).href;
    const code = text.replace('gstk/embed/render-example', entry);
    await writeFile(file, `${code}export {exampleCss, markup};`);
    const {exampleCss, markup} = await import(pathToFileURL(file).href);
    assert.match(markup, /^<game-example game="king-simple" hands="S: S:Q8"><template /);
    assert.match(markup, /<p>&lt;\/script&gt;<\/p><\/game-example>$/);
    assert.ok(exampleCss.length > 0);
  });
});
