// Tests each story of a built Storybook in Chromium: play function, uncaught errors, undefined elements,
// and the a11y addon's axe report; and a page of documents of each kind. `npm run test:stories -- king`
// runs the stories with that text in their id. Last line: `story tests: N passed, N failed`.
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {launchOptions} from './browser.mjs';
import {addTime, slowest} from './slowest.mjs';
import {serve} from './static-server.mjs';
import {root as project} from './test-files.mjs';

const isFull = process.env.FULL === '1';

const root = join(project, 'storybook-static');
const words = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const stop = (message) => {
  console.log(message);
  console.log('story tests: 0 passed, 1 failed');
  process.exit(1);
};

const index = await readFile(`${root}/index.json`, 'utf8').then(JSON.parse, () =>
  stop('No built Storybook found: run npm run build:storybook first.'),
);
/** So many stories of a file are opened in `npm test`; the states that the others show are those of tests. */
const MOST = 2;
const isWhole = isFull || words.length > 0;
const stories = Object.values(index.entries).filter(
  (e) =>
    e.type === 'story' &&
    e.tags?.includes('test') &&
    (words.length === 0 || words.some((word) => e.id.includes(word))),
);
/** The stories of each file, which share what they fetch; the longest list comes first, so that none is left for the end. */
const files = [...new Set(stories.map(({importPath}) => importPath))]
  .map((path) => stories.filter(({importPath}) => importPath === path))
  .map((file) => (isWhole ? file : file.slice(0, MOST)))
  .sort((a, b) => b.length - a.length);
/**
 * The stories that axe judges, which takes longer than all else: of each file the second, which is a
 * scene of its own; all in `npm run test:all`, and if some are named. The phases, themes and schemes of
 * a tag are judged by its browser tests.
 */
const judged = new Set(
  files.flatMap((file) =>
    file.filter((_, at) => isWhole || at === Math.min(1, file.length - 1)).map(({id}) => id),
  ),
);
/** Pages of documents: the start, a tag and a game stand for all, which are made alike. */
const DOCUMENTS = ['start--docs', 'embed-king-game--docs', 'games-king-omnibus--docs'];
const documents = DOCUMENTS.filter(
  (id) => words.length === 0 || words.some((word) => id.includes(word)),
);
if (stories.length + documents.length === 0) stop('No story to test.');

/** Runs in the page: shows one story and collects its faults. */
const showStory = ({storyId}) =>
  new Promise((done) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const problems = [];
    const offs = [];
    const on = (name, fn) => {
      channel.on(name, fn);
      offs.push(() => channel.off(name, fn));
    };
    const finish = (result) => {
      offs.forEach((off) => off());
      clearTimeout(timer);
      done(result);
    };
    const timer = setTimeout(
      () => finish({problems: [...problems, 'timed out after 180 s']}),
      180_000,
    );
    for (const name of [
      'playFunctionThrewException',
      'storyThrewException',
      'unhandledErrorsWhilePlaying',
    ])
      on(name, (e) =>
        problems.push(`${name}: ${(Array.isArray(e) ? e : [e]).map((x) => x.message).join('; ')}`),
      );
    for (const name of ['storyErrored', 'storyMissing', 'configError'])
      on(name, (e) => finish({problems: [`${name}: ${e?.description ?? e?.message ?? e}`]}));
    on('storyFinished', (e) => {
      if (e.storyId !== storyId) return;
      for (const r of e.reporters)
        if (r.type === 'a11y' && r.status === 'failed')
          for (const v of r.result.violations)
            problems.push(
              `a11y ${v.id}: ${v.help} (${v.nodes.map((n) => n.target.join(' ')).join(', ')})`,
            );
      for (const el of document.querySelectorAll('#storybook-root :not(:defined)'))
        problems.push(`<${el.localName}> is not defined`);
      finish({
        problems,
        status: e.status,
        checks: e.reporters.map((r) => `${r.type}:${r.status}`).join(' '),
      });
    });
    channel.emit('setCurrentStory', {storyId, viewMode: 'story'});
  });

/** Opens a page in which stories can be shown one after another, with the report of axe or without. */
async function openPage(isJudged) {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const errors = [];
  page.on('pageerror', (e) => errors.push(e.message));
  await page.goto(`${server.url}/iframe.html`);
  await page.waitForFunction(
    () => '__STORYBOOK_ADDONS_CHANNEL__' in window && '__STORYBOOK_PREVIEW__' in window,
  );
  await page.evaluate(async (manual) => {
    await window.__STORYBOOK_PREVIEW__.ready();
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {globals: {a11y: {manual}}});
  }, !isJudged);
  return {page, errors};
}

let passed = 0;
let failed = 0;
const times = new Map();
async function check(story, {page, errors}) {
  errors.length = 0;
  const started = performance.now();
  const result = await page.evaluate(showStory, {storyId: story.id});
  const problems = [...result.problems, ...errors];
  if (judged.has(story.id) && !/a11y/.test(result.checks ?? ''))
    problems.push('axe has not judged it');
  const ok = problems.length === 0 && result.status === 'success';
  if (ok) passed++;
  else failed++;
  const time = Math.round(performance.now() - started);
  addTime(times, story.importPath.replace(/^\.\//, ''), time);
  const title = `${story.title}: ${story.name} (${time} ms) ${result.checks ?? ''}`;
  console.log([`${ok ? 'ok' : 'not ok'} - ${title}`, ...problems].join('\n    '));
}

/** Opens a page of documents: it has a title, a table that is dealt, and no fault. */
async function read(id) {
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (e) => problems.push(e.message));
  try {
    await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${id}`);
    await page.waitForSelector('#storybook-docs h1');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('gstk-table, king-game')].some(({view}) => view),
    );
    if (await page.$('.sb-errordisplay:visible')) problems.push('shows an error');
  } catch (e) {
    problems.push(e.message);
  }
  await page.close();
  if (problems.length === 0) passed++;
  else failed++;
  console.log([`${problems.length === 0 ? 'ok' : 'not ok'} - ${id}`, ...problems].join('\n    '));
}

// Stories wait more than they compute, so several pages share the list.
const PAGES = 3;
const server = await serve(root);
const browser = await chromium.launch(launchOptions());
try {
  for (const isJudged of [true, false]) {
    const lists = files
      .map((file) => file.filter((story) => judged.has(story.id) === isJudged))
      .filter((list) => list.length > 0);
    const next = lists.values();
    const work = async () => {
      const tab = await openPage(isJudged);
      for (const list of next) for (const story of list) await check(story, tab);
      await tab.page.close();
    };
    await Promise.all(Array.from({length: Math.min(PAGES, lists.length)}, work));
  }
  await Promise.all(documents.map(read));
} finally {
  await browser.close();
  await server.close();
}
for (const line of slowest(times)) console.log(line);
console.log(`story tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
