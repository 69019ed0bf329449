// Pages that frameworks and morphs own, for frameworks.test.mjs: each renders the same text with
// examples and a table, and renders it again when `app.render(state)` is called.
import {createRequire} from 'node:module';
import {build} from 'esbuild';

const LESSON = {
  ...{game: 'king', variant: 'simple', contract: 'no-girls', seat: 'S', lead: 'W'},
  hands: 'N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7',
};
const QUESTION = {
  ...{mode: 'quiz', game: 'king', variant: 'simple', contract: 'no-king', seat: 'S'},
  ...{options: 'heartLeadBan: off', hand: 'S:AQ7 H:K8 D:987', trick: 'W:QH N:7H E:9H'},
};
const TABLE = {variant: 'simple', seed: '7', locale: 'en', loading: 'eager', 'storage-key': 'off'};

/** The initial state of a page. */
export const STATE = {extra: false, plays: ['W:9S N:JS E:TS', 'S:8S'], words: 'West leads low.'};

const attributes = (given) =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** The page as HTML, as a server writes it for a morph. */
export const markup = ({extra, plays, words}) => `<main id="page">
  ${extra ? '<p>More words.</p>' : ''}
  <p><game-example id="lesson"${attributes(LESSON)}></game-example></p>
  ${extra ? '<p>A note.</p>' : ''}
  <p>West tries to catch the queen.</p>
  <ol>${plays.map((play) => `<li data-play="${play}">${words}</li>`).join('')}</ol>
  <game-example id="question"${attributes(QUESTION)}>
    ${extra ? '<p>A hint.</p>' : ''}
    <p>Which card?</p>
    <ul><li data-play="8H" data-correct="">Right.</li><li data-play="KH">No.</li></ul>
  </game-example>
  <king-game id="table"${attributes(TABLE)}><p>${words}</p></king-game>
</main>`;

const JSX = `
const App = ({extra, plays, words}) => (
  <main id="page">
    {extra && <p>More words.</p>}
    <p><game-example id="lesson"${attributes(LESSON)} /></p>
    {extra && <p>A note.</p>}
    <p>West tries to catch the queen.</p>
    <ol>{plays.map((play) => <li key={play} data-play={play}>{words}</li>)}</ol>
    <game-example id="question"${attributes(QUESTION)}>
      {extra && <p>A hint.</p>}
      <p>Which card?</p>
      <ul><li data-play="8H" data-correct="">Right.</li><li data-play="KH">No.</li></ul>
    </game-example>
    <king-game id="table"${attributes(TABLE)}><p>{words}</p></king-game>
  </main>
);`;

const VUE = `<main id="page">
  <p v-if="extra">More words.</p>
  <p><game-example id="lesson"${attributes(LESSON)} /></p>
  <p v-if="extra">A note.</p>
  <p>West tries to catch the queen.</p>
  <ol><li v-for="play of plays" :key="play" :data-play="play">{{words}}</li></ol>
  <game-example id="question"${attributes(QUESTION)}>
    <p v-if="extra">A hint.</p>
    <p>Which card?</p>
    <ul><li data-play="8H" data-correct="">Right.</li><li data-play="KH">No.</li></ul>
  </game-example>
  <king-game id="table"${attributes(TABLE)}><p>{{words}}</p></king-game>
</main>`;

const SVELTE = `<script>
  import {flushSync} from 'svelte';
  const {first, tell} = $props();
  let now = $state.raw(first);
  tell((next) => flushSync(() => (now = next)));
</script>
<main id="page">
  {#if now.extra}<p>More words.</p>{/if}
  <p><game-example id="lesson"${attributes(LESSON)}></game-example></p>
  {#if now.extra}<p>A note.</p>{/if}
  <p>West tries to catch the queen.</p>
  <ol>{#each now.plays as play (play)}<li data-play={play}>{now.words}</li>{/each}</ol>
  <game-example id="question"${attributes(QUESTION)}>
    {#if now.extra}<p>A hint.</p>{/if}
    <p>Which card?</p>
    <ul><li data-play="8H" data-correct="">Right.</li><li data-play="KH">No.</li></ul>
  </game-example>
  <king-game id="table"${attributes(TABLE)}><p>{now.words}</p></king-game>
</main>`;

