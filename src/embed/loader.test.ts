// page: its own
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

/** If the class itself were compared, a failure would report all that it refers to, for minutes. */
const isDefined = (of: Window, tag: string): boolean => of.customElements.get(tag) !== undefined;

const upgraded = (of: Window, tag: string): Promise<void> =>
  until(() => isDefined(of, tag), `<${tag}> was not loaded`);

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
    expect(isDefined(one, 'king-game')).to.equal(false);
  });

  it('fetches nothing for twenty lessons that a server has drawn, until one is pressed, which then works', async () => {
    const lesson = await renderExample(
      {game: 'king', variant: 'simple', contract: 'no-girls', seat: 'S', hand: 'S:Q8', lead: 'W'},
      '<ol><li data-play="W:9S N:JS">West leads low.</li><li data-play="E:TS">East.</li></ol>',
    );
    const many = await page(lesson.repeat(20));
    const all = [...many.document.querySelectorAll('game-example')];
    const [, second] = all;
    for (const {shadowRoot} of all) {
      const board = shadowRoot!.querySelector('.board')!;
      expect(board.checkVisibility(), 'a diagram').to.equal(true);
      expect(board.textContent).to.contain('8');
    }
    const button = (id: string): HTMLElement =>
      second!.shadowRoot!.querySelector<HTMLElement>(`[data-do=${id}]`)!;
    await until(() => !button('next').closest('[inert]'), 'its buttons can be pressed');
    await frames(20);
    expect(fetched(many).filter(isGame)).to.deep.equal([]);
    expect(isDefined(many, 'game-example')).to.equal(false);
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
      '<style>div { block-size: 5000px }</style><div></div>' +
        '<king-game storage-key="off">The cards come here.</king-game>',
    );
    const table = long.document.querySelector('king-game')!;
    await frames(25);
    expect(isDefined(long, 'king-game')).to.equal(false);
    expect(fetched(long).filter((path) => path.includes('xstate'))).to.deep.equal([]);
    table.scrollIntoView();
    await until(() => playing(long).length === 1, 'the table plays');
  });

  it('finds tags that are added later, deep inside other elements', async () => {
    const empty = await page('<p>Nothing yet.</p>');
    await frames(10);
    expect(fetched(empty).filter((path) => path.includes('playing-card'))).to.deep.equal([]);
    const {document: doc} = empty;
    const figure = doc.createElement('figure');
    figure.append('See ', doc.createElement('playing-card'));
    doc.body.append(figure);
    await upgraded(empty, 'playing-card');
  });

  const HIDE = '<style>:not(:defined) { display: none }</style>';
  for (const [where, fill] of [
    [
      'a root that was there before, and is filled later',
      (page: Document) => {
        page.getElementById('old')!.shadowRoot!.innerHTML = '<p><playing-card></playing-card></p>';
      },
    ],
    [
      'a root that is attached later',
      (page: Document) => {
        const root = page.getElementById('box')!.attachShadow({mode: 'open'});
        root.append(page.createElement('playing-card'));
      },
    ],
    [
      'a closed root, in which undefined tags are hidden',
      (page: Document) => {
        // eslint-disable-next-line wc/no-closed-shadow-root -- as elements of others have them
        const root = page.getElementById('box')!.attachShadow({mode: 'closed'});
        root.innerHTML = `${HIDE}<playing-card></playing-card>`;
      },
    ],
    [
      'a root in a root, both of elements that are still to be defined',
      (page: Document) => {
        const {customElements, HTMLElement} = page.defaultView!;
        const of = (inside: string): CustomElementConstructor =>
          class extends HTMLElement {
            connectedCallback(): void {
              // eslint-disable-next-line wc/attach-shadow-constructor -- as elements of others do
              const root = this.attachShadow({mode: 'open'});
              void frames(1).then(() => (root.innerHTML = inside));
            }
          };
        page.getElementById('box')!.append(page.createElement('some-card'));
        customElements.define('some-card', of('<other-card></other-card>'));
        customElements.define('other-card', of('<playing-card></playing-card>'));
      },
    ],
    [
      'a root that markup declares',
      (page: Document) => {
        const box = page.getElementById('box')! as HTMLElement & {
          setHTMLUnsafe(text: string): void;
        };
        box.setHTMLUnsafe(
          '<p><template shadowrootmode="open"><playing-card></playing-card></template></p>',
        );
      },
    ],
    [
      'a root of an element that was not on the page yet',
      (page: Document) => {
        const host = page.createElement('div');
        host.attachShadow({mode: 'open'}).append(page.createElement('playing-card'));
        void frames(1).then(() => page.body.append(host));
      },
    ],
  ] as const)
    it(`finds a tag in ${where}`, async () => {
      const one = await page(
        '<div id="old"><template shadowrootmode="open"></template></div><div id="box"></div>',
      );
      const {document: doc} = one;
      const old = doc.getElementById('old')!;
      if (!old.shadowRoot) old.attachShadow({mode: 'open'});
      const {prototype} = (one as Window & typeof globalThis).Element;
      const attach = (): unknown =>
        Object.getOwnPropertyDescriptor(prototype, 'attachShadow')!.value;
      await until(() => !String(attach()).includes('native code'), 'the loader runs');
      fill(doc);
      await upgraded(one, 'playing-card');
    });

  it('gives the page its own way to attach roots back', () => {
    const attach = (): {readonly name: string; readonly length: number} =>
      Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow')!.value as never;
    const before = attach();
    const stop = autoload(document.createElement('div'));
    expect(attach()).not.to.equal(before);
    expect([attach().name, attach().length]).to.deep.equal([before.name, before.length]);
    stop();
    expect(attach()).to.equal(before);
  });

  it('loads tags that a page hides until they are defined', async () => {
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
    expect(isDefined(window, 'playing-card')).to.equal(true);
  });
});
