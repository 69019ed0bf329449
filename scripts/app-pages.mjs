// A page of a built app in a browser, for framework-apps.test.mjs and next-app.test.mjs.
import assert from 'node:assert/strict';
import {serve} from './static-server.mjs';

/** In a page: whether all these elements are ready, and the chart is drawn. */
const areReady = (ids) =>
  ids.every((id) => document.getElementById(id)?.matches(':state(ready)')) &&
  document.getElementById('chart').shadowRoot?.querySelector('svg');

/** In a page: plays the first card that the rules allow at a table on turn. */
export const playAt = (id) => {
  const table = document.getElementById(id);
  const {length} = table.record.moves;
  for (const card of table.view.hands[table.view.seat])
    if (table.record.moves.length === length) table.play(card);
};

/** A page, with all that its console reports and what it throws. */
export class AppPage {
  page;
  said = [];
  #server;

  /**
   * Serves a folder and opens a page of it.
   * @param {object} [before]
   * @param {(html: string) => string} [before.change] changes the HTML of the page
   * @param {() => Promise<void>} [before.mount] what happens in the page before its app begins
   */
  static async open(browser, folder, path, {change, mount} = {}) {
    const one = new AppPage();
    one.#server = await serve(folder);
    const {url} = one.#server;
    one.page = await browser.newPage({viewport: {width: 900, height: 6000}});
    one.page.setDefaultTimeout(60_000);
    one.page.on('pageerror', ({stack}) => one.said.push(stack));
    one.page.on('console', (line) => {
      const isOurs = !line.text().startsWith('Lit is in dev mode');
      if (['error', 'warning'].includes(line.type()) && isOurs) one.said.push(line.text());
    });
    if (change)
      await one.page.route(url + path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: change(await response.text())});
      });
    if (mount) await one.page.addInitScript(`window.beforeMount = ${mount}`);
    await one.page.goto(url + path);
    return one;
  }

  async close() {
    await this.page.close();
    await this.#server.close();
  }

  evaluate(...what) {
    return this.page.evaluate(...what);
  }

  /** Waits for a condition in the page; when it waits in vain, says what the page has said. */
  async wait(holds, ...given) {
    try {
      await this.page.waitForFunction(holds, ...given);
    } catch (cause) {
      throw new Error([`waited in vain for ${holds}`, given, ...this.said].join('\n'), {cause});
    }
  }

  /** Waits until the page looks as expected to a function in it. */
  async sees(look, expected) {
    const isSeen = ([text, wanted]) => {
      try {
        return JSON.stringify(Function(`return ${text}`)()()) === wanted;
      } catch {
        return false; // something is being drawn
      }
    };
    try {
      await this.page.waitForFunction(isSeen, [`${look}`, JSON.stringify(expected)]);
    } catch {
      assert.deepEqual(await this.evaluate(look), expected, this.said.join('\n'));
    }
  }

  ready(...ids) {
    return this.wait(areReady, ids);
  }

  /** Waits for an event that a listener of the app has heard from an element; its detail. */
  async hears(type, on) {
    const heard = ([a, b]) =>
      window.app.heard.findLast((one) => one.type === a && one.on === b)?.detail;
    await this.wait(heard, [type, on]);
    return this.evaluate(heard, [type, on]);
  }

  /** Renders the initial state of the app with some changes. */
  render(change) {
    return this.evaluate((one) => window.app.render({...window.app.first, ...one}), change);
  }
}
