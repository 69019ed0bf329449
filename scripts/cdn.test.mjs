// The built files of the CDN: pages load them under the strictest policy and play a card. `npm run
// test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright-core';
import {repeated} from '../src/testing/full.fixture.ts';
import {launchOptions} from './browser.mjs';
import {serve} from './static-server.mjs';
import {root} from './test-files.mjs';

const {catalogue} = await import(pathToFileURL(join(root, 'dist/embed/catalogue.js')).href);

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html";
const body = `<!doctype html><html lang="en"><title>Cards</title>
  <king-game variant="omnibus" seed="7" speed="instant" storage-key="off">The cards come.</king-game>
  <p>Beware of <playing-card rank="Q" suit="S" size="inline">Q♠</playing-card>.</p>`;

/** Files that a table fetches once it is idle: on a slow machine possibly before a test looks. */
const IDLE = /\/(idle|idle-setup|ground-watch)-.{8}\.js$/;

const urlOf = (route) => new URL(route.request().url()).pathname;

/** In a page: its reader has played before, so that no coach makes everybody wait. */
const playedBefore = (games) => {
  try {
    localStorage.setItem('gstk/tips', JSON.stringify(games));
  } catch {
    // A sandbox without an origin keeps nothing, and has no coach.
  }
};

describe('the files of the CDN', () => {
  let browser;
  let server;

  before(async () => {
    server = await serve(join(root, 'dist/cdn'));
    browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /**
   * Opens a page with one of our scripts; reports what the page fetched and which errors occurred.
   */
  async function open(script, content = body, prepare = () => undefined) {
    const page = await browser.newPage({viewport: {width: 700, height: 900}});
    await page.addInitScript(
      playedBefore,
      catalogue.map(({id}) => id),
    );
    page.setDefaultTimeout(120_000);
    const fetched = [];
    const wrong = [];
    page.on('pageerror', ({message}) => wrong.push(message));
    page.on('console', (line) => /^(error|warning)$/.test(line.type()) && wrong.push(line.text()));
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.route('**/page.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: {'content-security-policy': policy},
        body: `${content}<script type="module" src="/${script}"></script>`,
      }),
    );
    await page.route('**/favicon.ico', (route) => route.fulfill({status: 204}));
    await prepare(page);
    await page.goto(`${server.url}/page.html`);
    return {page, fetched, wrong};
  }

  it('autoload.js: a page of a chart fetches its file, the drawing and the rules', async () => {
    const chart = '<game-chart game="king-minsk">The phases of Minsk King.</game-chart>';
    const {page, fetched, wrong} = await open('autoload.js', chart);
    await page.waitForSelector('game-chart svg');
    const chunks = fetched.flatMap((path) => /chunks\/(.+)-.{8}\.js$/.exec(path)?.[1] ?? []);
    assert.deepEqual(wrong, []);
    assert.ok(chunks.includes('game-chart'), chunks.join(' '));
    for (const name of chunks)
      assert.doesNotMatch(name, /^(faces|table|play|positions|start|king(-play|-bots|-lesson)?)$/);
    await page.close();
  });

  it('autoload.js: a page of diagrams fetches neither a table nor a game', async () => {
    const {page, fetched, wrong} = await open(
      'autoload.js',
      body.replace(/<king-game.*king-game>/, ''),
    );
    await page.waitForSelector('playing-card [role=img]');
    const chunks = fetched.flatMap((path) => /chunks\/(.+)-.{8}\.js$/.exec(path)?.[1] ?? []);
    assert.deepEqual(chunks.sort(), ['base', 'faces', 'playing-card']);
    assert.deepEqual(wrong, []);
    await page.close();
  });

  for (const script of repeated(['examples.js', 'autoload.js']))
    it(`${script}: a lesson fetches no table and no other game`, async () => {
      const {page, fetched, wrong} = await open(
        script,
        `<!doctype html><html lang="en"><title>A lesson</title>
        <game-example game="king" variant="simple" contract="no-king" seat="S"
          hand="S:K8 H:A7" trick="W:QS N:7S E:9S">
          <ol><li data-play="S:8S">South ducks.</li><li>And so on.</li></ol>
        </game-example>`,
      );
      await page.waitForFunction(() => document.querySelector('game-example:state(ready)'));
      const chunks = fetched.flatMap((path) => /chunks\/(.+)-.{8}\.js$/.exec(path)?.[1] ?? []);
      const unwanted = chunks.filter((name) =>
        /table|machine|court|crown|ladder|save|questioner/.test(name),
      );
      assert.ok(chunks.length > 5, chunks.join(' '));
      assert.deepEqual(unwanted, []);
      assert.equal(chunks.includes('game-example.component'), script === 'autoload.js');
      assert.deepEqual(wrong, []);
      await page.locator('game-example [data-do=next]').click();
      assert.equal(await page.evaluate(() => document.querySelector('game-example').place.step), 1);
      await page.close();
    });

  it('examples.js: an example is drawn before anything else is loaded', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.route('**/chunks/**', () => undefined); // never answered
    await page.route('**/page.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>A lesson</title>
          <game-example game="king" variant="simple" contract="no-king" hand="S:K8 H:A7"></game-example>
          <script type="module" src="/examples.js"></script>`,
      }),
    );
    await page.goto(`${server.url}/page.html`, {waitUntil: 'commit'});
    await page.waitForSelector('game-example .board .seat');
    await page.close();
  });

  /** Opens a page that holds all scripts to hashes; returns what it shows once a table is ready. */
  async function held(integrity, script = 'autoload.js') {
    const page = await browser.newPage({viewport: {width: 700, height: 900}});
    await page.addInitScript(
      playedBefore,
      catalogue.map(({id}) => id),
    );
    page.setDefaultTimeout(120_000);
    const refused = [];
    page.on('console', (line) => /integrity/.test(line.text()) && refused.push(line.text()));
    const fetched = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
    const map = Object.fromEntries(
      Object.entries(integrity).map(([file, hash]) => [`${server.url}/${file}`, hash]),
    );
    await page.route('**/page.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Cards</title>
          <script type="importmap">${JSON.stringify({integrity: map})}</script>
          <king-game variant="simple" seed="7" storage-key="off"></king-game>
          <script type="module" src="/${script}" integrity="${integrity[script]}"></script>`,
      }),
    );
    await page.goto(`${server.url}/page.html`);
    return {page, refused, fetched};
  }

  const {files, loads} = JSON.parse(readFileSync(join(root, 'dist/cdn/manifest.json'), 'utf8'));
  const hashesFor = (script) =>
    Object.fromEntries(loads[script].map((file) => [file, files[file]]));

  for (const script of repeated(['king.js', 'examples.js', 'gstk.js', 'autoload.js']))
    it(`manifest.json: the import map of ${script} holds all scripts that its page loads`, async () => {
      const {page, refused, fetched} = await held(hashesFor(script), script);
      await page.waitForFunction(() => document.querySelector('king-game:state(my-turn)'));
      await page.locator('king-game [data-panel=rules]').click();
      await page.locator('king-game [exportparts^=dialog]').waitFor();
      assert.deepEqual(refused, []);
      const loaded = fetched.filter((file) => file.endsWith('.js'));
      assert.deepEqual(
        loaded.filter((file) => !loads[script].includes(file)),
        [],
      );
      assert.ok(JSON.stringify(hashesFor(script)).length < 64_000, 'its map is for one script');
      await page.close();
    });

  it('a script without type="module" names what is missing', async () => {
    const page = await browser.newPage();
    const wrong = [];
    page.on('pageerror', ({message}) => wrong.push(message));
    await page.route('**/page.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<meta charset="utf-8">${['autoload', 'king', 'examples', 'gstk']
          .map((name) => `<script src="/${name}.js"></script>`)
          .join('')}`,
      }),
    );
    await page.goto(`${server.url}/page.html`);
    assert.equal(wrong.length, 4);
    for (const message of wrong) assert.match(message, /outside a module/);
    const [first] = readFileSync(join(root, 'dist/cdn/autoload.js'), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('/'));
    assert.match(first, /^import\.meta;.*<script type="module" src="…\/autoload\.js">/);
    await page.close();
  });

  it('manifest.json: a page that holds every script to its hash plays, and runs no other', async () => {
    const scripts = hashesFor('autoload.js');
    const good = await held(scripts);
    await good.page.waitForFunction(() => document.querySelector('king-game:state(ready)'));
    assert.deepEqual(good.refused, []);
    await good.page.close();
    const tables = Object.keys(scripts).filter((file) =>
      /^chunks\/king-game-[\w-]{8}\.js$/.test(file),
    );
    assert.equal(tables.length, 1, tables.join(' '));
    const [table] = tables;
    const bad = await held({...scripts, [table]: scripts['autoload.js']});
    while (bad.refused.length === 0) await bad.page.waitForEvent('console');
    assert.ok(bad.refused[0].includes(table), bad.refused[0]);
    assert.equal(await bad.page.locator('king-game:state(ready)').count(), 0);
    await bad.page.close();
  });

  // The numbers of requests of the others are checked by figures.test.mjs.
  for (const [file, table] of repeated([
    ['king', '<king-game variant="omnibus"></king-game>'],
    ['crown', '<crown-game></crown-game>'],
    ['crush', '<crush-game></crush-game>'],
    ['kingdom', '<kingdom-game></kingdom-game>'],
    ['gstk-table', '<gstk-table></gstk-table>'],
  ]))
    it(`${file}.js: a request for the first picture, one for the table, one more until it plays`, async () => {
      const content = `<!doctype html><html lang="en"><title>Cards</title>${table}`;
      let later = [];
      let ask;
      const asked = new Promise((done) => (ask = done));
      const {page, fetched, wrong} = await open(`${file}.js`, content, async (page) => {
        // Files for later than the first picture are held back until that has been seen.
        await page.route(`**/${file}/**`, (route) => {
          if (/\/tag-/.test(urlOf(route))) return route.continue();
          later.push(route);
          ask();
        });
      });
      const tag = /^<([a-z-]+)/.exec(table)[1];
      await page.waitForFunction((tag) => document.querySelector(`${tag}:state(ready)`), tag);
      await asked;
      const scripts = fetched.filter((path) => path.endsWith('.js'));
      assert.equal(scripts[0], `/${file}.js`);
      assert.match(scripts[1], /\/tag-.{8}\.js$/);
      const wanted = later.map(urlOf).filter((path) => !IDLE.test(path));
      assert.match(wanted.join(), new RegExp(`^/${file}/play-.{8}\\.js$`));
      const held = later;
      later = {push: (route) => route.continue()};
      for (const route of held) await route.continue();
      await page.waitForFunction(
        (tag) =>
          document.querySelector(
            `${tag}:is(:state(my-turn), :state(deal-over), :state(game-over))`,
          ),
        tag,
      );
      assert.deepEqual(wrong, []);
      await page.close();
    });

  const expertPage = (script) => `<!doctype html><html lang="en"><title>Cards</title>
    <king-game variant="omnibus" seed="7" speed="instant" storage-key="off" bot-level="expert">
    </king-game><script type="module" src="${script}"></script>`;

  /** Opens a page with one of our scripts, in which experts play a trick. */
  const expertsOn = (script, headers = {}) =>
    expertsPlay(`${server.url}/page.html`, (page) =>
      page.route('**/page.html', (route) =>
        route.fulfill({contentType: 'text/html', headers, body: expertPage(script)}),
      ),
    );

  /**
   * Lets experts play a trick; returns the origins of the page's workers, the files and the origins that
   * were fetched from, and the reports.
   */
  async function expertsPlay(url, prepare = () => undefined) {
    const page = await browser.newPage({viewport: {width: 700, height: 900}});
    page.setDefaultTimeout(120_000);
    await page.addInitScript(
      playedBefore,
      catalogue.map(({id}) => id),
    );
    const fetched = [];
    const wrong = [];
    const origins = new Set();
    page.on('pageerror', ({message}) => wrong.push(message));
    page.on('console', (line) => /^(error|warning)$/.test(line.type()) && wrong.push(line.text()));
    page.on('request', (request) => {
      const {protocol, origin, pathname} = new URL(request.url());
      fetched.push(pathname);
      if (/^https?:/.test(protocol)) origins.add(origin);
    });
    await page.route('**/favicon.ico', (route) => route.fulfill({status: 204}));
    await prepare(page);
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector('king-game:state(my-turn)'));
    await page
      .locator('king-game .card.legal')
      .first()
      .click({position: {x: 6, y: 12}});
    await page.waitForFunction(() => {
      const table = document.querySelector('king-game');
      return table.matches(':state(my-turn)') && table.view.played.length > 0;
    });
    // The prospects of the cards are judged there, too: a worker that cannot do so ends.
    await page.evaluate(() => document.querySelector('king-game').hint());
    await page.locator('king-game [data-id=hint]', {hasText: 'Compare'}).waitFor();
    const workers = page.workers().map((worker) => new URL(worker.url()).origin);
    await page.close();
    return {workers, fetched, wrong, origins: [...origins]};
  }

  for (const script of repeated(['king.js', 'autoload.js', 'gstk.js']))
    it(`${script}: experts think in one worker, which fetches no table`, async () => {
      const {workers, fetched, wrong} = await expertsOn(`/${script}`);
      assert.deepEqual(wrong, []);
      assert.equal(workers.length, 1);
      assert.ok(fetched.includes('/thinker.js'), fetched.join(' '));
    });

  for (const script of repeated(['autoload.js', 'king.js', 'gstk.js']))
    it(`${script} of another origin: experts think in a worker that begins at the page's own`, async () => {
      // A page that a test makes up has no address, and a browser keeps it from servers of this machine.
      const folder = mkdtempSync(join(tmpdir(), 'gstk-pages-'));
      const cdn = await serve(join(root, 'dist/cdn'), {cors: true});
      const pages = await serve(folder);
      try {
        writeFileSync(join(folder, 'page.html'), expertPage(`${cdn.url}/${script}`));
        const {workers, fetched, wrong, origins} = await expertsPlay(`${pages.url}/page.html`);
        assert.deepEqual(wrong, []);
        assert.deepEqual(workers, [pages.url]);
        assert.ok(fetched.includes('/thinker.js'), fetched.join(' '));
        assert.deepEqual(origins.sort(), [cdn.url, pages.url].sort());
      } finally {
        await Promise.all([cdn.close(), pages.close()]);
        rmSync(folder, {recursive: true});
      }
    });

  for (const [kind, headers] of repeated([
    ['a strict policy', {'content-security-policy': policy}],
    ['any policy', {'content-security-policy': "worker-src 'none'"}],
    ['a policy that only reports', {'content-security-policy-report-only': policy}],
  ]))
    it(`under ${kind}, experts think on the page, and nothing is reported`, async () => {
      const {workers, fetched, wrong} = await expertsOn('/king.js', headers);
      assert.deepEqual(wrong, []);
      assert.deepEqual(workers, []);
      assert.ok(!fetched.includes('/thinker.js'));
    });

  for (const script of repeated(['gstk.js', 'autoload.js', 'examples.js'], 2))
    it(`${script}: a card is played, nothing is reported`, async () => {
      const {page, fetched, wrong} = await open(script);
      await page.waitForFunction(() => document.querySelector('king-game:state(my-turn)'));
      await page.waitForSelector('playing-card [role=img]');
      const files = fetched.filter((path) => path.endsWith('.js') && !IDLE.test(path));
      if (script === 'gstk.js') assert.deepEqual(files, ['/gstk.js']);
      // Three of them are what a bot of King needs that leads before the reader, two hold what a first
      // picture shows without a table; the module that draws examples adds one, where it is needed.
      else assert.ok(files.length <= (script === 'autoload.js' ? 16 : 17), files.join(' '));
      const before = await page.locator('king-game .card').count();
      await page
        .locator('king-game .card.legal')
        .first()
        .click({position: {x: 6, y: 12}});
      await page.waitForFunction(
        (count) =>
          document
            .querySelector('king-game')
            .shadowRoot.querySelector('[exportparts^=hand]')
            .shadowRoot.querySelectorAll('.card').length < count,
        before,
      );
      assert.deepEqual(wrong, []);
      await page.close();
    });
});
