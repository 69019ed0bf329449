import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {html} from 'lit';
import {english, settled, stage, strike} from '../shared/stage.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import './gstk-log.js';
import type {GstkLog} from './gstk-log.js';

const LINES: readonly string[] = [
  'Deal 3. No queens: each −4. Vera leads.',
  'Vera: 8 of spades.',
  'You: 7 of spades.',
  'Trick to Vera.',
];
const logOf = (lines = LINES, where = {}): Promise<GstkLog> =>
  stage<GstkLog>(html`<gstk-log .lines=${lines} .messages=${english}></gstk-log>`, where);
const items = (log: GstkLog): HTMLElement[] => [...log.shadowRoot!.querySelectorAll('li')];
const active = (log: GstkLog): string =>
  log.shadowRoot!.activeElement?.textContent.replace(/\s+/g, ' ').trim() ?? '';

describe('<gstk-log>', () => {
  afterEach(strike);

  it('is accessible on every table', async () => {
    for (const {theme, scheme} of LOOKS) {
      await expect(await logOf(LINES, {theme, scheme, width: 288})).to.be.accessible();
      strike();
    }
  });

  it('shows every line in order, as announced', async () => {
    const log = await logOf();
    const read = items(log).map((item) => item.textContent.replace(/\s+/g, ' ').trim());
    expect(read).to.deep.equal(LINES);
  });

  it('sets a speaker apart, but not the first of two players', async () => {
    const log = await logOf(['You: 7 of spades.', 'You: King. Otto: Knight. King thwarts Knight.']);
    expect(items(log).map((item) => item.querySelector('b')?.textContent)).to.deep.equal([
      'You:',
      undefined,
    ]);
  });

  it('is navigated line by line from the last, with one tab stop', async () => {
    const log = await logOf();
    expect(items(log).filter(({tabIndex}) => tabIndex === 0)).to.have.length(1);
    items(log).at(-1)!.focus();
    await sendKeys({press: 'ArrowUp'});
    expect(active(log)).to.equal('You: 7 of spades.');
    await sendKeys({press: 'Home'});
    expect(active(log)).to.equal(LINES[0]);
    await sendKeys({press: 'ArrowUp'});
    expect(active(log)).to.equal(LINES[0]);
    await sendKeys({press: 'End'});
    expect(active(log)).to.equal('Trick to Vera.');
  });

  it('keeps the newest line in sight, unless the reader has scrolled up', async () => {
    const log = await logOf(Array.from({length: 60}, (_, n) => `Otto: ${n}.`));
    log.style.setProperty('max-block-size', '200px');
    log.style.setProperty('overflow', 'auto');
    log.lines = [...log.lines, 'Nora: new.'];
    await settled();
    log.scrollTop = log.scrollHeight;
    log.lines = [...log.lines, 'Vera: new.'];
    await settled();
    expect(log.scrollTop + log.clientHeight).to.be.closeTo(log.scrollHeight, 2);
    log.scrollTop = 50;
    log.lines = [...log.lines, 'Otto: new.'];
    await settled();
    expect(log.scrollTop).to.equal(50);
  });

  it('copies all lines, or selects them if copying is not allowed', async () => {
    const log = await logOf();
    let copied = '';
    const {clipboard} = navigator;
    const put = (value: unknown): void => {
      Object.defineProperty(navigator, 'clipboard', {value, configurable: true});
    };
    put({writeText: (text: string) => Promise.resolve((copied = text))});
    const button = log.shadowRoot!.querySelector('button')!;
    button.click();
    await settled();
    expect(copied).to.equal(LINES.join('\n'));
    expect(button.textContent.trim()).to.equal('Copied');
    put({writeText: () => Promise.reject(new Error('not allowed'))});
    button.click();
    await settled();
    put(clipboard);
  });
});
