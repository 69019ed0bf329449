import {expect} from '@open-wc/testing';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import {clean, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {Listener} from './listener.fixture.js';
import {repeated} from '../../testing/full.fixture.js';

/** What a page does with a table, so that only some of the page is exposed. */
const EXPOSED: Readonly<Record<string, (table: Table, box: HTMLElement) => unknown>> = {
  'a modal dialog': (_, box) => {
    const dialog = document.createElement('dialog');
    box.replaceWith(dialog);
    dialog.append(box);
    dialog.showModal();
  },
  'a popover': (_, box) => {
    box.popover = 'manual';
    box.showPopover();
  },
  'a popover of its own': ({host}) => {
    host.popover = 'manual';
    host.showPopover();
  },
  'a dialog by role, with all else hidden': (_, box) => {
    box.setAttribute('role', 'dialog');
    box.ariaModal = 'true';
    for (const other of document.body.children)
      if (!other.contains(box)) other.setAttribute('aria-hidden', 'true');
  },
  'full screen': async ({host}, box) => {
    box.addEventListener('click', () => void host.requestFullscreen(), {once: true});
    const {x, y} = host.getBoundingClientRect();
    await sendMouse({type: 'click', position: [Math.round(x) + 2, Math.round(y) + 2]});
    await until(() => host.matches(':fullscreen'), 'it fills the screen');
  },
};

describe('a table that alone is exposed', () => {
  let ears: Listener;
  let box: HTMLElement | undefined;
  before(clean);
  beforeEach(() => (ears = new Listener()));
  afterEach(async () => {
    ears.stop();
    if (document.fullscreenElement) await document.exitFullscreen();
    for (const one of document.querySelectorAll('body > [aria-hidden]')) one.ariaHidden = null;
    box?.remove();
    document.querySelector('dialog')?.remove();
    await clean();
  });

  const tree = (): Promise<readonly {role: string; name: string}[]> =>
    executeServerCommand('ax-tree');
  for (const [where, expose] of repeated(Object.entries(EXPOSED), 2))
    it(`is heard in ${where}, although it began in the page`, async () => {
      await tree(); // Nothing is tried where what is exposed cannot be seen.
      const table = await Table.ready();
      table.cards[0]!.focus();
      await ears.news();
      const own = document.body.appendChild(document.createElement('div'));
      box = own;
      own.append(table.host);
      await expose(table, own);
      await table.stands();
      table.cards[0]!.focus();
      await table.press('o');
      await ears.hears('Not taken yet');
      const texts = (await tree()).filter(({role}) => role === 'StaticText').map(({name}) => name);
      const heard = texts.filter((text) => text.includes('Not taken yet:'));
      expect(heard, texts.join('|')).to.have.length(1);
    });
});