/** The scripts of the pages; each sets `window.app`. */
const OWNERS = {
  react: {
    jsx: 'react',
    code: `import {createRoot} from 'react-dom/client';
import {flushSync} from 'react-dom';
${JSX}
const root = createRoot(document.body);
window.app = {
  render: (state) => flushSync(() => root.render(<App {...state} />)),
  unmount: () => flushSync(() => root.unmount()),
};`,
  },
  preact: {
    jsx: 'preact',
    code: `import {render} from 'preact';
${JSX}
window.app = {
  render: (state) => render(<App {...state} />, document.body),
  unmount: () => render(null, document.body),
};`,
  },
  vue: {
    code: `import {createApp, h, nextTick, reactive} from 'vue/dist/vue.esm-bundler.js';
let app;
const now = reactive({});
const Page = {props: ['extra', 'plays', 'words'], template: ${JSON.stringify(VUE)}};
window.app = {
  render: async (state) => {
    Object.assign(now, state);
    if (app) return nextTick();
    app = createApp({render: () => h(Page, {...now})});
    app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-');
    app.mount(document.body);
  },
  unmount: () => app.unmount(),
};`,
  },
  svelte: {
    code: `import {mount, unmount} from 'svelte';
import Page from 'page.svelte';
let page;
let show;
window.app = {
  render: (state) => {
    if (show) show(state);
    else page = mount(Page, {target: document.body, props: {first: state, tell: (f) => (show = f)}});
  },
  unmount: () => unmount(page),
};`,
  },
  // Morphs are given the page as its server writes it.
  idiomorph: {
    code: `import {Idiomorph} from 'idiomorph';
window.app = {
  render: ({html}) => Idiomorph.morph(document.body, html, {morphStyle: 'innerHTML'}),
  unmount: () => document.body.replaceChildren(),
};`,
  },
  turbo: {
    code: `import {renderStreamMessage} from '@hotwired/turbo';
window.app = {
  render: async ({html}) => {
    if (!document.querySelector('main')) document.body.innerHTML = html;
    renderStreamMessage(
      '<turbo-stream action="replace" method="morph" target="page"><template>' + html + '</template></turbo-stream>',
    );
    while (document.querySelector('turbo-stream')) await new Promise(requestAnimationFrame);
  },
  unmount: () => document.body.replaceChildren(),
};`,
  },
  htmx: {
    code: `import htmx from 'htmx.org';
window.app = {
  render: async ({html}) => {
    if (!document.querySelector('main')) document.body.innerHTML = '<main id="page"></main>';
    window.fetch = async () => new Response(html, {headers: {'content-type': 'text/html'}});
    await htmx.ajax('GET', '/page', {target: '#page', swap: 'outerMorph'});
  },
  unmount: () => document.body.replaceChildren(),
};`,
  },
};

/** First one that renders all again, one that compiles templates, and a morph; the others are like them. */
export const OWNED = [...new Set(['react', 'vue', 'idiomorph', ...Object.keys(OWNERS)])];

/**
 * The script of a page, bundled with its framework.
 * @param {string} name of the framework
 * @param {string} home the folder where the frameworks are installed
 */
export async function scriptOf(name, home) {
  const {code, jsx} = OWNERS[name];
  const svelte = {
    name: 'svelte',
    setup({onLoad, onResolve}) {
      onResolve({filter: /\.svelte$/}, () => ({path: 'page.svelte', namespace: 'own'}));
      onLoad({filter: /./, namespace: 'own'}, () => {
        const {compile} = createRequire(`${home}/`)('svelte/compiler');
        const {js} = compile(SVELTE, {generate: 'client', name: 'Page'});
        return {contents: js.code, resolveDir: home};
      });
    },
  };
  const {outputFiles} = await build({
    stdin: {contents: code, loader: 'jsx', resolveDir: home},
    ...(jsx && {jsx: 'automatic', jsxImportSource: jsx}),
    ...{bundle: true, write: false, format: 'iife', logLevel: 'silent', plugins: [svelte]},
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return outputFiles[0].text;
}
