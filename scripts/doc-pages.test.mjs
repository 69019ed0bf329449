// Checks in a browser, with the built files, that the samples of HTML and CSS in README.md and the
// documents do what they say. `npm run test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {build} from 'esbuild';
import {chromium} from 'playwright-core';
import {launchOptions} from './browser.mjs';
import {samples} from './doc-samples.mjs';
import {root} from './test-files.mjs';

const TYPES = {'.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json'};
const {files} = JSON.parse(readFileSync(join(root, 'dist/cdn/manifest.json'), 'utf8'));
const of = (...kinds) =>
  samples()
    // A template of a site generator is not a page yet.
    .filter(({kind, code}) => kinds.includes(kind) && !code.includes('{{'))
    .map((sample) => ({...sample, place: `${sample.file}, line ${sample.line}`}));

/** The game from outside that samples play, as its build would write it. */
const GAME = '/old-maid/old-maid.js';
const {outputFiles: built} = await build({
  entryPoints: [join(root, 'examples/old-maid/src/index.ts')],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  tsconfig: join(root, 'tsconfig.json'),
  write: false,
});

/** A page with a sample; the loader is added if the sample is a tag without a script. */
function pageOf(code) {
  const hashed = code.replaceAll(
    /(\/cdn\/(\w+\.js)"[^>]*integrity=")[^"]*…[^"]*"/g,
    (_, head, file) => `${head}${files[file]}"`,
  );
  const loader = /<script/.test(code)
    ? ''
    : '<script type="module" src="/gstk/cdn/autoload.js"></script>';
  const game =
    code.includes('"gstk-examples/') && !code.includes(GAME)
      ? `<script type="module" src="${GAME}"></script>`
      : '';
  return `<!doctype html><html lang="en"><title>A page</title>${hashed}${loader}${game}`;
}

/** In a page: every tag of ours shows its content. */
const isShown = () =>
  [...document.querySelectorAll('*')]
    .filter(({localName}) => /-/.test(localName))
    .every((one) => {
      if (!one.matches(':defined')) return false;
      if (/^(game-chart|playing-card)$/.test(one.localName))
        return Boolean(one.shadowRoot?.querySelector('svg, [role=img]'));
      return one.matches(':state(ready)');
    });

describe('samples in documents', () => {
  let browser;
  before(async () => {
    browser = await chromium.launch(launchOptions());
  });
  after(() => browser?.close());

  /** Opens a page of a sample, which finds our files wherever it looks for them. */
  async function open(code) {
    const page = await browser.newPage({viewport: {width: 700, height: 900}});
    page.setDefaultTimeout(120_000);
    const asked = [];
    const wrong = [];
    page.on('pageerror', ({message}) => wrong.push(message));
    page.on('console', (line) => /^(error|warning)$/.test(line.type()) && wrong.push(line.text()));
    await page.route('**/*', (route) => {
      const {pathname} = new URL(route.request().url());
      const file = pathname.split('/cdn/')[1];
      if (pathname === '/page.html')
        return route.fulfill({contentType: 'text/html', body: pageOf(code)});
      asked.push(file ?? pathname);
      if (pathname === GAME)
        return route.fulfill({contentType: 'text/javascript', body: built[0].text});
      if (!file || !(file in files)) return route.fulfill({status: file ? 404 : 204});
      return route.fulfill({
        contentType: TYPES[extname(file)] ?? 'text/html',
        headers: {'access-control-allow-origin': '*'},
        body: readFileSync(join(root, 'dist/cdn', file)),
      });
    });
    await page.goto('https://blog.example/page.html');
    return {page, asked, wrong};
  }

  for (const {place, code} of of('html'))
    it(`${place}: loads, and shows its tags`, async () => {
      const {page, asked, wrong} = await open(code);
      await page.waitForFunction(isShown);
      if (/<iframe/.test(code))
        await page.frameLocator('iframe').locator(':state(ready)').first().waitFor();
      for (const [, file] of code.matchAll(/\/cdn\/([\w./-]+)/g)) assert.ok(file in files, file);
      const fetched =
        /<(?:script|iframe|link rel="(?:stylesheet|modulepreload)")[^>]* (?:src|href)="[^"]*\/cdn\/([\w.-]+)/g;
      for (const [, file] of code.matchAll(fetched))
        assert.ok(asked.includes(file), `${file} was not asked for: ${asked}`);
      assert.deepEqual(wrong, []);
      await page.close();
    });

  for (const {place, code} of of('css'))
    it(`${place}: every rule and declaration is understood`, async () => {
      const {page} = await open('');
      const lost = await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        const rules = [...sheet.cssRules].flatMap((rule) => [
          ...(rule.cssRules?.length ? rule.cssRules : [rule]),
        ]);
        const written = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, body]) => body);
        if (rules.length !== written.length) return [`${rules.length} rules`];
        return written
          .flatMap((body) => body.split(';').map((one) => one.trim()))
          .filter((one) => one && !CSS.supports(`(${one})`));
      }, code);
      assert.deepEqual(lost, []);
      await page.close();
    });
});
