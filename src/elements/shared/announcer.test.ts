import {expect} from '@open-wc/testing';
import {announce} from './announcer.js';
import {spoken} from './spoken.fixture.js';
import {later, stopClock} from './until.fixture.js';

const regions = (kind: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-gstk-says=${kind}]`),
];
/** The messages added since the last call. */
const heard: string[] = [];
const watch = new MutationObserver((records) => {
  for (const {addedNodes} of records)
    for (const node of addedNodes)
      if (node.parentElement?.dataset['gstkSays']) heard.push(node.textContent ?? '');
});
const said = async (): Promise<string[]> => {
  await spoken();
  return heard.splice(0);
};

describe('announce', () => {
  before(() => watch.observe(document.body, {subtree: true, childList: true}));
  after(() => watch.disconnect());
  beforeEach(async () => {
    later(750);
    await said();
  });

  it('keeps one pair of regions in the page, before the first message', async () => {
    announce('One.');
    expect(regions('polite')).to.have.length(1);
    expect(regions('assertive')).to.have.length(1);
    expect(regions('polite')[0]!.parentElement).to.equal(document.body);
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

  it('speaks in the document that it is given, which has regions of its own', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const doc = frame.contentDocument!;
    announce('Abroad.', {page: doc});
    announce('At home.');
    expect(await said()).to.deep.equal(['At home.']);
    expect(doc.querySelectorAll('[data-gstk-says]')).to.have.length(2);
    expect(doc.querySelector('[data-gstk-says=polite]')!.textContent).to.equal('Abroad.');
    frame.remove();
    announce('Nobody hears.', {page: doc});
    announce('At home again.');
    expect(await said()).to.deep.equal(['At home again.']);
  });

  it('adds messages and replaces none', async () => {
    announce('First.');
    await said();
    announce('Second.');
    await said();
    const texts = [...regions('polite')[0]!.children].map((child) => child.textContent);
    expect(texts.slice(-2)).to.deep.equal(['First.', 'Second.']);
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
