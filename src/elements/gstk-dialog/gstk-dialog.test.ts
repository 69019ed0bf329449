import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand, sendKeys, sendMouse} from '@web/test-runner-commands';
import {html} from 'lit';
import {english, settled, stage, stageOf, strike} from '../shared/stage.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import './gstk-dialog.js';
import {GstkDialog} from './gstk-dialog.js';
import {until} from '../shared/until.fixture.js';

/** A table with a button, and a dialog that the button opens. */
async function opened(where = {}): Promise<{dialog: GstkDialog; opener: HTMLElement}> {
  const opener = await stage(html`<button>Menu</button>`, where);
  stageOf(opener).style.setProperty('block-size', '400px');
  opener.focus();
  const dialog = new GstkDialog();
  dialog.heading = 'Scores';
  dialog.messages = english;
  const inside = Object.assign(document.createElement('button'), {textContent: 'Inside'});
  // Buttons as browsers draw them may be pale.
  inside.style.setProperty('background', 'Canvas');
  inside.style.setProperty('color', 'CanvasText');
  dialog.append(inside);
  dialog.addEventListener('gstk-close', () => dialog.remove());
  stageOf(opener).shadowRoot!.append(dialog);
  await dialog.updateComplete;
  return {dialog, opener};
}
const box = (dialog: GstkDialog): HTMLDialogElement =>
  dialog.shadowRoot!.querySelector<HTMLDialogElement>('dialog')!;
/** Waits until the box has risen. */
const stands = (dialog: GstkDialog): Promise<unknown> =>
  Promise.all(
    box(dialog)
      .getAnimations({subtree: true})
      .map(({finished}) => finished),
  );
const focus = (opener: Element): Element | null => stageOf(opener).shadowRoot!.activeElement;

describe('<gstk-dialog>', () => {
  afterEach(async () => {
    strike();
    await emulateMedia({forcedColors: 'none'});
  });

  it('is accessible on every table', async () => {
    for (const {theme, scheme} of LOOKS) {
      const {dialog} = await opened({theme, scheme});
      await stands(dialog);
      await expect(dialog).to.be.accessible();
      strike();
    }
  });

  it('is a dialog with the name of its heading', async () => {
    const {dialog} = await opened();
    const tree = (await executeServerCommand('ax-tree')) as Record<string, unknown>[];
    expect(tree.find(({role}) => role === 'dialog')).to.include({name: 'Scores'});
    expect(dialog.shadowRoot!.activeElement?.localName).to.equal('h2');
  });

  it('closes on Escape and gives focus back', async () => {
    const {dialog, opener} = await opened();
    await sendKeys({press: 'Escape'});
    expect(dialog.isConnected).to.equal(false);
    expect(focus(opener)).to.equal(opener);
  });

  it('makes the table below inert once its heading has the focus, until it closes', async () => {
    const {dialog, opener} = await opened();
    const below = document.createElement('div');
    opener.replaceWith(below);
    below.append(opener);
    dialog.remove();
    opener.focus();
    dialog.below = below;
    stageOf(below).shadowRoot!.append(dialog);
    expect(focus(below)).to.equal(dialog);
    expect(below.inert, 'the focus was never on something inert').to.equal(false);
    await until(() => below.inert, 'it is inert');
    await sendKeys({press: 'Escape'});
    expect(below.inert).to.equal(false);
    expect(focus(below)).to.equal(opener);
    await dialog.updateComplete;
    expect(below.inert).to.equal(false);
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
    const veil = dialog.getBoundingClientRect();
    await sendMouse({
      type: 'click',
      position: [Math.round(veil.x + 4), Math.round(veil.y + 4)],
    });
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

  it('covers the box around it and nothing else, and scrolls long content', async () => {
    const {dialog, opener} = await opened({width: 320});
    const tall = dialog.appendChild(document.createElement('div'));
    tall.style.setProperty('block-size', '3000px');
    await stands(dialog);
    const around = stageOf(opener).getBoundingClientRect();
    const veil = dialog.getBoundingClientRect();
    expect([veil.x, veil.y, veil.width, veil.height]).to.deep.equal([
      around.x,
      around.y,
      around.width,
      around.height,
    ]);
    const {top, bottom, left, right} = box(dialog).getBoundingClientRect();
    expect(Math.min(top - veil.top, veil.bottom - bottom)).to.be.at.least(12);
    expect(Math.min(left - veil.left, veil.right - right)).to.be.at.least(12);
    const body = dialog.shadowRoot!.querySelector('.body')!;
    expect(body.scrollHeight).to.be.above(body.clientHeight);
  });

  it('keeps the page within reach: Tab goes on behind it, and focus may come back', async () => {
    const {dialog} = await opened();
    const after = document.body.appendChild(document.createElement('button'));
    try {
      await sendKeys({press: 'Tab'});
      await sendKeys({press: 'Tab'});
      expect(stageOf(dialog).matches(':focus-within')).to.equal(true);
      await sendKeys({press: 'Tab'});
      expect(after.matches(':focus')).to.equal(true);
      await sendKeys({press: 'Escape'});
      expect(dialog.isConnected, 'the page has its own Escape').to.equal(true);
      await sendKeys({press: 'Shift+Tab'});
      await sendKeys({press: 'Escape'});
      expect(dialog.isConnected).to.equal(false);
    } finally {
      after.remove();
    }
  });

  it('Tab leads from the heading to the first button, wherever a screen reader is', async () => {
    const {dialog} = await opened();
    const heading = dialog.shadowRoot!.querySelector('h2')!;
    const tab = new KeyboardEvent('keydown', {
      key: 'Tab',
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    heading.dispatchEvent(tab);
    expect(tab.defaultPrevented).to.equal(true);
    expect(dialog.shadowRoot!.activeElement?.localName).to.equal('button');
  });

  it('closes on Escape after a click on plain text, too', async () => {
    const {dialog} = await opened();
    const text = dialog.appendChild(document.createElement('p'));
    text.textContent = 'Deal 1';
    await settled();
    const {x, y} = text.getBoundingClientRect();
    await sendMouse({type: 'click', position: [Math.round(x + 5), Math.round(y + 5)]});
    await sendKeys({press: 'Escape'});
    expect(dialog.isConnected).to.equal(false);
  });

  it('shows its content from the top, or a part of it', async () => {
    const {dialog} = await opened({width: 320});
    const [tall, part] = [document.createElement('div'), document.createElement('p')];
    tall.style.setProperty('block-size', '1500px');
    const rest = tall.cloneNode();
    dialog.append(tall, part, rest);
    await settled();
    const body = dialog.shadowRoot!.querySelector('.body')!;
    dialog.reveal(part);
    expect(part.getBoundingClientRect().top).to.be.closeTo(body.getBoundingClientRect().top, 1);
    dialog.reveal();
    expect(body.scrollTop).to.equal(0);
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

    it('takes no focus when all of it is visible, or when something inside takes it', async () => {
      const {dialog} = await opened();
      await settled();
      expect(body(dialog).tabIndex).to.equal(-1);
      dialog.replaceChildren(long());
      await settled();
      const root = dialog.appendChild(document.createElement('div')).attachShadow({mode: 'open'});
      const button = document.createElement('button');
      root.append(button);
      await settled();
      expect(body(dialog).tabIndex).to.equal(-1);
      await sendKeys({press: 'Tab'});
      await sendKeys({press: 'Tab'});
      expect(root.activeElement, 'the first stop after the close button').to.equal(button);
      dialog.replaceChildren('short');
      await settled();
      expect(body(dialog).tabIndex).to.equal(-1);
    });
  });
});
