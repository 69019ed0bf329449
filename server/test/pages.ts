import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build} from 'esbuild';
import {type Browser, type BrowserContext, chromium, type Page} from 'playwright-core';
import {findBrowser, launchOptions} from '../../scripts/browser.mjs';

/** Real pages with the real table, each in a browser of its own as far as storage goes. */

/** A table on a page, and the actions of its reader. */
export class TablePage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page. */
  readonly errors: string[] = [];

  constructor(page: Page, context: BrowserContext) {
    this.page = page;
    this.context = context;
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  /** Presses a button of the table by its id. */
  async press(id: string): Promise<void> {
    await this.page.locator(`gstk-table [data-id=${id}]`).first().click();
  }

  /** Starts the match, once a number of people are in the waiting room. */
  async start(people: number): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const {shadowRoot} = document.querySelector('gstk-table')!;
      return (
        shadowRoot!.querySelectorAll('.friends li:not(.gone) bdi:not(:empty)').length >= wanted
      );
    }, people);
    await this.press('start');
  }

  /** Waits until a state of the table holds, such as `ready` or `my-turn`. */
  async is(...states: readonly string[]): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => {
        const table = document.querySelector('gstk-table');
        return wanted.some((state) => table?.matches(`:state(${state})`));
      },
      [...states],
    );
  }

  /** Waits until the line about the other people says something, or nothing. */
  async says(text: string): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const line = document.querySelector('gstk-table')?.shadowRoot?.querySelector('.company');
      return wanted === '' ? !line : (line?.textContent.includes(wanted) ?? false);
    }, text);
  }

  /** Makes a table for a number of people, and returns its link. */
  async make(name: string): Promise<string> {
    await this.is('ready');
    await this.page.locator('gstk-table [data-panel=friends]').click();
    const field = this.page.locator('gstk-table input[name=name]');
    await field.fill(name);
    await field.blur();
    await this.press('make');
    return this.page.locator('gstk-table input[name=link]').inputValue();
  }

  /** Sits down at the table of the page's invitation. */
  async sit(name: string): Promise<void> {
    const field = this.page.locator('gstk-table input[name=name]');
    await field.fill(name);
    await field.blur();
    await this.press('sit');
    await this.page.waitForFunction(() => location.hash === '');
  }

  /** Waits until the cards are dealt. */
  async begun(): Promise<void> {
    await this.page.locator('gstk-table [exportparts^=dialog]').waitFor({state: 'detached'});
    await this.page.locator('gstk-table .waits').waitFor({state: 'detached'});
    await this.is('ready');
  }

  /** Closes the panel. */
  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.locator('gstk-table [exportparts^=dialog]').waitFor({state: 'detached'});
  }

  /** The reader's view. */
  view(): Promise<{
    seat: number | null;
    hands?: (string | null)[][];
    turn: number[];
    phase: string;
  }> {
    return this.page.evaluate(() => {
      const {view} = document.querySelector('gstk-table') as unknown as {view: unknown};
      return JSON.parse(JSON.stringify(view)) as never;
    });
  }

  /**
   * Tries to make a move as the table advises, if the reader is asked; true when the match is over. A slow
   * page may show later that it was played.
   */
  async act(): Promise<boolean> {
    return this.page.evaluate(async () => {
      interface Table extends HTMLElement {
        view: unknown;
        hint(): Promise<void>;
        play(card: string): void;
        deal(): boolean;
      }
      const table = document.querySelector('gstk-table') as unknown as Table;
      const root = table.shadowRoot!;
      const is = (state: string): boolean => table.matches(`:state(${state})`);
      // Nothing reports that a press has no effect.
      // eslint-disable-next-line no-restricted-globals
      const pause = (): Promise<void> => new Promise((go) => setTimeout(go, 60));
      root.querySelector<HTMLElement>('[data-id=got-it]')?.click();
      if (is('game-over')) return true;
      if (is('deal-over')) table.deal();
      if (!is('my-turn')) return false;
      const before = JSON.stringify(table.view);
      const has = async (): Promise<boolean> => {
        await pause();
        return JSON.stringify(table.view) !== before;
      };
      await table.hint();
      await pause();
      const enabled = (button: Element): boolean => button.getAttribute('aria-disabled') !== 'true';
      const all = (selector: string): HTMLElement[] =>
        [...root.querySelectorAll<HTMLElement>(selector)].filter(enabled);
      all('.prompt .button-primary, .middle .button-primary')[0]?.click();
      if (await has()) return false;
      const hand = root.querySelector('[exportparts^=hand]') as
        | (Element & {hint: string | null; legal: string[] | null})
        | null;
      const cards = [hand?.hint, ...(hand?.legal ?? [])].filter((card) => card !== null);
      for (const card of cards.slice(0, 2)) {
        if (card) table.play(card);
        if (await has()) return false;
      }
      for (const button of all('.middle button, .prompt .actions button:not(.icon)').reverse()) {
        button.click();
        if (await has()) return false;
      }
      return false;
    });
  }
}

/** A browser and the pages that it may open. */
export class Pages {
  readonly #browser: Browser;
  readonly #address: string;
  readonly #close: () => void;

  private constructor(browser: Browser, address: string, close: () => void) {
    this.#browser = browser;
    this.#address = address;
    this.#close = close;
  }

  /** `undefined` if there is no browser. */
  static async open(): Promise<Pages | undefined> {
    if (!findBrowser()) return undefined;
    const folder = mkdtempSync(join(tmpdir(), 'gstk-pages-'));
    await build({
      entryPoints: [join(import.meta.dirname, '../../../src/embed/gstk-table/gstk-table.ts')],
      tsconfig: join(import.meta.dirname, '../../../tsconfig.json'),
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'warning',
    });
    const http = createServer((request, response) => {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://page');
      response.setHeader('content-type', pathname === '/' ? 'text/html' : 'text/javascript');
      if (pathname === '/') response.end(html(Object.fromEntries(searchParams)));
      else
        try {
          response.end(readFileSync(join(folder, pathname)));
        } catch {
          response.writeHead(404).end();
        }
    });
    await new Promise<void>((up) => http.listen(0, '127.0.0.1', up));
    const {port} = http.address() as {port: number};
    const close = (): void => {
      http.close();
      rmSync(folder, {recursive: true});
    };
    return new Pages(await chromium.launch(launchOptions()), `http://127.0.0.1:${port}/`, close);
  }

  /** The address of a page with a table of these attributes. */
  at(attributes: Readonly<Record<string, string>>): string {
    return `${this.#address}?${new URLSearchParams(attributes)}`;
  }

  /** Opens an address; in the browser of another page, if one is given. */
  async visit(address: string, beside?: TablePage): Promise<TablePage> {
    const context = beside?.context ?? (await this.#browser.newContext());
    const table = new TablePage(await context.newPage(), context);
    await table.page.goto(address);
    return table;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#close();
  }
}

const html = (attributes: Readonly<Record<string, string>>): string =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><script type="module" src="/gstk-table.js"></script><gstk-table loading="eager" speed="instant" ${Object.entries(
    attributes,
  )
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></gstk-table>`;
