import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import {stage, stageOf, strike} from '../elements/shared/stage.fixture.js';
import {motionBegins} from '../elements/shared/slow-motion.fixture.js';
import {frames, until} from '../elements/shared/until.fixture.js';
import {comes} from '../table/clock.fixture.js';
import {everything, page} from '../table/page.fixture.js';
import {Table} from './gstk-table/table.fixture.js';
import {isFull} from '../testing/full.fixture.js';
import {MOVED} from './moved.fixture.js';

/** An element may be moved to another document and back: it looks the same there, and answers. */

const LOOK = [
  'display',
  'color',
  'background-color',
  'font',
  'border-top',
  'padding',
  'width',
].concat('height', 'position', 'overflow', 'grid-template-columns', 'opacity');

/** The look of an element and of everything in it. */
const pictureOf = (element: HTMLElement): readonly string[] =>
  [element, ...everything(element.shadowRoot!)].map((one) => {
    const style = one.ownerDocument.defaultView!.getComputedStyle(one);
    return `${one.localName}.${one.getAttribute('class') ?? ''} ${LOOK.map((name) => style.getPropertyValue(name)).join('|')}`;
  });

/** All that is drawn in an element, as text. */
const drawn = (element: HTMLElement): string =>
  [element, ...everything(element.shadowRoot!)]
    .map((one) => `${one.shadowRoot?.innerHTML ?? ''}${one === element ? one.innerHTML : ''}`)
    .join();

/** Fails with the first difference of two pictures. */
function same(now: readonly string[], before: readonly string[]): void {
  const at = before.findIndex((one, index) => one !== now[index]);
  expect(now[at]).to.equal(before[at]);
  expect(now).to.have.length(before.length);
}

const EVENTS = ['gstk-wish', 'gstk-choose', 'gstk-why', 'gstk-close', 'gstk-skip'];

/** The hidden places of a page; each shows its content when it is opened. */
const HIDDEN = {
  'a closed <details>': (): HTMLElement => document.createElement('details'),
  'a closed <dialog>': (): HTMLElement => {
    const dialog = document.createElement('dialog');
    dialog.style.setProperty('inline-size', '700px');
    return dialog;
  },
  'a box that is not displayed': (): HTMLElement =>
    Object.assign(document.createElement('div'), {hidden: true}),
};

/** Tables that move as `<king-game>` and `<gstk-table>` do, and answer as slowly. */
const TABLES = ['crown-game', 'crush-game', 'kingdom-game'];

/** A table whose cards move, once its reader is asked. */
async function fast(clock: SimulatedClock): Promise<Table> {
  const attributes = {speed: 'fast', variant: 'simple'};
  const table = await Table.lay({attributes, motion: true, set: {clock}});
  await comes(clock, () => table.is('my-turn'), 'the reader is asked');
  await table.stands();
  return table;
}

describe('An element that moves to another document and back', () => {
  afterEach(() => {
    strike();
  });

  for (const [tag, {fetch, markup, ready = () => true, acts}] of Object.entries(MOVED).filter(
    ([tag]) => isFull || !TABLES.includes(tag),
  ))
    it(`<${tag}> looks the same, and answers`, async () => {
      await fetch();
      const element = await stage(markup);
      const place = stageOf(element);
      place.style.setProperty('--gstk-motion', '0');
      const {doc: abroad, close} = await page('');
      let heard = 0;
      for (const type of EVENTS) element.addEventListener(type, () => heard++);
      const calm = async (): Promise<void> => {
        await until(() => ready(element), 'the element is ready');
        await frames(4);
      };
      const move = async (page: Document): Promise<void> => {
        page.body.append(place);
        await calm();
      };
      const use = async (): Promise<void> => {
        for (const [name, act] of Object.entries(acts)) {
          await calm();
          // Read at each try: the target may appear only later, and change the picture then.
          let [before, events] = ['', 0];
          const done = (): boolean => {
            [before, events] = [drawn(element), heard];
            return act(element) !== false;
          };
          await until(done, `it can be done: ${name}`);
          await until(() => drawn(element) !== before || heard > events, `it answers: ${name}`);
        }
      };
      await calm();
      const home = pictureOf(element);
      // The document of a template draws nothing, and no sheet of the page may be worn there.
      document.createElement('template').content.append(place);
      await move(document);
      same(pictureOf(element), home);
      await move(abroad);
      same(pictureOf(element), home);
      await move(document);
      same(pictureOf(element), home);
      if (isFull) await use();
      await move(abroad);
      await use();
      await move(document);
      await use();
      close();
    });

  it('still waits to be near, when it moves far from the viewport', async () => {
    await MOVED['king-game'].fetch();
    const place = document.body.appendChild(document.createElement('div'));
    const sky = document.createElement('div');
    sky.style.setProperty('block-size', '5000px');
    const near = document.createElement('king-game');
    const far = document.createElement('king-game');
    place.append(near, sky, far);
    await until(() => near.matches(':state(ready)'), 'the first table is ready');
    sky.after(far); // moved, and in the page all the time
    await frames(4);
    expect(far.shadowRoot?.childElementCount ?? 0).to.equal(0);
    far.scrollIntoView();
    await until(() => far.matches(':state(ready)'), 'the second table is ready');
    place.remove();
  });

  it('goes on when it moves in the middle of a motion', async () => {
    const clock = new SimulatedClock();
    const table = await fast(clock);
    const {doc: abroad, close} = await page('');
    for (const place of [abroad.body, document.body]) {
      const [card] = table.legal();
      const moves = motionBegins();
      table.card(card!).click();
      await moves;
      place.append(table.host);
      const goesOn = (): boolean => table.is('my-turn') && !table.hand().includes(card!);
      await comes(clock, goesOn, 'the match goes on');
      expect(table.host.offsetHeight).to.be.greaterThan(400);
    }
    table.clear();
    close();
  });

  for (const [name, make] of Object.entries(HIDDEN))
    it(`plays on in ${name}, and asks the browser for no endless motion`, async () => {
      const asked: string[] = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        asked.push(JSON.stringify(frames));
        return animate.call(this, frames, options);
      };
      const place = document.body.appendChild(make());
      const clock = new SimulatedClock();
      const table = await fast(clock);
      try {
        const {length} = table.hand();
        place.append(table.host);
        table.card(table.legal()[0]!).click();
        await until(() => table.hand().length < length, 'the card is played');
        await comes(clock, () => table.is('my-turn'), 'the match goes on');
        expect(asked.join()).not.to.match(/Infinity|NaN|scale\(0\)/);
        place.hidden = false;
        place.setAttribute('open', '');
        await until(() => table.host.offsetHeight > 400, 'the table is seen');
        expect(table.cards.every(({offsetWidth}) => offsetWidth > 0)).to.equal(true);
      } finally {
        Element.prototype.animate = animate;
        table.clear();
        place.remove();
      }
    });
});
