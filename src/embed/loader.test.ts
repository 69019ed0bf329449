import {expect} from '@open-wc/testing';
import {frames, until} from '../elements/shared/until.fixture.js';
import {autoload, loadTag, TAGS} from './loader.js';
import {renderExample} from './render-example/render-example.js';

/** A page of its own, on which only the loader loads modules. */
async function page(body: string, script = '/src/embed/autoload.ts'): Promise<Window> {
  const frame = document.createElement('iframe');
  frame.width = '600';
  frame.height = '400';
  frame.srcdoc = `<!doctype html><html lang="en"><body>${body}
    <script type="module" src="${script}"></script></body></html>`;
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, {once: true}));
  return frame.contentWindow!;
}

/** The paths of all requests of a page; a file requested twice is listed twice. */
const fetched = (of: Window): readonly string[] =>
  of.performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname);

/** Whether a module is part of a game, other than the entry that registers it. */
const isGame = (path: string): boolean =>
  path.startsWith('/src/games/') && !path.endsWith('/entry.ts');

const upgraded = (of: Window, tag: string): Promise<void> =>
  until(() => of.customElements.get(tag), `<${tag}> was not loaded`);

const playing = (of: Window): readonly Element[] =>
  [...of.document.querySelectorAll('king-game, gstk-table')].filter((table) =>
    table.matches(':state(ready)'),
  );

describe('loader', () => {
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  it('fetches neither XState nor a game nor a table for a page with a card', async () => {
    const one = await page('<p>Beware of <playing-card rank="Q" suit="S">Q♠</playing-card>.</p>');
    await upgraded(one, 'playing-card');
    const paths = fetched(one);
    expect(paths.filter((path) => path.includes('playing-card'))).to.not.be.empty;
    expect(paths.filter((path) => path.includes('xstate'))).to.deep.equal([]);
    expect(paths.filter(isGame)).to.deep.equal([]);
    expect(one.customElements.get('king-game')).to.equal(undefined);
  });

  it('fetches nothing for lessons that a server has drawn, until one is pressed: that is done then', async () => {
    const lesson = await renderExample(
      {game: 'king', variant: 'simple', contract: 'no-girls', seat: 'S', hand: 'S:Q8', lead: 'W'},
      '<ol><li data-play="W:9S N:JS">West leads low.</li><li data-play="E:TS">East.</li></ol>',
    );
    const many = await page(lesson.repeat(3));
    const [, second] = many.document.querySelectorAll('game-example');
    const button = (id: string): HTMLElement =>
      second!.shadowRoot!.querySelector<HTMLElement>(`[data-do=${id}]`)!;
    await until(() => !button('next').closest('[inert]'), 'its buttons can be pressed');
    await frames(20);
    expect(fetched(many).filter(isGame)).to.deep.equal([]);
    expect(many.customElements.get('game-example')).to.equal(undefined);
    button('next').focus();
    button('next').click();
    await until(() => second!.place?.step === 1, 'a step');
    const ready = [...many.document.querySelectorAll('game-example:state(ready)')];
    expect(ready, 'the others wait for their own touch').to.deep.equal([second]);
    expect(second!.shadowRoot!.activeElement).to.equal(button('next'));
    button('next').click();
    expect(second!.place?.step).to.equal(2);
  });

  it('loads a game once for ten tables', async () => {
    const tables = '<king-game variant="omnibus" loading="eager" storage-key="off"></king-game>';
    const ten = await page(tables.repeat(10));
    await until(() => playing(ten).length === 10, 'ten tables play');
    const games = fetched(ten).filter(isGame);
    expect(games).to.include('/src/games/king/play-rules.ts');
    expect(games).to.have.length(new Set(games).size);
  });

  it('leaves a table below the fold until it comes near', async () => {
    const long = await page(
      '<div id="fold"></div><king-game storage-key="off">The cards come here.</king-game>',
    );
    long.document.getElementById('fold')!.style.setProperty('block-size', '5000px');
    const table = long.document.querySelector('king-game')!;
    await frames(25);
    expect(long.customElements.get('king-game')).to.equal(undefined);
    expect(fetched(long).filter((path) => path.includes('xstate'))).to.deep.equal([]);
    table.scrollIntoView();
    await until(() => playing(long).length === 1, 'the table plays');
  });

  it('finds tags that are added later, deep inside what is added', async () => {
    const empty = await page('<p>Nothing yet.</p>');
    await frames(10);
    expect(fetched(empty).filter((path) => path.includes('playing-card'))).to.deep.equal([]);
    const {document: doc} = empty;
    const figure = doc.createElement('figure');
    figure.append('See ', doc.createElement('playing-card'));
    doc.body.append(figure);
    await upgraded(empty, 'playing-card');
  });

  it('loads what a page hides until it is defined', async () => {
    const hidden = await page(
      '<style>:not(:defined) { display: none }</style>' +
        '<p><playing-card rank="K" suit="H"></playing-card></p>',
    );
    await upgraded(hidden, 'playing-card');
  });

  it('stops on request', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    autoload(root)();
    const before = fetched(window).filter((path) => path.includes('gstk-table.js'));
    root.append(document.createElement('gstk-table'));
    await frames(12);
    expect(fetched(window).filter((path) => path.includes('gstk-table.js'))).to.deep.equal(before);
    root.remove();
  });

  it('knows every tag that the single file has, and the other way round', async () => {
    const all = await page('', '/src/embed/cdn.ts');
    for (const tag of TAGS) await upgraded(all, tag);
  });

  it('loads a tag when it is asked, twice without harm', async () => {
    await Promise.all([loadTag('playing-card'), loadTag('playing-card')]);
    expect(customElements.get('playing-card')).to.be.a('function');
  });
});
