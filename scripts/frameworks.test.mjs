// The types of gstk in templates: a strict project of each framework compiles valid templates and
// refuses invalid ones. Then the tags in pages that frameworks and morphs own. `npm run test:built` does
// not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {chromium} from 'playwright-core';
import {isFull, repeated} from '../src/testing/full.fixture.ts';
import {launchOptions} from './browser.mjs';
import {samples} from './doc-samples.mjs';
import {home, install, modules, run} from './framework-packages.mjs';
import {markup, OWNED, scriptOf, STATE} from './framework-pages.mjs';
import {tagsIn} from './frameworks.mjs';
import {root} from './test-files.mjs';
import {TSC} from './tsc.mjs';

const STRICT = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  // Our declarations as a whole are compiled in `npm run test:all`; they take half of the time.
  skipLibCheck: !isFull,
  // gstk is a link to this folder, which has no frameworks.
  preserveSymlinks: true,
  noUncheckedIndexedAccess: true,
};

// Outside this folder, in which `gstk` is the name of the folder itself.
const projects = mkdtempSync(join(tmpdir(), 'gstk-frameworks-'));

/** A project of some files; its path. */
function project(name, files, config) {
  const folder = join(projects, name);
  mkdirSync(folder, {recursive: true});
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({include: ['*'], ...config}));
  return folder;
}

/** A page in JSX; every line after `@ts-expect-error` is wrong, and tsc reports one that is not. */
const jsx = (name, hook) => `import type {GstkElements} from 'gstk/jsx';
import type {KingGame} from 'gstk/embed/king-game/component';
${hook}
declare module '${name}' {
  namespace JSX {
    interface IntrinsicElements extends GstkElements {}
  }
}

const table: {current: KingGame | null} = {current: null};

export const page = (
  <main>
    <king-game
      ref={table} key="a" class="wide" id="table" data-kind="table" aria-label="Omnibus"
      variant="omnibus" players={4} bot-level="expert" cardSize="large" readonly
      options={{heartLeadBan: 'off'}} state={{hands: []}}
      ongstk-card-played={(event) => event.detail.card.toUpperCase()}
      ongstk-game-ended={({detail: {ranking}}) => ranking.length}
    >
      <p>Without scripts</p>
    </king-game>
    <gstk-table game="court-ladder" players="6" />
    <game-example game="king" mode="quiz" ask="winner" hands="N: S:K" no-play step={1}
      ongstk-quiz-answered={(event) => event.detail.correct} />
    <playing-card rank="Q" suit="S" size="inline" face-down>Q♠</playing-card>
    {/* @ts-expect-error an unknown variant */}
    <king-game variant="omnibuss" />
    {/* @ts-expect-error an unknown attribute */}
    <king-game varient="omnibus" />
    {/* @ts-expect-error an unknown tag */}
    <queen-game />
    {/* @ts-expect-error no number */}
    <king-game players="four" />
    {/* @ts-expect-error no listener */}
    <king-game ongstk-card-played="listen" />
    {/* @ts-expect-error a field that the event does not have */}
    <king-game ongstk-card-played={(event) => event.detail.trump} />
    {/* @ts-expect-error an unknown mode */}
    <game-example mode="quizz" />
  </main>
);
`;

/** The sample of a kind in the documents that names an entry of the package, or the first of that kind. */
const sampleOf = (kind, entry = '') =>
  samples().find((one) => one.kind === kind && one.code.includes(entry)).code;
/** The variables that the samples of templates take from the page around them. */
const AROUND = `const options = {heartLeadBan: 'off'};
const position = {hands: []};
const hear = (heard: object) => heard;`;
/** The samples in JSX, as files. */
const samplesOfReact = () =>
  Object.fromEntries(
    samples()
      .filter(({kind}) => kind === 'tsx')
      .map(({code}, at) => [
        `sample${at}.tsx`,
        `${sampleOf('ts', 'gstk/jsx')}\n${AROUND}\n${code}`,
      ]),
  );
/** The line of a sample that brings the types of a framework. */
const typesOf = (entry) =>
  sampleOf('ts', entry)
    .split('\n')
    .find((line) => line.includes(entry));

