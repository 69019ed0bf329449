// The transfer of readers until they can play: for each script of the CDN, the requests that a page
// sends, how many of them wait for one another, the bytes of their answers, from a server that
// compresses with Brotli, and the elements of the first picture.
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {scriptOf} from '../src/builder/files.ts';
import {launchOptions} from './browser.mjs';
import {serve} from './static-server.mjs';
import {exampleTag} from '../bench/start/examples.mjs';
import {countNodes, isOfPage, moduleScript, openTag, page, tableReady} from './table-pages.mjs';
import {root} from './test-files.mjs';

/**
 * Nothing is kept, no card travels, and the same cards are dealt every time: with this seed the reader
 * is the first to choose in games in which somebody chooses first, so that no bot needs its parts before.
 */
const table = (entry) =>
  `${openTag(entry, 'storage-key="off" speed="instant" seed="4"')}</${entry.tag.name}>`;

const EXAMPLE = `<game-example game="king" variant="simple" contract="no-king" seat="S"
  hand="S:K8 H:A7" trick="W:QS N:7S E:9S"><ol><li data-play="S:8S">South ducks.</li></ol></game-example>`;

/** As many examples as the bench measures, with the lesson that it measures. */
const TWENTY = Array.from({length: 20}, (_, at) => exampleTag(at)).join('\n');

/** The file with the conductor. */
const PLAY = /\/play-[\w-]{8}\.js$/;

/**
 * The pages by their names in the documents: `king.js king-omnibus` is a table of Omnibus by `king.js`,
 * `king.js king-omnibus court-ladder` one of Court Ladder after it. `until` is a selector of what a
 * reader waits for, `count` times on the page, `before` the page that the reader has seen before, and
 * `then` the address of a file that the page asks for once its first picture has been painted, whose
 * parts count too. `picture` says that the first picture is looked at: `early`, before the file `then`
 * comes, or as soon as the page is `ready`.
 */
export function pagesToMeasure(catalogue) {
  const ofVariant = (name) => catalogue.find(({tag}) => tag.variant === name);
  const [omnibus, minsk, ladder] = ['omnibus', 'minsk', 'ladder'].map(ofVariant);
  const king = {html: table(omnibus), until: `king-game:state(my-turn)`, then: PLAY};
  const example = {html: EXAMPLE, until: 'game-example:state(ready)'};
  const own = catalogue.map((entry) => {
    const {name} = entry.tag;
    const page = {html: table(entry), until: `${name}:state(my-turn)`, then: PLAY};
    const seen = entry.family === 'king' ? omnibus : catalogue.find(({tag}) => tag.name === name);
    return [`${scriptOf(name)} ${entry.id}`, {...page, ...(entry === seen && {picture: 'early'})}];
  });
  return Object.fromEntries([
    ...own,
    [`autoload.js ${omnibus.id}`, {...king, picture: 'early'}],
    [`gstk.js ${omnibus.id}`, {...king, then: undefined}],
    // The second page of a site: what the first has fetched is kept.
    ...['king.js', 'autoload.js'].map((script) => [
      `${script} ${omnibus.id} court-ladder`,
      {html: table(ladder), until: king.until, before: king},
    ]),
    ['autoload.js example', example],
    ['examples.js example', example],
    [
      'examples.js twenty',
      {
        ...example,
        ...{html: TWENTY, count: 20, viewport: {width: 390, height: 15_000}, picture: 'ready'},
      },
    ],
    [
      'autoload.js chart',
      {html: `<game-chart game="${minsk.id}"></game-chart>`, until: 'game-chart svg'},
    ],
    [
      'autoload.js card',
      {html: '<playing-card rank="Q" suit="S"></playing-card>', until: 'playing-card [role=img]'},
    ],
  ]);
}

/**
 * In the page, before anything else: work postponed by a second or longer never runs. An untouched table
 * fetches what it needs to be printed after such a wait, and a slow machine would count it.
 */
