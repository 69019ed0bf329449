import {expect} from '@open-wc/testing';
import {repeated} from '../../testing/full.fixture.js';
import {clean, focused, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {leads} from '../positions.fixture.js';
import {Listener} from '../speech/listener.fixture.js';

describe('focus at a table', () => {
  before(clean);
  afterEach(clean);
  for (const [width, most] of repeated([
    [1000, 5],
    [320, 4],
  ] as const))
    it(`row 53: is stopped at most ${most} times at ${width} px, never by what is disabled`, async () => {
      const before = document.body.appendChild(document.createElement('button'));
      const table = await Table.ready({width});
      const after = document.body.appendChild(document.createElement('button'));
      try {
        before.focus();
        let stops = 0;
        await table.press('Tab');
        for (; focused() !== after && stops < 20; stops++) {
          expect(focused()?.getAttribute('aria-disabled'), 'a stop can be used').not.to.equal(
            'true',
          );
          await table.press('Tab');
        }
        expect(stops).to.be.within(3, most);
        for (let back = 0; back < stops; back++) {
          await table.press('Shift+Tab');
          expect(table.host).to.equal(document.activeElement);
        }
        await table.press('Shift+Tab');
        expect(document.activeElement).to.equal(before);
      } finally {
        before.remove();
        after.remove();
      }
    });

  it('row 53: arrows go from button to button in a row, round its ends', async () => {
    const table = await Table.ready({width: 320});
    await table.tabTo(table.find('[data-id=hint]')!);
    await table.press('ArrowRight');
    expect(focused(), 'a disabled button is found by arrows').to.equal(
      table.find('[data-id=undo]'),
    );
    await table.press('ArrowRight');
    expect(focused()).to.equal(table.find('[data-id=hint]'));
    await table.tabTo(table.find('[data-panel=this-deal]')!);
    await table.press('End');
    expect(focused()).to.equal(table.find('[data-panel=menu]'));
    await table.press('Home');
    await table.press('ArrowRight');
    expect(focused()).to.equal(table.find('[data-panel=scores]'));
    await table.press('Tab');
    await table.press('Shift+Tab');
    expect(focused(), 'Tab comes back to where it left').to.equal(
      table.find('[data-panel=scores]'),
    );
  });

  it('row 54: walks the hand with arrows, Home and End; one card is the stop', async () => {
    const table = await Table.ready();
    table.cards[0]!.focus();
    await table.press('ArrowLeft');
    expect(focused()).to.equal(table.cards.at(-1));
    await table.press('Home');
    expect(focused()).to.equal(table.cards[0]);
    await table.press('ArrowRight');
    expect(focused()).to.equal(table.cards[1]);
    await table.press('End');
    expect(focused()).to.equal(table.cards.at(-1));
    expect(table.cards.filter(({tabIndex}) => tabIndex === 0)).to.deep.equal([focused()]);
  });

  it('row 54: from right to left the arrows follow the eye', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const table = await Table.ready();
      table.cards[0]!.focus();
      await table.press('ArrowLeft');
      expect(focused()).to.equal(table.cards[1]);
      table.find('[data-panel=this-deal]')!.focus();
      await table.press('ArrowLeft');
      expect(focused()).to.equal(table.find('[data-panel=scores]'));
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  it('row 55: stays in the hand when a card is played, never falls to the page', async () => {
    const state = leads('9S', '8C', 'KH', 'AH');
    const table = await Table.ready({set: {state}});
    while (table.is('my-turn')) {
      const card = table.legal().at(-1)!;
      const at = table.hand().indexOf(card);
      table.card(card).focus();
      await table.plays(() => table.press('Enter'));
      if (!table.is('my-turn')) break;
      const goal = Math.min(at, table.cards.length - 1);
      expect(table.cards.indexOf(focused() as HTMLElement)).to.equal(goal);
    }
    expect(document.activeElement).to.equal(table.host);
  });

  it('row 56: is not moved when my turn begins', async () => {
    const table = await Table.ready();
    const hint = table.find('[data-id=hint]')!;
    hint.focus();
    const ears = new Listener();
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(focused()).to.equal(hint);
    expect(await ears.news()).to.contain('Your turn');
    ears.stop();
  });

  it('row 57: is never taken from the page, nor by a summary or a new game', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    try {
      const table = await Table.lay({set: {state: leads('KH', 'AH')}});
      input.focus();
      await table.rests();
      await table.finishDeal();
      await table.stands();
      expect(document.activeElement).to.equal(input);
      table.host.newGame();
      await table.rests();
      expect(document.activeElement).to.equal(input);
    } finally {
      input.remove();
    }
  });

  for (const width of repeated([320, 1000]))
    it(`row 58: comes back to what opened a dialog, at ${width} px`, async () => {
      const table = await Table.ready({width});
      const opener = table.find(`[data-panel=${width > 900 ? 'menu' : 'log'}]`)!;
      for (const close of ['Escape', 'button'] as const) {
        opener.focus();
        await table.press('Enter');
        await until(() => table.find('gstk-dialog > *'), 'the dialog is open');
        await table.stands();
        expect(table.dialog!.shadowRoot!.activeElement, 'focus is inside').not.to.equal(null);
        if (close === 'Escape') await table.press('Escape');
        else await table.push('Close');
        await until(() => !table.dialog, 'the dialog is closed');
        expect(focused()).to.equal(opener);
      }
    });

  it('row 58: comes back to the card from which a key opened the log', async () => {
    const table = await Table.ready({width: 320});
    table.cards[3]!.focus();
    await table.press('g');
    await until(() => table.find('gstk-dialog > *'), 'the log is open');
    await table.press('Escape');
    await until(() => !table.dialog, 'the log is closed');
    expect(focused()).to.equal(table.cards[3]);
  });

  it('row 30: goes to the summary when it was on the table as the deal ended, "Next deal" comes next', async () => {
    const table = await Table.ready({set: {state: leads('KH', 'AH')}});
    table.cards[0]!.focus();
    await table.finishDeal();
    await until(() => focused()?.textContent === 'Deal 1', 'focus is on the heading');
    await table.press('Tab');
    expect(focused()?.textContent.trim()).to.equal('Next deal');
    await table.press('ArrowRight');
    expect(focused()?.textContent.trim()).to.equal('Tricks');
    await table.press('ArrowRight');
    expect(focused()?.textContent.trim()).to.equal('My moves');
  });

  it('row 59: shows a ring of two colours that nothing covers', async () => {
    const table = await Table.ready({width: 320});
    for (const target of [table.cards[2]!, table.find('[data-id=hint]')!]) {
      await table.tabTo(target.matches('.card') ? table.find('gstk-hand')! : target);
      if (target.matches('.card')) await table.press('ArrowRight', 'ArrowRight');
      await table.stands();
      const ring = getComputedStyle(target.querySelector('.gk') ?? target);
      expect(ring.outlineStyle).to.equal('solid');
      expect(ring.outlineColor).to.equal('rgb(255, 210, 63)');
      expect(ring.boxShadow).to.contain('rgb(16, 19, 26)');
      const box = target.getBoundingClientRect();
      const at = target.getRootNode() as ShadowRoot;
      for (const x of [box.left + 2, box.right - 2])
        expect(target.contains(at.elementFromPoint(x, box.top + box.height / 2))).to.equal(true);
    }
  });
});