describe('types in templates', () => {
  before(() => install(isFull));
  after(() => rmSync(projects, {recursive: true, force: true}));

  // The usual compiler, which takes five times as long, is left to `npm run test:all`.
  const tsc = isFull ? join(modules, 'typescript', 'bin', 'tsc') : join(root, TSC);
  for (const [name, hook] of repeated([
    ['react', "import type {} from 'react';"],
    ['preact', "import type {} from 'preact';"],
  ]))
    it(`${name}: valid templates compile, invalid ones are refused`, () => {
      const folder = project(
        name,
        {
          'page.tsx': jsx(name, hook),
          ...(name === 'react' && samplesOfReact()),
        },
        {
          compilerOptions: {...STRICT, jsx: 'react-jsx', jsxImportSource: name},
        },
      );
      assert.equal(run(process.execPath, [tsc, '-p', folder], folder).said, '');
    });

  it('vue: valid templates compile, invalid ones are refused', {skip: !isFull}, () => {
    const page = `<script setup lang="ts">
import type {} from 'gstk/vue';
const options = {heartLeadBan: 'off'};
</script>

<template>
  <king-game
    class="wide" variant="omnibus" :players="4" bot-level="expert" :options="options" readonly
    @gstk-card-played="(event) => event.detail.card.toUpperCase()"
  >
    <p>Without scripts</p>
  </king-game>
  <game-example game="king" mode="quiz" hands="N: S:K" @gstk-quiz-answered="({detail}) => detail.correct">
    <ul>
      <li data-play="8H" data-label="Eight" data-correct>Right.</li>
      <li :data-play="options.heartLeadBan" data-mark="!">No.</li>
    </ul>
  </game-example>
  <!-- @vue-expect-error an unknown attribute -->
  <li data-plays="8H" />
  <playing-card rank="Q" suit="S" size="inline">Q♠</playing-card>
  <!-- @vue-expect-error an unknown variant -->
  <king-game variant="omnibuss" />
  <!-- @vue-expect-error an unknown attribute -->
  <king-game varient="omnibus" />
  <!-- @vue-expect-error a field that the event does not have -->
  <king-game @gstk-card-played="(event) => event.detail.trump" />
  <!-- @vue-expect-error an unknown mode -->
  <game-example mode="quizz" />
</template>
`;
    const folder = project(
      'vue',
      {
        'page.vue': page,
        'sample.vue': `<script setup lang="ts">\n${typesOf('gstk/vue')}\n${AROUND}\n</script>\n<template>\n${sampleOf('vue')}</template>\n`,
      },
      {
        compilerOptions: {...STRICT, jsx: 'preserve'},
        vueCompilerOptions: {strictTemplates: true, checkUnknownProps: true},
      },
    );
    const bin = join(modules, 'vue-tsc', 'bin', 'vue-tsc.js');
    assert.equal(run(process.execPath, [bin, '-p', folder], folder).said, '');
  });

  it('svelte: valid templates compile, invalid ones are refused', {skip: !isFull}, () => {
    const right = `<script lang="ts">
  import type {} from 'gstk/svelte';
  const options = {heartLeadBan: 'off'};
</script>

<king-game
  class="wide" variant="omnibus" players={4} bot-level="expert" {options} readonly
  ongstk-card-played={(event) => event.detail.card.toUpperCase()}
>
  <p>Without scripts</p>
</king-game>
<game-example game="king" mode="quiz" hands="N: S:K"></game-example>
<playing-card rank="Q" suit="S" size="inline">Q♠</playing-card>
`;
    const wrong = `<script lang="ts">
  import type {} from 'gstk/svelte';
</script>

<king-game variant="omnibuss"></king-game>
<king-game varient="omnibus"></king-game>
<king-game ongstk-card-played={(event) => event.detail.trump}></king-game>
<game-example mode="quizz"></game-example>
`;
    const script = `${typesOf('gstk/svelte')}\n${AROUND}`;
    const sample = `<script lang="ts">\n${script}\n</script>\n${sampleOf('svelte')}`;
    const files = {'right.svelte': right, 'sample.svelte': sample, 'wrong.svelte': wrong};
    const folder = project('svelte', files, {
      compilerOptions: {...STRICT, verbatimModuleSyntax: true},
    });
    const bin = join(modules, 'svelte-check', 'bin', 'svelte-check');
    const {said} = run(
      process.execPath,
      [bin, '--output', 'machine-verbose', '--no-color'],
      folder,
    );
    const errors = [...said.matchAll(/\{"type":"ERROR".*\}/g)].map(([line]) => JSON.parse(line));
    assert.deepEqual(
      errors.map(({filename, start}) => `${filename}:${start.line + 1}`),
      ['wrong.svelte:5', 'wrong.svelte:6', 'wrong.svelte:7', 'wrong.svelte:8'],
      said,
    );
  });
});

/** In a page: the lesson, the question and the table as the reader sees them. */
const seen = () => {
  const [lesson, question, table] = ['lesson', 'question', 'table'].map((id) =>
    document.getElementById(id),
  );
  const {step, of} = lesson.place;
  const said = (item) => getComputedStyle(item, '::after').content.includes('Current step');
  return {
    step: `${step} of ${of}`,
    marked: [...document.querySelectorAll('main > ol > li')].map(said),
    answers: [...question.querySelectorAll('li')].map((item) => item.checkVisibility()),
    wrong: question.shadowRoot.querySelector('[data-card=KH]').dataset.state,
    cards: table.shadowRoot.querySelector('[exportparts^=hand]').cards.length,
    felt: getComputedStyle(table.shadowRoot.querySelector('.table')).getPropertyValue('--gstk-ink'),
    texts: [...document.querySelectorAll('main p')].map((one) => one.textContent.trim()),
  };
};

