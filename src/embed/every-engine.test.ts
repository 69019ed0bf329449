import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia, sendKeys, sendMouse} from '@web/test-runner-commands';
import {setUpWhenIdle} from '../table/frame/idle-setup.js';
import {
  aim,
  clean,
  everything,
  focused,
  frames,
  touchScreen,
  until,
} from '../table/page.fixture.js';
import {focusWhatIsPressed} from '../elements/shared/index.js';
import type {GameExample} from './game-example/game-example.js';
import {inside, LESSON, said} from './game-example/example.fixture.js';
import './game-chart/game-chart.js';
import './playing-card/playing-card.js';
import {Table} from './gstk-table/table.fixture.js';

/**
 * Checks every tag once, in every engine: it appears, a card is played by pointer, touch and keys,
 * dialogs give the focus back, dark mode and print are followed, and a moved element goes on.
 */

const TAGS = ['king-game', 'crown-game', 'crush-game', 'kingdom-game', 'gstk-table'] as const;

/** The lightness of a colour, `rgb(1 2 3)` in any notation, from 0 to 255. */
function lightness(colour: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}

const isShown = (element: Element | null): boolean =>
  element !== null && element.getClientRects().length > 0;

describe('every engine', () => {
  afterEach(async () => {
    if (matchMedia('print').matches) await emulateMedia({media: 'screen'});
    await clean();
  });

  for (const tag of TAGS)
    it(`<${tag}> comes, as wide as its box, light and dark`, async () => {
      const table = await Table.lay({tag, width: 320});
      await until(() => table.find('.table') && !table.is('loading'), 'the table is there');
      await table.stands();
      expect(isShown(table.find('.table'))).to.equal(true);
      const {left, right} = table.host.getBoundingClientRect();
      expect(right - left).to.equal(320);
      for (const one of everything(table.find('.table')!)) {
        const box = one.getBoundingClientRect();
        if (box.width === 0 || one.closest('.vh, .sr, [hidden]')) continue;
        expect(box.left, `${one.localName}.${one.className}`).to.be.greaterThan(left - 320);
      }
      const ink = (): number => lightness(getComputedStyle(table.find('.table')!).color);
      document.documentElement.style.setProperty('color-scheme', 'light dark');
      const light = ink();
      await emulateMedia({colorScheme: 'dark'});
      await until(() => ink() > light + 60, 'the text is lighter');
    });

  const WAYS: Readonly<Record<string, (table: Table) => Promise<void>>> = {
    'a pointer': (table) => table.click(table.legal()[0]!),
    'a finger': (table) => table.tap(table.legal()[0]!),
    keys: async (table) => {
      await table.tabTo(table.find('gstk-hand')!);
      await table.press('Enter');
    },
    'its letter': async (table) => {
      const card = table.legal()[0]!;
      table.card(card).focus();
      await table.press('Enter');
    },
  };
  for (const [way, act] of Object.entries(WAYS))
    it(`a card is played by ${way}`, async () => {
      const isTouch = way === 'a finger';
      if (isTouch) await touchScreen(true);
      try {
        const table = await Table.ready({attributes: {contract: 'no-girls'}});
        const before = table.hand().length;
        await table.plays(() => act(table));
        expect(table.hand()).to.have.length(before - 1);
        expect(table.events('gstk-card-played').length).to.be.greaterThan(0);
      } finally {
        if (isTouch) await touchScreen(false);
      }
    });

  it('a card is dragged to the table by the mouse', async () => {
    const table = await Table.ready();
    const card = table.legal()[0]!;
    const from = await aim(table.card(card));
    const to = await aim(table.find('gstk-trick')!);
    await table.plays(async () => {
      await sendMouse({type: 'move', position: from});
      await sendMouse({type: 'down'});
      for (let step = 1; step <= 4; step++) {
        const at = (axis: 0 | 1): number =>
          Math.round(from[axis] + ((to[axis] - from[axis]) * step) / 4);
        await sendMouse({type: 'move', position: [at(0), at(1)]});
      }
      await sendMouse({type: 'up'});
    });
    expect(table.hand()).not.to.contain(card);
  });

  it('a card that may not be played says why', async () => {
    const table = await Table.ready({attributes: {seed: '3'}});
    for (let tries = 0; tries < 8 && table.legal().length === table.hand().length; tries++)
      await table.plays(() => table.host.play(table.legal()[0]!));
    const refused = table.hand().find((card) => !table.legal().includes(card))!;
    await table.click(refused);
    await until(() => table.refusal, 'the reason');
    expect(table.hand()).to.contain(refused);
  });

  for (const way of ['a click', 'a key'])
    it(`a dialog opened by ${way} holds the focus and gives it back`, async () => {
      const table = await Table.ready({width: 320});
      const opener = table.find('[data-panel=rules]')!;
      if (way === 'a click') await table.open('rules');
      else {
        opener.focus();
        await table.press('Enter');
        await until(() => table.dialog, 'rules are open');
        await table.stands();
      }
      // After its last stop the focus goes to the browser's own buttons, as from every modal dialog.
      for (let stops = 0; stops < 2; stops++) {
        await sendKeys({press: 'Tab'});
        expect(table.dialog!.contains(table.root.activeElement)).to.equal(true);
      }
      await table.close();
      await frames(2);
      expect(focused()).to.equal(opener);
    });

  it('a dialog gives the focus back if a click gives none, as in Safari', async () => {
    const table = await Table.ready({width: 320});
    setUpWhenIdle(table.host);
    const give = (event: Event): void => {
      event.preventDefault();
      (focused() as HTMLElement | null)?.blur();
    };
    window.addEventListener('mousedown', give, {capture: true});
    try {
      for (const panel of ['rules', 'menu'] as const) {
        await table.open(panel);
        await table.close();
        await frames(2);
        expect(focused()).to.equal(table.find(`[data-panel=${panel}]`));
      }
      const example = await fixture<GameExample>(LESSON);
      await example.ready;
      focusWhatIsPressed(example);
      const next = inside(example).querySelector('[data-do=next]')!;
      await sendMouse({type: 'click', position: await aim(next)});
      const {dataset} = focused() as HTMLElement;
      expect(dataset['do'], 'keys step on from the button').to.equal('next');
    } finally {
      window.removeEventListener('mousedown', give, {capture: true});
    }
  });

  it('a double tap does not zoom, and a long press marks no card', async () => {
    const table = await Table.ready();
    const example = await fixture<HTMLElement>(LESSON);
    for (const host of [table.host, example])
      expect(getComputedStyle(host).touchAction).to.equal('manipulation');
    const style = getComputedStyle(table.card(table.hand()[0]!));
    // Safari's name, which the others know too.
    expect(style.getPropertyValue('-webkit-user-select')).to.equal('none');
  });

  it('print has the hand, and no buttons', async () => {
    const table = await Table.ready();
    await emulateMedia({media: 'print'});
    const controls = ['.bar', '.actions', '.tools'];
    await until(() => controls.every((one) => !isShown(table.find(one))), 'the sheet for paper');
    expect(isShown(table.find('gstk-hand'))).to.equal(true);
    const name = table.find('gstk-seat')!.shadowRoot!.querySelector('.name')!;
    expect(getComputedStyle(name).overflow, 'no letter of a name is cut').to.equal('visible');
  });

  it('tables and examples far down the page appear when it is printed', async () => {
    await import('./game-example/game-example.js');
    const far = document.body.appendChild(document.createElement('div'));
    far.setAttribute('data-under-test', '');
    const sky = far.appendChild(document.createElement('div'));
    sky.style.setProperty('block-size', '9000px');
    const table = await Table.lay({into: far, attributes: {loading: 'lazy'}});
    const example = far.appendChild(document.createElement('game-example'));
    for (const [name, value] of [
      ['game', 'king-simple'],
      ['contract', 'no-king'],
      ['hand', 'S:AQ7 H:K8'],
    ] as const)
      example.setAttribute(name, value);
    await frames(5);
    const drawn = (): unknown => table.host.shadowRoot?.querySelector('.table');
    expect(Boolean(drawn()), 'far away').to.equal(false);
    expect(example.matches(':state(ready)')).to.equal(false);
    dispatchEvent(new Event('beforeprint'));
    await until(drawn, 'the table');
    await until(() => example.matches(':state(ready)'), 'the example');
  });

  it('a table that is moved in the page goes on', async () => {
    const table = await Table.ready();
    const before = table.hand();
    const place = document.body.appendChild(document.createElement('section'));
    place.setAttribute('data-under-test', '');
    place.append(table.host);
    await table.stands();
    expect(table.hand()).to.deep.equal(before);
    await table.plays(() => table.click(table.legal()[0]!));
    expect(table.hand()).to.have.length(before.length - 1);
    table.host.remove();
  });

  it('<game-example> is stepped through by pointer and by key', async () => {
    await import('./game-example/game-example.js');
    const example = await fixture<HTMLElement & {readonly ready: Promise<unknown>}>(LESSON);
    const button = (): HTMLElement => inside(example as never).querySelector('[data-do=next]')!;
    await until(() => button(), 'the buttons');
    await sendMouse({type: 'click', position: await aim(button())});
    await example.ready;
    await until(() => said(example as never), 'the first step');
    const first = said(example as never);
    button().focus();
    await sendKeys({press: 'Enter'});
    await until(() => said(example as never) !== first, 'the second step');
  });

  it('<game-chart> and <playing-card> are drawn', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <game-chart game="king-minsk"></game-chart>
        <playing-card cards="QS"></playing-card>
      </div>`,
    );
    const [chart, card] = page.children;
    await until(() => chart?.shadowRoot?.querySelector('svg'), 'the chart');
    await until(() => card && isShown(card), 'the card');
    expect(chart!.getBoundingClientRect().height).to.be.greaterThan(100);
  });
});
