// One visit to a page: the time until it is ready, and the cost until then.
import {countNodes, isOfPage} from '../scripts/table-pages.mjs';

/** The units of the protocol: bytes a second, milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000, // 1.6 Mbit/s
  uploadThroughput: 96_000,
};

/**
 * The conditions of a visit: a phone on slow 4G whose processor is four times slower, or this machine.
 */
export const PROFILES = {
  slow: {network: SLOW_4G, rate: 4},
  fast: {},
};

/** In the page, before anything else: notes when it is ready, its long tasks and its shifts. */
function watch(isReady) {
  const bench = {longTasks: [], shift: 0};
  window.bench = bench;
  const observe = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({startTime, duration}) => bench.longTasks.push([startTime, duration]));
  observe('layout-shift', ({value}) => (bench.shift += value));
  const look = () => {
    if (document.body && isReady()) {
      bench.ready = performance.now();
      window.benchReady('');
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The largest number of requests of which each began when the one before it had ended. */
function inSequence(requests) {
  const ends = [];
  for (const {from, to} of requests.toSorted((a, b) => a.to - b.to)) {
    const before = ends.filter((end) => end.to <= from).map(({depth}) => depth);
    ends.push({to, depth: 1 + Math.max(0, ...before)});
  }
  return Math.max(0, ...ends.map(({depth}) => depth));
}

/**
 * Opens a page with an empty cache. Milliseconds count from the navigation; bytes and requests are those
 * of all requests before the page was ready, the page itself left out.
 * @param isReady a function that runs in the page, on every frame until it returns true
 */
export async function visit(browser, url, isReady, {network, rate} = {}, viewport = [412, 915]) {
  const [width, height] = viewport;
  const context = await browser.newContext({viewport: {width, height}, locale: 'en-GB'});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (network) await session.send('Network.emulateNetworkConditions', network);
    if (rate) await session.send('Emulation.setCPUThrottlingRate', {rate});
    const requests = new Map();
    session.on('Network.requestWillBeSent', ({requestId, timestamp, request}) => {
      if (isOfPage(request.url, url)) requests.set(requestId, {url: request.url, from: timestamp});
    });
    session.on('Network.loadingFinished', ({requestId, timestamp, encodedDataLength}) =>
      Object.assign(requests.get(requestId) ?? {}, {to: timestamp, bytes: encodedDataLength}),
    );
    const {origin} = new URL(url);
    // By the protocol: waiting by Playwright would run scripts of its own meanwhile.
    await session.send('Page.enable');
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', {name: 'benchReady'});
    await session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${watch})(${isReady})`,
    });
    const isThere = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve));
    await session.send('Page.navigate', {url});
    const late = setTimeout(() => {
      throw new Error(`${url} is not ready after two minutes`);
    }, 120_000);
    await isThere;
    clearTimeout(late);
    const wanted = [...requests.values()].filter((one) => one.url.startsWith(origin));
    const done = wanted.filter(({to}) => to !== undefined);
    // A long task is reported after its end.
    await page.waitForTimeout(300);
    const {ready, readable, longTasks, shift} = await page.evaluate(() => window.bench);
    const long = longTasks.filter(([at]) => at < ready).map(([, duration]) => duration);
    return {
      ready,
      readable,
      bytes: wanted.reduce((sum, {bytes = 0}) => sum + bytes, 0),
      requests: wanted.length,
      sequence: inSequence(done),
      long: long.reduce((sum, duration) => sum + duration, 0),
      longest: Math.max(0, ...long),
      shift,
      ...(await page.evaluate(countNodes)),
    };
  } finally {
    await context.close();
  }
}