describe('pages of frameworks and morphs', () => {
  let browser;
  before(async () => {
    install(isFull);
    browser = await chromium.launch(launchOptions());
  });
  after(() => browser?.close());

  for (const name of repeated(OWNED, 2))
    it(`${name}: renders again and removes, and the reader stays where they were`, async () => {
      const page = await browser.newPage({viewport: {width: 800, height: 2400}});
      page.setDefaultTimeout(30_000);
      const wrong = [];
      page.on('pageerror', ({stack}) => wrong.push(stack));
      page.on('console', (line) => line.type() === 'error' && wrong.push(line.text()));
      const script = await scriptOf(name, home);
      await page.route('**/*', (route) => {
        const {pathname} = new URL(route.request().url());
        const file = /^\/cdn\/(.*\.js)$/.exec(pathname)?.[1];
        if (pathname === '/app.js')
          return route.fulfill({contentType: 'text/javascript', body: script});
        if (file)
          return route.fulfill({
            contentType: 'text/javascript',
            body: readFileSync(join(root, 'dist/cdn', file)),
          });
        if (pathname !== '/') return route.fulfill({status: 204});
        const body = '<!doctype html><html lang="en"><title>A page</title><body></body></html>';
        return route.fulfill({contentType: 'text/html', body});
      });
      await page.goto('https://app.example/');
      await page.addScriptTag({url: '/app.js'});
      const render = (state) =>
        page.evaluate((one) => window.app.render(one), {...state, html: markup(state)});
      await render(STATE);
      // After the page, as a loader does it: before, a framework would set properties.
      await page.addScriptTag({url: '/cdn/gstk.js', type: 'module'});
      await page.waitForFunction(() =>
        ['lesson', 'question', 'table'].every((id) =>
          document.getElementById(id)?.matches(':state(ready)'),
        ),
      );
      await page.waitForFunction(() => document.getElementById('table').matches(':state(my-turn)'));
      await page.evaluate(() => {
        document.getElementById('lesson').shadowRoot.querySelector('[data-do=next]').click();
        document.getElementById('question').shadowRoot.querySelector('[data-card=KH]').click();
      });
      const before = await page.evaluate(seen);
      assert.deepEqual(
        {...before, texts: undefined, felt: undefined},
        {
          ...{step: '1 of 2', marked: [true, false], answers: [false, true], wrong: 'wrong'},
          ...{cards: 8, texts: undefined, felt: undefined},
        },
      );
      await render({...STATE, extra: true});
      const {texts, ...now} = await page.evaluate(seen);
      assert.deepEqual({...now, texts: before.texts}, before);
      assert.deepEqual(
        ['More words.', 'A note.', 'A hint.'].filter((text) => !texts.includes(text)),
        [],
      );
      await render(STATE);
      assert.deepEqual(await page.evaluate(seen), before);
      await render({...STATE, words: 'Other words.'});
      assert.equal((await page.evaluate(seen)).step, '1 of 2');
      await render({...STATE, plays: [...STATE.plays, 'N:9H']});
      await page.waitForFunction(() => document.getElementById('lesson').place?.of === 3);
      assert.deepEqual((await page.evaluate(seen)).marked, [true, false, false]);
      await page.evaluate(() => window.app.unmount());
      assert.equal(await page.evaluate(() => document.querySelector('main')), null);
      assert.deepEqual(wrong, []);
      await page.close();
    });
});

describe('data for editors', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  const public_ = tagsIn(manifest);
  const read = (file) => JSON.parse(readFileSync(join(root, 'dist', file), 'utf8'));

  it('VS Code: knows every tag with its attributes, and the words that they take', () => {
    const {tags} = read('vscode.html-custom-data.json');
    assert.deepEqual(
      tags.map(({name, attributes}) => [name, attributes.map((one) => one.name).sort()]),
      public_.map(({tagName, attributes}) => [tagName, attributes.map((one) => one.name).sort()]),
    );
    const king = tags.find(({name}) => name === 'king-game');
    const variants = king.attributes.find(({name}) => name === 'variant').values;
    assert.ok(
      variants.some(({name}) => name === 'omnibus'),
      JSON.stringify(variants),
    );
  });

  it('JetBrains: knows every tag of this version', () => {
    const {name, version, contributions} = read('web-types.json');
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    assert.deepEqual([name, version], [own.name, own.version]);
    assert.deepEqual(
      contributions.html.elements.map((one) => one.name),
      public_.map(({tagName}) => tagName),
    );
  });
});
