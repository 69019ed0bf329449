import {expect} from '@open-wc/testing';
import {type Announcement, announce as announceOf} from './announcer.js';
import {spoken} from './spoken.fixture.js';
import {GstkStage} from './stage.fixture.js';
import {later, stopClock} from './until.fixture.js';

const regions = (kind: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-gstk-says=${kind}]`),
];
let element: GstkStage;
const announce = (text: string, how?: Announcement): void => announceOf(text, element, how);
/** The messages added since the last call. */
const heard: string[] = [];
/** The element to which each message of the page was added. */
const lines: Node[] = [];
const watch = new MutationObserver((records) => {
  for (const {addedNodes, target} of records)
    for (const node of addedNodes)
      if (target.parentElement?.dataset['gstkSays']) {
        heard.push(node.textContent ?? '');
        lines.push(target);
      }
});
const said = async (): Promise<string[]> => {
  await spoken();
  return heard.splice(0);
};

describe('announce', () => {
  before(() => {
    watch.observe(document.body, {subtree: true, childList: true});
    element = document.body.appendChild(new GstkStage());
  });
  after(() => {
    watch.disconnect();
    element.remove();
  });
  beforeEach(async () => {
    later(750);
    await said();
  });

  it('keeps one pair of regions in its element, before the first message', async () => {
    announce('One.');
    expect(regions('polite')).to.have.length(1);
    expect(regions('assertive')).to.have.length(1);
    expect(regions('polite')[0]!.parentElement).to.equal(element);
    expect(regions('polite')[0]!.getAttribute('aria-relevant')).to.equal('additions');
    expect(await said()).to.deep.equal(['One.']);
    announce('Two.');
    await said();
    expect(regions('polite')).to.have.length(1);
  });

  it('is accessible', async () => {
    announce('Three.');
    await said();
    await expect(document.body).to.be.accessible({
      ignoredRules: ['document-title', 'html-has-lang'],
    });
  });

  it('joins the messages of a frame in their order and loses none', async () => {
    announce('Otto: king of spades.');
    announce('Nora: 7 of spades.');
    announce('Your turn.');
    expect(await said()).to.deep.equal(['Otto: king of spades. Nora: 7 of spades. Your turn.']);
  });

  it('speaks in the document of its element', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const abroad = frame.contentDocument!.body.appendChild(new GstkStage());
    announceOf('Abroad.', abroad);
    announce('At home.');
    expect(await said()).to.deep.equal(['At home.']);
    expect(abroad.querySelectorAll('[data-gstk-says]')).to.have.length(2);
    expect(abroad.querySelector('[data-gstk-says=polite]')!.textContent).to.equal('Abroad.');
    frame.remove();
    announceOf('Nobody hears.', abroad);
    announce('At home again.');
    expect(await said()).to.deep.equal(['At home again.']);
  });

  it('speaks for a part of an element in the element that the page holds', async () => {
    const part = element.shadowRoot!.appendChild(new GstkStage());
    announceOf('From inside.', part);
    expect(await said()).to.deep.equal(['From inside.']);
    expect(part.querySelectorAll('[data-gstk-says]')).to.have.length(0);
    part.remove();
  });

  it('speaks again after a page has morphed or copied its element', async () => {
    announce('Before.');
    await said();
    element.replaceChildren();
    announce('Emptied.');
    expect(await said()).to.deep.equal(['Emptied.']);
    const written = element.innerHTML;
    element.innerHTML = written;
    announce('Copied.');
    expect((await said()).at(-1)).to.equal('Copied.');
    expect(regions('polite')).to.have.length(1);
  });

  it('changes neither the size of a page nor its last child', async () => {
    const page = document.scrollingElement!;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html, body, gstk-stage {height: 100%; margin: 0}
      body > :last-child {margin-bottom: 0} div {min-height: 50px; margin: 9px; float: right}`);
    document.adoptedStyleSheets.push(sheet);
    const extent = (): number[] => [page.scrollWidth, page.scrollHeight];
    try {
      element.replaceChildren();
      const before = [...extent(), document.body.lastChild];
      expect(page.scrollHeight).to.equal(page.clientHeight);
      announce('Here.');
      await said();
      expect([...extent(), document.body.lastChild]).to.deep.equal(before);
    } finally {
      document.adoptedStyleSheets.pop();
    }
  });

  it('adds messages and replaces none', async () => {
    announce('First.');
    await said();
    announce('Second.');
    await said();
    expect(regions('polite')[0]!.textContent.match(/First|Second/g)).to.have.length(2);
  });

  it('adds four messages in a row to four elements, which are exposed before', async () => {
    for (const text of ['One.', 'Two.', 'Three.', 'Four.']) {
      announce(text);
      await said();
    }
    expect(new Set(lines.slice(-4)).size).to.equal(4);
    for (const line of lines.slice(-4)) expect((line as Element).ariaAtomic).to.equal('false');
  });

  it('leaves time between two additions, and interrupts at once', async () => {
    /** The milliseconds after which a message is added. */
    const delay = (text: string, how?: Announcement): number | undefined => {
      const asked: (number | undefined)[] = [];
      const {setTimeout: start} = globalThis;
      globalThis.setTimeout = ((task: () => void, ms?: number) => {
        asked.push(ms);
        return start(task, ms);
      }) as typeof start;
      announce(text, how);
      globalThis.setTimeout = start;
      return asked[0];
    };
    announce('Vera: 2 of hearts.');
    const goOn = stopClock();
    try {
      await said();
      expect(delay('Trick to Vera.')).to.equal(300);
      expect(delay('Your turn.'), 'it is joined').to.equal(undefined);
      expect(await said()).to.deep.equal(['Trick to Vera. Your turn.']);
      later(250);
      expect(delay('Otto: 7 of spades.')).to.equal(100);
      expect(delay('Not allowed: follow spades.', {assertive: true})).to.equal(16);
      expect(await said()).to.deep.equal(['Not allowed: follow spades.', 'Otto: 7 of spades.']);
    } finally {
      goOn();
    }
  });

  it('adds nothing while the last addition has not been painted, since Firefox would change their order', async () => {
    const {requestAnimationFrame: onFrame, setTimeout: start} = globalThis;
    const frame: FrameRequestCallback[] = [];
    const tasks: (() => void)[] = [];
    const text = (): string => regions('polite')[0]!.textContent;
    const goOn = stopClock();
    globalThis.requestAnimationFrame = (task) => frame.push(task);
    try {
      announce('Vera: 2 of hearts.');
      await said();
      globalThis.setTimeout = ((task: () => void) => tasks.push(task)) as typeof start;
      announce('You lead.');
      tasks.shift()!();
      expect(text()).not.to.contain('You lead.');
      for (const task of frame) task(0);
      for (const task of [...tasks].reverse()) task();
      expect(text()).to.contain('You lead.');
    } finally {
      globalThis.requestAnimationFrame = onFrame;
      globalThis.setTimeout = start;
      goOn();
      for (const task of frame) task(0);
    }
    announce('Otto: 7 of spades.');
    expect((await said()).at(-1)).to.equal('Otto: 7 of spades.');
  });

  it('announces a repeated text once within 700 ms, and again later', async () => {
    const start = stopClock();
    try {
      announce('Pass.');
      announce('Pass.');
      expect(await said()).to.deep.equal(['Pass.']);
      later(690);
      announce('Pass.');
      expect(await said()).to.deep.equal([]);
      later(20);
      announce('Pass.');
      expect(await said()).to.deep.equal(['Pass.']);
    } finally {
      start();
    }
  });

  it('keeps assertive messages apart', async () => {
    announce('Trick to Vera.');
    announce('Not allowed: follow spades.', {assertive: true});
    await said();
    expect(regions('assertive')[0]!.textContent).to.contain('Not allowed');
    expect(regions('polite')[0]!.textContent).to.contain('Trick to Vera.');
  });

  it('names the game when another one was announced last', async () => {
    announce('Your turn.', {from: 'King'});
    await said();
    announce('You draw.', {from: 'Crush the Crown'});
    announce('Your turn again.', {from: 'Crush the Crown'});
    expect(await said()).to.deep.equal(['Crush the Crown: You draw. Your turn again.']);
  });
});
