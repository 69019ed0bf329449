// `npm run bench:play`: how a table answers while it is played, with the processor slowed down four
// times: from a tap to the next paint over a whole deal, frames while cards travel, and the memory of a
// page after 2 and after 20 deals. Prints the figures; `--check` fails if a goal is missed, `--write`
// keeps them in bench/results/play.json and writes docs/loading.md from it.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {launchOptions} from '../scripts/browser.mjs';
import {serve} from '../scripts/static-server.mjs';
import {busyOthers, judge, keep} from './goals.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (!existsSync(join(root, 'dist/cdn/king.js'))) spawnSync('npm', ['run', 'build'], {cwd: root});
/** A frame that is longer, in milliseconds, came late. */
const LATE = 32;
const quantile = (list, part) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

const html = (more) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/heights.css">
<king-game variant="omnibus" storage-key="off" seed="bench" ${more}></king-game>
<script type="module" src="/king.js"></script>`;

/** Opens a table, ready to be played. */
async function open(browser, url, {more, rate}) {
  const page = await browser.newPage({viewport: {width: 412, height: 915}, hasTouch: true});
  await page.route('**/play.html', (route) =>
    route.fulfill({contentType: 'text/html', body: html(more)}),
  );
  const session = await page.context().newCDPSession(page);
  await page.goto(`${url}/play.html`);
  await page.waitForSelector('king-game:state(ready)');
  await page.waitForTimeout(2500); // fetches of low priority have ended
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  return {page, session};
}

/** How long a finger stays down, in milliseconds: a tap without it would be one event for the page. */
const DOWN = 90;

/** A tap as a finger makes it. */
async function press(page, session, {x, y}) {
  const touch = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  await touch('touchStart', [{x, y}]);
  await page.waitForTimeout(DOWN);
  await touch('touchEnd', []);
}

/** Plays a deal by taps; returns the delays to the next paint and the lengths of frames in motion. */
async function deal(browser, url) {
  const {page, session} = await open(browser, url, {more: 'speed="fast"', rate: 4});
  await page.evaluate(() => {
    const seen = (window.seen = {begins: [], delays: new Map(), frames: [], collected: []});
    new PerformanceObserver((list) => {
      for (const {name, interactionId, duration} of list.getEntries()) {
        if (name === 'pointerdown') seen.begins.push(duration);
        if (interactionId)
          seen.delays.set(interactionId, Math.max(duration, seen.delays.get(interactionId) ?? 0));
      }
    }).observe({type: 'event', durationThreshold: 16, buffered: true});
    let before;
    let moved = false;
    let collects = false;
    const frame = (now) => {
      const root = document.querySelector('king-game').shadowRoot;
      const moving = [root, root.querySelector('[exportparts^=trick]')?.shadowRoot]
        .flatMap((one) => one?.getAnimations?.() ?? [])
        .some(({playState}) => playState === 'running');
      // The frame in which a motion begins belongs to the tap or the move that causes it.
      if (moved && moving) seen.frames.push(now - before);
      const trick = root.querySelector('[exportparts^=trick]')?.shadowRoot;
      const collecting = moving && Boolean(trick?.querySelector('.under'));
      if (collects && collecting) seen.collected.push(now - before);
      before = now;
      moved = moving;
      collects = collecting;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let card = 0; card < 13; card++) {
    await page.waitForSelector('king-game:is(:state(my-turn), :state(deal-over))', {
      timeout: 120_000,
    });
    if (await page.$('king-game:state(deal-over)')) break;
    const at = await page.evaluate(() => {
      const hand = document
        .querySelector('king-game')
        .shadowRoot.querySelector('[exportparts^=hand]');
      const cards = [...hand.shadowRoot.querySelectorAll('.card')];
      const card = cards.find((one) => one.matches('.legal')) ?? cards[0];
      if (!card) return undefined; // the last ones were played by themselves
      const {x, y, height} = card.getBoundingClientRect();
      const left = cards.length;
      return {x: x + 6, y: y + height / 3, left};
    });
    if (!at) break;
    await press(page, session, at);
    const less = (left) => {
      const table = document.querySelector('king-game');
      const hand = table.shadowRoot.querySelector('[exportparts^=hand]');
      const now = hand?.shadowRoot.querySelectorAll('.card').length ?? 0;
      if (now === left) table.shadowRoot.querySelector('.button-primary')?.click();
      return now < left;
    };
    await page.waitForFunction(less, at.left, {timeout: 60_000});
  }
  await page.waitForTimeout(1500);
  const figures = await page.evaluate(() => ({
    begins: window.seen.begins,
    delays: [...window.seen.delays.values()],
    frames: window.seen.frames,
    collected: window.seen.collected,
  }));
  const review = await reviewed(page, session);
  await session.detach();
  await page.close();
  return {...figures, review};
}

/** How long after a tap on "Review" it lies there, and how long until it shows a first decision. */
async function reviewed(page, session) {
  const at = await page.evaluate(() => {
    const {shadowRoot} = document.querySelector('king-game');
    const shown = (window.review = {});
    const button = shadowRoot.querySelector('[data-id=review]');
    button.addEventListener('click', ({timeStamp}) => (shown.pressed = timeStamp), {once: true});
    const frame = () => {
      const now = performance.now(); // the frame's own time may be older than the task before it
      if (shadowRoot.querySelector('.reviewed')) shown.opened ??= now;
      if (shadowRoot.querySelector('.reviewed > [exportparts=button]')) shown.judged ??= now;
      if (!shown.judged) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const {x, y, width, height} = button.getBoundingClientRect();
    return {x: x + width / 2, y: y + height / 2};
  });
  await press(page, session, at);
  await page.waitForFunction(() => window.review.judged, undefined, {timeout: 60_000});
  const {pressed, opened, judged} = await page.evaluate(() => window.review);
  return {opens: opened - pressed, judges: judged - pressed};
}

/** Lengths of frames while a page of ten tables is scrolled from end to end by a finger. */
async function scroll(browser, url) {
  const page = await browser.newPage({viewport: {width: 412, height: 915}, hasTouch: true});
  const table = '<h2>A game</h2><king-game variant="omnibus" storage-key="off"></king-game>';
  const body = html('').replace(/<king-game.*king-game>/, table.repeat(10));
  await page.route('**/ten.html', (route) => route.fulfill({contentType: 'text/html', body}));
  const session = await page.context().newCDPSession(page);
  await page.goto(`${url}/ten.html`);
  await page.waitForSelector('king-game:state(ready)');
  await page.waitForTimeout(2500);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.evaluate(() => {
    window.scrolled = [];
    let before = performance.now();
    const frame = (now) => {
      window.scrolled.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const distance = await page.evaluate(
    () => document.documentElement.scrollHeight - window.innerHeight,
  );
  await session.send('Input.synthesizeScrollGesture', {
    ...{x: 206, y: 600, xDistance: 0, yDistance: -distance, speed: 1500},
    gestureSourceType: 'touch',
  });
  const frames = await page.evaluate(() => window.scrolled);
  await page.close();
  return frames;
}

/** Kilobytes of the heap after some deals among bots. */
async function memory(browser, url) {
  const more = 'speed="instant" autoplay';
  const {page, session} = await open(browser, url, {more, rate: 1});
  await session.send('HeapProfiler.enable');
  const heap = async () => {
    for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
    const {usedSize} = await session.send('Runtime.getHeapUsage');
    return usedSize / 1000;
  };
  const after = async (deals) => {
    await page.waitForFunction(
      (deals) => {
        const table = document.querySelector('king-game');
        if (table.matches(':state(deal-over)')) table.deal();
        if (table.matches(':state(game-over)')) table.newGame({seed: `${Math.random()}`});
        window.deals ??= 0;
        if (!window.hears) {
          window.hears = true;
          table.addEventListener('gstk-deal-scored', () => window.deals++);
        }
        return window.deals >= deals;
      },
      deals,
      {timeout: 300_000},
    );
    return heap();
  };
  const figures = [await after(2), await after(20)];
  await page.close();
  return figures;
}

const server = await serve(join(root, 'dist/cdn'));
const browser = await chromium.launch(launchOptions());
try {
  const busy = await busyOthers();
  const {begins, delays, frames, collected, review} = await deal(browser, server.url);
  const scrolled = await scroll(browser, server.url);
  const [two, twenty] = await memory(browser, server.url);
  console.log(
    `${delays.length} interactions, ${frames.length} frames in motion, ${collected.length} of them while tricks are collected, ${scrolled.length} while ten tables are scrolled`,
  );
  const goals = [
    // A touch that is shorter than the observer reports is in no list.
    ['until the first touch is painted', begins[0] ?? 16, 50, 'ms'],
    ['until a finger that comes down is seen, 95 of 100', quantile(begins, 0.95) ?? 16, 50, 'ms'],
    ['from a tap to the next paint, 95 of 100 of a deal', quantile(delays, 0.95), 64, 'ms'],
    ['the longest frame in motion, 99 of 100', quantile(frames, 0.99), 34, 'ms'],
    ['the longest frame while a trick is collected', Math.max(0, ...collected), LATE, 'ms'],
    ['from a tap on “Review” to its first picture', review.opens, 300, 'ms'],
    ['from a tap on “Review” to its first decision', review.judges, 1000, 'ms'],
    ['late frames while ten tables are scrolled', scrolled.filter((one) => one > LATE).length, 0],
    ['memory after 20 deals, more than after 2', (twenty / two) * 100 - 100, 3, '%'],
  ];
  judge(goals);
  if (process.argv.includes('--write')) await keep('play', {busy, goals});
} finally {
  await browser.close();
  await server.close();
}
