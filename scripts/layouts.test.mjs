// How often the built table makes the browser compute a layout while it answers a tap. `npm run
// test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {launchOptions} from './browser.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Taps</title>
<meta name="viewport" content="width=device-width">
<king-game variant="omnibus" storage-key="off" seed="bench" speed="fast"></king-game>
<script type="module" src="/king.js"></script>`;

/** In the page: where the first card lies that may be played, once the last picture is painted. */
async function nextCard() {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  const table = document.querySelector('king-game').shadowRoot;
  const cards = [
    ...table.querySelector('[exportparts^=hand]').shadowRoot.querySelectorAll('.card'),
  ];
  const {x, y, height} = (
    cards.find((card) => card.matches('.legal')) ?? cards[0]
  ).getBoundingClientRect();
  return {x: x + 6, y: y + height / 3, left: cards.length};
}

/** In the page: whether the hand has fewer cards; the prompt of a new reader is closed meanwhile. */
function hasPlayed(left) {
  const table = document.querySelector('king-game').shadowRoot;
  const now = table
    .querySelector('[exportparts^=hand]')
    .shadowRoot.querySelectorAll('.card').length;
  if (now === left) table.querySelector('.button-primary')?.click();
  return now < left;
}

describe('a tap that plays a card', () => {
  let server, browser;
  before(async () => {
    server = await serve(join(root, 'dist/cdn'));
    browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  it('has its picture laid out once', async () => {
    const page = await browser.newPage({viewport: {width: 412, height: 915}, hasTouch: true});
    page.setDefaultTimeout(120_000);
    await page.route('**/taps.html', (route) =>
      route.fulfill({contentType: 'text/html', body: html}),
    );
    const session = await page.context().newCDPSession(page);
    const events = [];
    session.on('Tracing.dataCollected', ({value}) => events.push(...value));
    const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
    const touched = page.waitForResponse(/hand-interaction/);
    await page.goto(`${server.url}/taps.html`);
    for (let tap = 0; tap < 7; tap++) {
      await page.waitForSelector('king-game:state(my-turn)');
      const {x, y, left} = await page.evaluate(nextCard);
      await page.touchscreen.tap(x, y);
      await page.waitForFunction(hasPlayed, left);
      if (tap > 0) continue;
      // The first tap fetches what moves cards and focus.
      await (await touched).finished();
      await session.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: {includedCategories: ['devtools.timeline']},
      });
    }
    await session.send('Tracing.end');
    await ended;
    await page.close();
    const within = (name, {pid, tid, ts, dur}) =>
      events.filter(
        (event) =>
          event.name === name &&
          event.pid === pid &&
          event.tid === tid &&
          event.ts >= ts &&
          event.ts < ts + dur,
      );
    const counts = events
      .filter(({name, args}) => name === 'EventDispatch' && args.data?.type === 'click')
      .map((click) => within('Layout', click).length)
      .filter((count) => count > 0); // clicks that play no card draw nothing at once
    assert.ok(counts.length >= 4, `taps that were laid out: ${counts}`);
    // One of them may meet a picture that a bot has just changed.
    const more = counts.filter((count) => count > 1);
    assert.ok(more.length <= 1, `layouts of each tap: ${counts}`);
  });
});