function withoutDelays() {
  const {setTimeout: set} = window;
  window.setTimeout = (work, after = 0, ...rest) => (after < 1000 ? set(work, after, ...rest) : 0);
}

/** The files whose code runs where a request is sent, the innermost first. */
function* askers({url, stack}) {
  if (url) yield url;
  for (let part = stack; part; part = part.parent)
    for (const frame of part.callFrames) yield frame.url;
}

/** Notes in which place of a chain each request of a page is sent: 1 for what the page itself names. */
async function chainOf(context, tab, url) {
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  const places = new Map([[url, 0]]);
  session.on('Network.requestWillBeSent', ({request, initiator}) => {
    if (places.has(request.url)) return;
    const before = [...askers(initiator)].map((asker) => places.get(asker) ?? 0);
    places.set(request.url, 1 + Math.max(0, ...before));
  });
  return places;
}

/** The bytes of the answers' bodies. */
async function bytesOf(requests) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, {responseBodySize}) => sum + responseBodySize, 0);
}

/** In the page: what has been drawn is in place. */
const drawn = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
};

async function measure(browser, origin, name, wanted) {
  const {viewport = {width: 412, height: 915}} = wanted;
  const [script] = name.split(' ');
  const context = await browser.newContext({viewport, locale: 'en-GB'});
  try {
    const tab = await context.newPage();
    tab.setDefaultTimeout(120_000);
    await tab.addInitScript(withoutDelays);
    const url = `${origin}/page.html`;
    const kept = new Set();
    let requests = [];
    tab.on('request', (request) => {
      const of = request.url();
      if (isOfPage(of, url) && !kept.has(of)) requests.push(request);
    });
    const places = await chainOf(context, tab, url);
    const furthest = (sent) => Math.max(...sent.map((request) => places.get(request.url())));
    const look = async (sent) => {
      const [sequence, bytes] = [furthest(sent), await bytesOf(sent)];
      await tab.evaluate(drawn);
      const {nodes, heaviest} = await tab.evaluate(countNodes);
      return {sequence, bytes, elements: nodes, heaviest};
    };
    /** Looks at the first picture of a table: the file that comes after it is held back until then. */
    const lookBefore = async (file) => {
      const route = await file;
      const sent = requests.slice(0, requests.indexOf(route.request()));
      await tab.waitForFunction(tableReady);
      const seen = await look(sent);
      await route.continue();
      return seen;
    };
    const open = async ({html, until, count = 1, then, picture}) => {
      const body = page(html, moduleScript(`/${script}`));
      await tab.route(url, (route) => route.fulfill({contentType: 'text/html', body}));
      const asked = then && tab.waitForRequest(then);
      const file =
        picture === 'early' && new Promise((resolve) => void tab.route(then, resolve, {times: 1}));
      await tab.goto(url);
      const seen = file && (await lookBefore(file));
      await tab
        .locator(until)
        .nth(count - 1)
        .waitFor({state: 'attached'});
      await asked;
      // Files fetched together with that one were requested at the same moment.
      await tab.evaluate(() => undefined);
      return seen || (picture && look(requests));
    };
    if (wanted.before) {
      await open(wanted.before);
      for (const request of requests) kept.add(request.url());
      requests = [];
    }
    const picture = await open(wanted);
    return {
      requests: requests.length,
      bytes: await bytesOf(requests),
      sequence: furthest(requests),
      ...(picture && {picture}),
      files: requests.map((request) => new URL(request.url()).pathname.slice(1)),
    };
  } finally {
    await context.close();
  }
}

/** Measures pages; calls `tell` with the name of each and what was measured. */
export async function measureTransfers(pages, tell) {
  const server = await serve(join(root, 'dist/cdn'), {compress: true});
  const browser = await chromium.launch(launchOptions());
  try {
    for (const [name, one] of Object.entries(pages))
      tell(name, await measure(browser, server.url, name, one));
  } finally {
    await browser.close();
    await server.close();
  }
}
