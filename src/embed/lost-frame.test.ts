import {expect} from '@open-wc/testing';
import {stage, stageOf, strike} from '../elements/shared/stage.fixture.js';
import {onDarkGround} from '../elements/shared/styles/ground.js';
import {watchGround} from '../elements/shared/styles/ground-watch.js';
import {frames, until} from '../elements/shared/until.fixture.js';
import {page} from '../table/page.fixture.js';
import {setUpWhenIdle} from '../table/frame/idle-setup.js';
import {type Tag, TAGS} from './loader.js';
import {MOVED} from './moved.fixture.js';

/** Documents in which nothing is drawn: that of a frame that was removed, and those without a window. */

const drawnIn = (element: Element): number => element.shadowRoot!.querySelectorAll('*').length;

/** Ways into a document without a window. */
const WAYS: Readonly<Record<string, (place: HTMLElement) => Promise<void>>> = {
  'a frame that is removed': async (place) => {
    const {doc, close} = await page('');
    doc.body.append(place);
    await frames(1);
    close();
  },
  'a document made by a script': (place) => {
    document.implementation.createHTMLDocument().body.append(place);
    return Promise.resolve();
  },
  'a document without a body': (place) => {
    document.implementation.createDocument(null, 'feed').documentElement.append(place);
    return Promise.resolve();
  },
  'another document by adoptNode': (place) => {
    new DOMParser().parseFromString('<p></p>', 'text/html').adoptNode(place);
    return Promise.resolve();
  },
};

describe('An element in a document without a window', () => {
  afterEach(strike);

  for (const [tag, {fetch, markup, ready = () => true, acts}] of Object.entries(MOVED).filter(
    ([tag]) => TAGS.includes(tag as Tag), // the others stand in these
  ))
    it(`<${tag}> throws nothing there, and is drawn when it comes back`, async () => {
      await fetch();
      const element = await stage(markup);
      const place = stageOf(element);
      await until(() => ready(element), 'the element is ready');
      for (const [way, go] of Object.entries(WAYS)) {
        const before = drawnIn(element);
        await go(place);
        // The tasks of an idle page, at any time.
        expect(onDarkGround(element), way).to.equal(false);
        watchGround(element as never, () => undefined);
        if ('storageKey' in element) setUpWhenIdle(element as never);
        acts['attribute']?.(element);
        (element as HTMLElement & {requestUpdate(): void}).requestUpdate();
        await frames(2);
        acts['attribute']?.(element);
        document.body.append(place);
        await until(() => ready(element), `it is ready after ${way}`);
        await until(() => drawnIn(element) >= before, `it is drawn after ${way}`);
      }
    });

  it('a copy by importNode, or of a template, works like one that a page writes', async () => {
    await MOVED['game-example'].fetch();
    const template = document.createElement('template');
    template.innerHTML = `<game-example game="king" hand="S:AK"><p>Text</p></game-example>`;
    const parsed = new DOMParser().parseFromString(template.innerHTML, 'text/html');
    const box = document.body.appendChild(document.createElement('div'));
    box.append(
      document.importNode(template.content, true),
      template.content.cloneNode(true),
      document.importNode(parsed.body.firstElementChild!, true),
      document.adoptNode(parsed.body.firstElementChild!),
    );
    const examples = [...box.querySelectorAll('game-example')];
    expect(examples).to.have.length(4);
    await Promise.all(examples.map(({ready}) => ready));
    const again = examples[0]!.cloneNode(true) as HTMLElementTagNameMap['game-example'];
    box.append(again);
    await again.ready;
    for (const example of [...examples, again])
      expect(example.matches(':state(ready)')).to.equal(true);
    box.remove();
  });
});
