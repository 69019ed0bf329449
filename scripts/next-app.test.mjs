// Tags in a built app of Next: a page that is loaded and hydrated, and one to which a reader navigates. It
// belongs to `npm run test:all`; a build comes first.
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {chromium} from 'playwright-core';
import {AppPage, playAt} from './app-pages.mjs';
import {launchOptions} from './browser.mjs';
import {buildNext} from './framework-apps.mjs';
import {install} from './framework-packages.mjs';

const TAGS = ['attributes', 'lesson', 'plain', 'table'];
/** The reader's cards and the option that the app sets. */
const GIVEN = ['QS', 'KS', 'off'];

/** In a page: the reader's cards and the option of a table, and where the lesson is. */
const seen = () => {
  const of = (id) => {
    const {record, view} = document.getElementById(id);
    return [...view.hands[2], record.options.heartLeadBan];
  };
  return {plain: of('plain'), table: of('table'), lesson: document.getElementById('lesson').place};
};

/** Plays a card at both tables. */
const playBoth = async (page) => {
  for (const id of ['plain', 'table']) {
    await page.wait((one) => document.getElementById(one).matches(':state(my-turn)'), id);
    await page.evaluate(playAt, id);
    await page.wait((one) => document.getElementById(one).record.moves.length > 0, id);
  }
};

describe('an app of Next', () => {
  let folder;
  let browser;
  before(async () => {
    install(true);
    folder = await buildNext();
    browser = await chromium.launch(launchOptions());
  });
  after(() => browser?.close());

  it('hydrates a page that is loaded, and runs its tags', async () => {
    const page = await AppPage.open(browser, folder, '/lesson');
    await page.ready(...TAGS);
    const {plain, table, lesson} = await page.evaluate(seen);
    assert.deepEqual({table, lesson}, {table: GIVEN, lesson: {step: 0, of: 2}});
    // React neither sets objects nor adds listeners where it hydrates (docs/embedding.md).
    assert.notDeepEqual(plain, GIVEN);
    await playBoth(page);
    const heard = await page.evaluate(() => [...new Set(window.heard.map(({on}) => on))]);
    assert.deepEqual(heard, ['table']);
    await page.evaluate(() =>
      document.getElementById('lesson').shadowRoot.querySelector('[data-do=next]').click(),
    );
    await page.page.click('#more');
    await page.wait(() => document.getElementById('lesson').place?.of === 3);
    assert.equal((await page.evaluate(seen)).lesson.step, 1);
    assert.deepEqual(page.said, []);
    await page.close();
  });

  it('runs the tags of a page that is come to, left and come back to', async () => {
    const page = await AppPage.open(browser, folder, '/');
    await page.evaluate(() => (window.isSamePage = true));
    for (const way of ['link', 'link', 'back']) {
      if (way === 'link') await page.page.click('#to-lesson');
      else await page.page.goBack();
      await page.ready(...TAGS);
      await page.sees(seen, {plain: GIVEN, table: GIVEN, lesson: {step: 0, of: 2}});
      await page.evaluate(() => (window.heard.length = 0));
      await playBoth(page);
      await page.wait(() => new Set(window.heard.map(({on}) => on)).size === 2);
      await page.page.click('#to-home');
      await page.wait(() => document.querySelector('h1').textContent === 'Home');
      assert.equal(await page.evaluate(() => document.querySelector('king-game')), null);
    }
    assert.equal(await page.evaluate(() => window.isSamePage), true);
    assert.deepEqual(page.said, []);
    await page.close();
  });
});
