// The transfer of readers until they can play: for each script of the CDN, the requests that a page
// sends and the bytes of their answers, from a server that compresses with Brotli.
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {scriptOf} from '../src/builder/files.ts';
import {launchOptions} from './browser.mjs';
import {serve} from './static-server.mjs';
import {isOfPage, moduleScript, openTag, page} from './table-pages.mjs';
import {root} from './test-files.mjs';

/**
 * Nothing is kept, no card travels, and the same cards are dealt every time: with this seed the reader
 * is the first to choose in games in which somebody chooses first, so that no bot needs its parts before.
 */
const table = (entry) =>
  `${openTag(entry, 'storage-key="off" speed="instant" seed="4"')}</${entry.tag.name}>`;

const EXAMPLE = `<game-example game="king" variant="simple" contract="no-king" seat="S"
  hand="S:K8 H:A7" trick="W:QS N:7S E:9S"><ol><li data-play="S:8S">South ducks.</li></ol></game-example>`;

/** The file with the conductor. */
const PLAY = /\/play-[\w-]+\.js/;

/**
 * The pages by their names in the documents: `king.js king-omnibus` is a table of Omnibus by `king.js`,
 * `king.js king-omnibus court-ladder` one of Court Ladder after it. `until` is a selector of what a
 * reader waits for, `before` the page that the reader has seen before, and `then` the address of a file
 * that the page asks for once its first picture has been painted, whose parts count too.
 */
export function pagesToMeasure(catalogue) {
  const ofVariant = (name) => catalogue.find(({tag}) => tag.variant === name);
  const [omnibus, minsk, ladder] = ['omnibus', 'minsk', 'ladder'].map(ofVariant);
  const king = {html: table(omnibus), until: `king-game:state(my-turn)`, then: PLAY};
  const example = {html: EXAMPLE, until: 'game-example:state(ready)'};
  const own = catalogue.map((entry) => {
    const {name} = entry.tag;
    const page = {html: table(entry), until: `${name}:state(my-turn)`, then: PLAY};
    return [`${scriptOf(name)} ${entry.id}`, page];
  });
  return Object.fromEntries([
    ...own,
    [`autoload.js ${omnibus.id}`, king],
    [`gstk.js ${omnibus.id}`, {...king, then: undefined}],
    // The second page of a site: what the first has fetched is kept.
    ...['king.js', 'autoload.js'].map((script) => [
      `${script} ${omnibus.id} court-ladder`,
      {html: table(ladder), until: king.until, before: king},
    ]),
    ['autoload.js example', example],
    ['examples.js example', example],
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

async function measure(browser, origin, name, {html, until, then, before}) {
  const [script] = name.split(' ');
  const context = await browser.newContext({
    viewport: {width: 412, height: 915},
    locale: 'en-GB',
  });
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
    const open = async ({html, until, then}) => {
      const body = page(html, moduleScript(`/${script}`));
      await tab.route(url, (route) => route.fulfill({contentType: 'text/html', body}));
      const asked = then && tab.waitForRequest(then);
      await tab.goto(url);
      await tab.locator(until).first().waitFor({state: 'attached'});
      await asked;
      // Files fetched together with that one were requested at the same moment.
      await tab.evaluate(() => undefined);
    };
    if (before) {
      await open(before);
      for (const request of requests) kept.add(request.url());
      requests = [];
    }
    await open({html, until, then});
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return {
      requests: sizes.length,
      bytes: sizes.reduce((sum, {responseBodySize}) => sum + responseBodySize, 0),
    };
  } finally {
    await context.close();
  }
}

/** Measures pages; calls `tell` with the name, the requests and the bytes of each. */
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
