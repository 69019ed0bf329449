// Pages of twenty worked examples, and the page of twenty boards that they are measured against.
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const MANY = 20;

/** The lesson of docs/embedding.md, the hands turned by a suit from example to example. */
const SUITS = 'SHDC';
function lesson(at) {
  const other = (suit) => SUITS[(SUITS.indexOf(suit) + at) % 4];
  const turn = (hand) => hand.replaceAll(/[SHDC](?=:[2-9TJQKA])/g, other);
  const turnPlays = (plays) => plays.replaceAll(/(?<=:[2-9TJQKA])[SHDC]/g, other);
  return {
    attributes: {
      ...{game: 'king', variant: 'simple', contract: 'no-girls', seat: 'S', lead: 'W'},
      hands: `N: ${turn('S:KJ H:9 D:Q')} | E: ${turn('S:T H:78 D:K')} | S: ${turn('S:Q8 H:A D:9')} | W: ${turn('S:97 H:Q C:7')}`,
    },
    content: `<p>Example ${at + 1}: West tries to catch a queen.</p><ol>
      <li data-play="${turnPlays('W:9S N:JS E:TS')}">West leads low; North covers.</li>
      <li data-play="${turnPlays('S:8S')}" data-mark="!">South ducks.</li></ol>`,
  };
}
/** The markup of an example, by its number. */
export const exampleTag = (at) => tag(lesson(at));

const tag = ({attributes, content}) =>
  `<game-example ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>${content}</game-example>`;

/** In the page: all are drawn. Notes the first time. */
const readable = () => {
  const drawn = {
    'game-example': ({shadowRoot}) => shadowRoot?.querySelector('.stage')?.hasChildNodes(),
    'chess-board': ({shadowRoot}) => shadowRoot?.querySelectorAll('[part~=piece]').length >= 32,
  };
  const all = [...document.querySelectorAll('game-example, chess-board')];
  const done = all.length >= 20 && all.every((one) => drawn[one.localName](one));
  if (done) window.bench.readable ??= performance.now();
  return done;
};

/** In the page: the first action of a reader, tried on the last of all, has had an effect. */
const interactive = (readable) => () => {
  const {bench} = window;
  if (!bench.hears) {
    bench.hears = true;
    for (const type of ['gstk-step-changed', 'drag-start'])
      addEventListener(type, () => (bench.answers = true), true);
  }
  const tries = {
    'game-example': (one) => one.shadowRoot?.querySelector('[data-do=next]')?.click(),
    'chess-board': ({shadowRoot}) =>
      shadowRoot
        ?.querySelector('[part~=piece]')
        ?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true, button: 0})),
  };
  const all = [...document.querySelectorAll('game-example, chess-board')];
  const drawn = readable();
  const last = all.at(-1);
  if (last && !bench.answers) tries[last.localName](last);
  return Boolean(drawn && bench.answers);
};

/** The rows, on a window so tall that all examples are near. */
export async function exampleRows(root, page) {
  const lessons = Array.from({length: MANY}, (_, at) => lesson(at));
  const entry = pathToFileURL(join(root, 'dist/embed/render-example/render-example.js')).href;
  const {renderExample} = await import(entry);
  const draw = (how) =>
    Promise.all(lessons.map(({attributes, content}) => renderExample(attributes, content, how)));
  const [drawn, still] = [await draw({}), await draw({still: true})];
  const boards = lessons.map(() => '<chess-board position="start" draggable-pieces></chess-board>');
  const text = (examples, script) =>
    page(
      examples.map((one) => `<h2>A rule</h2><p>What it says.</p>${one}`).join('\n'),
      `<style>chess-board{display:block;width:320px}</style>${script ? `<script type="module" src="${script}"></script>` : ''}`,
    );
  const row = (name, title, examples, script) => ({
    ...{name, title, html: text(examples, script), viewport: [390, 15_000], profiles: ['slow']},
    isReady: script ? `(${interactive})(${readable})` : `${readable}`,
  });
  return [
    row('boards-20', '20 boards of chessboard-element', boards, 'chessboard-element.js'),
    row('examples-20', '20 <game-example>', lessons.map(tag), '/cdn/examples.js'),
    row('examples-autoload', 'the same by autoload.js', lessons.map(tag), '/cdn/autoload.js'),
    row('examples-drawn', 'drawn by renderExample()', drawn, '/cdn/autoload.js'),
    row('examples-plain', 'drawn by renderExample(), no script', still),
  ];
}
