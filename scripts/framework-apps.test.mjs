// All tags in built apps of React, Vue, Svelte and Angular, in a browser: given attributes and objects,
// defined before the first rendering and after it, changed by state, moved, removed, and hydrated. It belongs
// to `npm run test:all`; a build comes first.
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {chromium} from 'playwright-core';
import {AppPage, playAt} from './app-pages.mjs';
import {launchOptions} from './browser.mjs';
import {buildApp} from './framework-apps.mjs';
import {install} from './framework-packages.mjs';

/** By id, every element that has to become ready. */
const LOADED = [
  ...['attributes', 'properties', 'table', 'crown', 'crush', 'kingdom'],
  ...['question', 'position', 'record'],
];

/** In a page: where the reader is in each example of the list. */
const places = () =>
  [...document.querySelectorAll('game-example[id^=example-]')].map(
    ({id, place}) => `${id.slice(8)}: ${place.step} of ${place.of}`,
  );

/** In a page: what the reader of the app sees. */
const seen = () => {
  const at = (id) => document.getElementById(id);
  const table = ({entry, record}) => [entry.id, record.seats, record.seed];
  const examples = [...document.querySelectorAll('game-example[id^=example-]')];
  return {
    attributes: table(at('attributes')),
    options: at('properties').record.options.heartLeadBan,
    hand: at('properties').view.hands[2],
    deck: at('kingdom').view.deck.length,
    examples: examples.map(({id, place}) => `${id.slice(8)}: ${place.step} of ${place.of}`),
    names: [...examples[0].shadowRoot.querySelectorAll('.seat > b')].map(
      (one) => /\w+/.exec(one.textContent)[0],
    ),
    question: at('question').shadowRoot.querySelectorAll('[data-card]').length,
    position: at('position').shadowRoot.querySelector('[data-at=s] > .sr').textContent,
    record: at('record').place.of,
    chart: at('chart').shadowRoot.querySelectorAll('svg').length,
    card: at('card').shadowRoot.querySelectorAll('svg, span').length > 0,
    readOnly: at('table').readOnly,
  };
};

const SEEN = {
  attributes: ['king-simple', 4, '7'],
  options: 'off',
  hand: ['QS', 'KS'],
  deck: 2,
  examples: ['a: 0 of 2', 'b: 0 of 2', 'c: 0 of 2'],
  names: ['Nora', 'Emil', 'Sven', 'Wanda'],
  question: 8,
  position: 'South: king of spades, queen of spades',
  record: 1,
  chart: 1,
  card: true,
  readOnly: true,
};

/** In a page: plays a card at a table as soon as there is one, and waits until that is announced. */
const useTable = async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const table = document.getElementById('attributes');
  while (!table.matches(':state(my-turn)')) await frame();
  table.focus();
  const {moves} = table.record;
  for (const card of table.view.hands[0])
    if (table.record.moves.length === moves.length) table.play(card);
  while (!table.querySelector('[data-gstk-says]')) await frame();
  window.usedTable = table;
};

