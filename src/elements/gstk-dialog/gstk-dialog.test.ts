import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand, sendKeys, sendMouse} from '@web/test-runner-commands';
import {html} from 'lit';
import {announce} from '../internal/announcer.js';
import {english, settled, stage, stageOf, strike} from '../internal/stage.fixture.js';
import './gstk-dialog.js';
import {GstkDialog} from './gstk-dialog.js';
import {until} from '../internal/until.fixture.js';

/** A table with a button, and a dialog that the button opens. */
async function opened(where = {}): Promise<{dialog: GstkDialog; opener: HTMLElement}> {
  const opener = await stage(html`<button>Menu</button>`, where);
  opener.focus();
  const dialog = new GstkDialog();
  dialog.heading = 'Scores';
  dialog.messages = english;
  dialog.append(Object.assign(document.createElement('button'), {textContent: 'Inside'}));
  dialog.addEventListener('gstk-close', () => dialog.remove());
  stageOf(opener).shadowRoot!.append(dialog);
  await dialog.updateComplete;
  return {dialog, opener};
}
const box = (dialog: GstkDialog): HTMLDialogElement =>
  dialog.shadowRoot!.querySelector<HTMLDialogElement>('dialog')!;
const focus = (opener: Element): Element | null => stageOf(opener).shadowRoot!.activeElement;

describe('<gstk-dialog>', () => {
  afterEach(async () => {
    strike();
    await emulateMedia({forcedColors: 'none'});
  });

  it('is accessible on every table', async () => {
    for (const theme of ['flat', 'felt'])
      for (const scheme of ['light', 'dark']) {
        const {dialog} = await opened({theme, scheme});
        await Promise.all(
          box(dialog)
            .getAnimations({subtree: true})
            .map(({finished}) => finished),
        );
        await expect(dialog).to.be.accessible();
        strike();
      }
  });

  it('is a modal dialog with the name of its heading', async () => {
    const {dialog} = await opened();
    expect(box(dialog).matches(':modal')).to.equal(true);
    const tree = (await executeServerCommand('ax-tree')) as Record<string, unknown>[];
    expect(tree.find(({role}) => role === 'dialog')).to.include({name: 'Scores', modal: true});
    expect(dialog.shadowRoot!.activeElement?.localName).to.equal('h2');
  });

  it('closes on Escape and gives focus back', async () => {
    const {dialog, opener} = await opened();
    await sendKeys({press: 'Escape'});
    expect(dialog.isConnected).to.equal(false);
    expect(focus(opener)).to.equal(opener);
  });

  it('closes by its button, which a finger can hit', async () => {
    const {dialog, opener} = await opened({width: 320});
    const button = dialog.shadowRoot!.querySelector('button')!;
    expect(button.getAttribute('aria-label')).to.equal('Close');
    expect(Math.min(button.offsetWidth, button.offsetHeight)).to.be.at.least(44);
    button.click();
    expect(focus(opener)).to.equal(opener);
  });

  it('closes by a tap outside, not by one inside', async () => {
    const {dialog} = await opened();
    const {x, y} = box(dialog).getBoundingClientRect();
    await sendMouse({type: 'click', position: [Math.round(x + 30), Math.round(y + 20)]});
    expect(dialog.isConnected).to.equal(true);
    await sendMouse({type: 'click', position: [4, 4]});
    expect(dialog.isConnected).to.equal(false);
  });

  it('leaves focus where a page has put it meanwhile', async () => {
    const {dialog, opener} = await opened();
    box(dialog).close();
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    dialog.remove();
    expect(document.activeElement).to.equal(other);
    other.remove();
    expect(opener.isConnected).to.equal(true);
  });

  it('lets announcements be heard while it is open', async () => {
    const {dialog} = await opened();
    announce('Speed: fast.');
    await until(() => box(dialog).textContent.includes('Speed: fast.'), 'it is said inside');
  });

  it('fits a small screen and scrolls what is long', async () => {
    const {dialog} = await opened();
    const tall = dialog.appendChild(document.createElement('div'));
    tall.style.setProperty('block-size', '3000px');
    const {height, width} = box(dialog).getBoundingClientRect();
    expect(height).to.be.at.most(innerHeight - 20);
    expect(width).to.be.at.most(innerWidth - 20);
    const body = dialog.shadowRoot!.querySelector('.body')!;
    expect(body.scrollHeight).to.be.above(body.clientHeight);
  });

  describe('a panel without buttons or links', () => {
    const long = (): HTMLElement => {
      const text = document.createElement('div');
      text.style.setProperty('block-size', '3000px');
      return text;
    };
    const body = (dialog: GstkDialog): HTMLElement =>
      dialog.shadowRoot!.querySelector<HTMLElement>('.body')!;

    it('is scrolled by keys, under the name of the dialog', async () => {
      const {dialog} = await opened();
      dialog.replaceChildren(long());
      await settled();
      expect(body(dialog).tabIndex).to.equal(0);
      const tree = (await executeServerCommand('ax-tree')) as Record<string, unknown>[];
      expect(tree.find(({role}) => role === 'group')).to.include({name: 'Scores'});
      await sendKeys({press: 'Tab'});
      await sendKeys({press: 'Tab'});
      expect(dialog.shadowRoot!.activeElement).to.equal(body(dialog));
      await sendKeys({press: 'End'});
      await until(() => body(dialog).scrollTop > 0, 'it is scrolled');
    });

    it('is no stop when all of it is seen, or when something inside is one', async () => {
      const {dialog} = await opened();
      await settled();
      expect(body(dialog).hasAttribute('tabindex')).to.equal(false);
      dialog.replaceChildren(long());
      await settled();
      const root = dialog.appendChild(document.createElement('div')).attachShadow({mode: 'open'});
      root.append(document.createElement('button'));
      await settled();
      expect(body(dialog).hasAttribute('tabindex')).to.equal(false);
      dialog.replaceChildren('short');
      await settled();
      expect(body(dialog).hasAttribute('tabindex')).to.equal(false);
    });
  });
});
