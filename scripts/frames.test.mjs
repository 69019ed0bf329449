// The built `frame.html`, embedded from another origin, and the oEmbed answers. `npm run
// test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {after, before, describe, it} from 'node:test';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright-core';
import {launchOptions} from './browser.mjs';
import {NOWHERE, oembedOf} from './oembed.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const {catalogue} = await import(pathToFileURL(join(root, 'dist/embed/catalogue.js')).href);

/** In a page: its reader has played before, so that no coach makes everybody wait. */
const playedBefore = (games) => {
  try {
    localStorage.setItem('gstk/tips', JSON.stringify(games));
  } catch {
    // A sandbox without an origin keeps nothing, and has no coach.
  }
};

describe('the oEmbed answers', () => {
  it('exist for every game in the format of a rich answer', () => {
    for (const {id, title} of catalogue) {
      const file = join(root, `dist/cdn/oembed/${id}.json`);
      const {html, ...answer} = JSON.parse(readFileSync(file, 'utf8'));
      const {width, height} = answer;
      assert.deepEqual(answer, {
        version: '1.0',
        type: 'rich',
        title,
        provider_name: 'gstk',
        width,
        height,
      });
      assert.ok(width > 0 && height > 0);
      assert.match(
        html,
        new RegExp(`^<iframe [^<>]* src="https://[^"]+/frame.html\\?game=${id}"></iframe>$`),
      );
      assert.ok(html.includes(`title="${title}" width="${width}" height="${height}"`));
    }
  });

  it('lead to the address of the files', () => {
    const src = (base) => /src="([^"]+)"/.exec(oembedOf(catalogue[0], base).html)[1];
    assert.equal(
      src('https://a.example/x'),
      `https://a.example/x/frame.html?game=${catalogue[0].id}`,
    );
    assert.equal(src('https://a.example/x/'), src('https://a.example/x'));
    assert.ok(src(NOWHERE).startsWith('https://cards.example/'));
  });
});

describe('a frame of another origin', () => {
  let browser, cards, blog, stranger, folder;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gstk-frames-'));
    await writeFile(
      join(folder, 'shout.html'),
      `<script>
        const shout = () => parent.postMessage({type: 'gstk-frame-height', height: 77}, '*');
        shout(); setInterval(shout, 20);
      </script>`,
    );
    cards = await serve(join(root, 'dist/cdn'), {cors: true});
    [blog, stranger] = [await serve(folder), await serve(folder)];
    browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    await browser?.close();
    await Promise.all([cards, blog, stranger].map((server) => server?.close()));
    await rm(folder, {recursive: true});
  });

  /**
   * Opens a post of the blog. `window.heard` collects the messages it receives, with their origins.
   */
  async function post(body) {
    const page = await browser.newPage({viewport: {width: 700, height: 900}, locale: 'en-GB'});
    await page.addInitScript(
      playedBefore,
      catalogue.map(({id}) => id),
    );
    page.setDefaultTimeout(120_000);
    // Real files on real ports: a response made up by the test has no address, and Chromium keeps
    // such a page from loading a local one.
    await writeFile(
      join(folder, 'post.html'),
      `<!doctype html><title>Post</title><script>
        heard = [];
        addEventListener('message', ({data, origin}) => heard.push({data, origin}));
      </script>${body}<script type="module" src="${cards.url}/frame-host.js"></script>`,
    );
    await page.goto(`${blog.url}/post.html`);
    return page;
  }
  const game = (more = '') => `${cards.url}/frame.html?game=king-omnibus&speed=instant${more}`;
  const ready = (page, at = 0) =>
    page.frameLocator('iframe').nth(at).locator('gstk-table:state(my-turn)').waitFor();
  const heights = (page) =>
    page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.offsetHeight));
  const settled = (page, tall) =>
    page.waitForFunction(
      (tall) => Math.abs(document.querySelector('iframe').clientHeight - tall) < 2,
      tall,
    );
  const inside = (page) =>
    page
      .frameLocator('iframe')
      .first()
      .locator('body')
      .evaluate((body) => body.offsetHeight);

  it('is as tall as its content, at once and during play', async () => {
    const {html} = oembedOf({id: 'king-omnibus', title: 'Omnibus'}, cards.url);
    const page = await post(html);
    await ready(page);
    await settled(page, await inside(page));
    const [before] = await heights(page);
    await page.setViewportSize({width: 400, height: 900});
    await page.locator('iframe').evaluate((frame) => frame.setAttribute('width', '320'));
    await page.waitForFunction(
      (old) => document.querySelector('iframe').offsetHeight !== old,
      before,
    );
    await settled(page, await inside(page));
    const messages = await page.evaluate(() => window.heard);
    assert.ok(messages.length > 0);
    assert.deepEqual([...new Set(messages.map(({origin}) => origin))], [cards.url]);
    const hand = page.frameLocator('iframe').locator('[exportparts^=hand] .card');
    const count = await hand.count();
    await page
      .frameLocator('iframe')
      .locator('.card.legal')
      .first()
      .click({position: {x: 6, y: 12}});
    await hand.nth(count - 1).waitFor({state: 'detached'});
    await page.close();
  });

  it('takes its height only from its own page: not from other frames, nor from a page that replaced it', async () => {
    const page = await post(
      `<iframe data-gstk title="A" height="300" src="${game()}"></iframe>
       <iframe data-gstk title="B" height="200" src="${cards.url}/frame.html?parent=https://elsewhere.example&game=king-omnibus"></iframe>
       <iframe title="C" height="100" src="${stranger.url}/shout.html"></iframe>`,
    );
    await ready(page);
    await ready(page, 1);
    await settled(page, await inside(page));
    const [tall, untold, strange] = await heights(page);
    assert.notEqual(tall, 77);
    // Frame B was set up to message another page, so this page receives nothing from it.
    assert.equal(untold, 204);
    assert.equal(strange, 104);
    const shouts = await page.evaluate(
      () => window.heard.filter(({data}) => data.height === 77).length,
    );
    assert.ok(shouts > 0, 'the stranger was heard');
    // The page in frame A navigates: the new page has A's window, but not its origin.
    await page.evaluate((url) => {
      window.heard.length = 0;
      document.querySelector('iframe').contentWindow.location = url;
    }, `${stranger.url}/shout.html`);
    await page.waitForFunction(() => window.heard.length > 20);
    assert.deepEqual(await heights(page), [tall, untold, strange]);
    await page.close();
  });

  it('plays in a sandbox without an origin, at its initial height', async () => {
    const page = await post(
      `<iframe sandbox="allow-scripts" data-gstk title="A" height="300" src="${game()}"></iframe>`,
    );
    await ready(page);
    const frame = page.frames().at(-1);
    await frame.evaluate(async () => {
      for (let n = 0; n < 10; n++) await new Promise((done) => requestAnimationFrame(done));
    });
    assert.deepEqual(await heights(page), [304]);
    await page.close();
  });
});