describe('apps of frameworks', () => {
  let browser;
  before(async () => {
    install(true);
    browser = await chromium.launch(launchOptions());
  });
  after(() => browser?.close());
  const open = (...page) => AppPage.open(browser, ...page);

  /**
   * All that a page of an app has to do, from its first rendering on.
   * @param {RegExp} [early] what tags may report before a page is hydrated
   */
  const useAll = async (page, isLate, early = /^$/) => {
    await page.wait(() => window.app);
    if (isLate) await page.evaluate(() => window.app.define());
    await page.ready(...LOADED, 'example-a', 'example-b', 'example-c');
    await page.sees(seen, SEEN);

    await page.hears('gstk-turn-changed', 'attributes');
    await page.evaluate(playAt, 'attributes');
    const {game, card, legal} = await page.hears('gstk-card-played', 'attributes');
    assert.deepEqual([game, typeof card, legal], ['king-simple', 'string', true]);
    await page.evaluate(playAt, 'properties');
    await page.hears('gstk-card-played', 'properties');
    await page.wait(() => window.app.bots.asked > 0);

    await page.evaluate(() => {
      const press = (id, what) =>
        document.getElementById(id).shadowRoot.querySelector(what).click();
      press('example-b', '[data-do=next]');
      press('question', '[data-card=KH]');
    });
    const {step, of} = await page.hears('gstk-step-changed', 'example-b');
    assert.deepEqual([step, of], [1, 2]);
    const answered = await page.hears('gstk-quiz-answered', 'question');
    assert.deepEqual([answered.card, answered.correct], ['KH', false]);

    // Examples go, come and change their places; moves are added to all; the step stays.
    await page.render({examples: ['c', 'new', 'b']});
    await page.ready('example-new', 'example-b', 'example-c');
    await page.sees(places, ['c: 0 of 2', 'new: 0 of 2', 'b: 1 of 2']);
    await page.render({examples: ['b', 'c'], plays: ['W:9S N:JS E:TS', 'S:8S', 'N:9H']});
    await page.sees(places, ['b: 1 of 3', 'c: 0 of 3']);

    // Another game, other options, no position any more, and a table less.
    await page.render({
      ...{variant: 'omnibus', players: 3, options: {heartLeadBan: 'on'}, position: undefined},
      isShown: false,
    });
    await page.wait(() => document.getElementById('attributes').record?.game === 'king-omnibus');
    await page.wait(
      () => document.getElementById('properties').record?.options.heartLeadBan === 'on',
    );
    await page.ready('attributes', 'properties', 'example-b');
    const changed = await page.evaluate(() => ({
      seats: document.getElementById('attributes').record.seats,
      hand: document.getElementById('properties').view.hands[2].length,
      table: document.getElementById('table'),
    }));
    assert.deepEqual(changed, {seats: 3, hand: 8, table: null});
    await page.wait(() => document.getElementById('attributes').matches(':state(my-turn)'));
    await page.evaluate(playAt, 'attributes');
    await page.wait(() => window.app.heard.some(({detail}) => detail.game === 'king-omnibus'));
    await page.render({});
    await page.ready(...LOADED, 'example-a', 'example-b', 'example-c');
    await page.sees(seen, {...SEEN, examples: ['a: 0 of 2', 'b: 1 of 2', 'c: 0 of 2']});

    await page.evaluate(() => window.app.unmount());
    await page.wait(() => !document.querySelector('main'));
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    assert.deepEqual(
      page.said.filter((line) => !early.test(line)),
      [],
    );
    await page.close();
  };

  for (const name of ['react', 'vue', 'svelte', 'angular'])
    describe(name, () => {
      let folder;
      before(async () => {
        folder = await buildApp(name);
      });
      it('runs all tags that are defined before the first rendering', async () => {
        await useAll(await open(folder, '/?tags=before&objects=plain'), false);
      });
      it('runs all tags that are defined after it', async () => {
        await useAll(await open(folder, '/?tags=after'), true);
      });
    });

  for (const name of ['react', 'vue', 'svelte'])
    describe(`${name}, rendered by a server`, () => {
      let folder;
      before(async () => {
        folder = await buildApp(name, true);
      });
      it('hydrates tags that are defined before, and runs them', async () => {
        // React would set none of them.
        const objects = name === 'react' ? '' : '&objects=plain';
        const page = await open(folder, `/?hydrated&tags=before${objects}`);
        // An example may be read before it has its lists.
        await useAll(page, false, /^<game-example> /);
      });
      it('reports HTML that does not fit', async () => {
        const change = (html) => html.replace(/<ol>[^]*?<\/ol>/, '<ol></ol>');
        const page = await open(folder, '/?hydrated&tags=after', {change});
        await page.wait(() => window.app);
        assert.match(page.said.join('\n'), /hydrat/i);
        await page.close();
      });
      // docs/embedding.md says so; a framework that no longer does it changes the sentence.
      it('takes a table that was used before', async () => {
        const page = await open(folder, '/?hydrated&tags=before', {mount: useTable});
        await page.wait(() => window.app);
        const isSame = await page.evaluate(
          () => document.getElementById('attributes') === window.usedTable,
        );
        const isReported = page.said.some((line) => /hydrat/i.test(line));
        assert.deepEqual(
          {isSame, isReported},
          {
            isSame: name !== 'react',
            isReported: name !== 'svelte',
          },
        );
        await page.close();
      });
      it('hydrates first, and then runs the tags', async () => {
        await useAll(await open(folder, '/?hydrated&tags=after'), true);
      });
    });
});
