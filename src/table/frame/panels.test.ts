import {expect} from '@open-wc/testing';
import type {Panel} from '../../elements/panel.js';
import {repeated} from '../../testing/full.fixture.js';
import {clean, focused, frames, Table, text, until} from '../../embed/gstk-table/table.fixture.js';

/** Where panels open, what they cover, and which part of them is seen first. */

const bodyOf = (table: Table): HTMLElement =>
  table.dialog?.shadowRoot?.querySelector<HTMLElement>('.body') ?? table.find('.aside')!;
const inSight = (part: Element, box: Element): boolean => {
  const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.top >= outer.top - 1 && inner.top < outer.bottom;
};

describe('the panels of a table', () => {
  before(clean);
  afterEach(clean);

  it('a narrow table lies under its panel, inert; the page does not', async () => {
    const beside = document.body.appendChild(document.createElement('button'));
    try {
      const table = await Table.ready({width: 320});
      table.find('[data-panel=scores]')!.focus();
      await table.press('Enter');
      await until(() => table.dialog, 'the scores are open');
      await table.stands();
      const [veil, whole] = [table.dialog!, table.find('.table')!].map((one) =>
        one.getBoundingClientRect(),
      );
      for (const side of ['top', 'bottom', 'left', 'right'] as const)
        expect(veil![side], side).to.be.closeTo(whole![side], 1);
      await until(() => table.find('.table')!.inert, 'the table is inert');
      for (let stops = 0; stops < 4; stops++) {
        expect(table.find('.table')!.contains(focused())).to.equal(false);
        await table.press('Tab');
      }
      beside.focus();
      expect(beside.matches(':focus'), 'the page is in reach').to.equal(true);
    } finally {
      beside.remove();
    }
  });

  it('a closed panel gives back the table and the focus', async () => {
    const table = await Table.ready({width: 320});
    await table.open('log');
    await table.press('Escape');
    await until(() => !table.dialog, 'the log is closed');
    expect(table.find('.table')!.inert).to.equal(false);
    expect(focused()).to.equal(table.find('[data-panel=log]'));
  });

  for (const width of repeated([1000, 320]))
    it(`a panel begins at its top after another one was scrolled, at ${width} px`, async () => {
      const table = await Table.ready({width, attributes: {variant: 'simple'}});
      // Two deals fill more lines than the panel shows.
      for (let deal = 0; deal < 2; deal++) {
        await table.finishDeal();
        await table.becomes('deal-over');
        table.host.deal();
        await table.becomes('my-turn');
      }
      await table.open('log');
      await until(() => bodyOf(table).scrollTop > 100, 'the log shows its end');
      // The key changes panels without closing the dialog.
      await table.press('?');
      await until(() => table.find('.rules'), 'the rules are there');
      await table.stands();
      expect(inSight(table.find('.keys')!, bodyOf(table))).to.equal(true);
      await table.press('Shift+S', 'l');
      await until(() => table.find('.taken'), 'the deal is there');
      if (width < 900) return;
      await table.open('log');
      await table.open('rules');
      expect(bodyOf(table).scrollTop).to.equal(0);
    });

  for (const width of repeated([1000, 320]))
    it(`"?" shows the keys at once, at ${width} px, even if the rules are open`, async () => {
      const table = await Table.ready({width});
      table.cards[0]!.focus();
      await table.press('?');
      await until(() => table.find('.keys'), 'the rules are there');
      await table.stands();
      expect(inSight(table.find('.keys')!, bodyOf(table))).to.equal(true);
      if (width < 900) return;
      bodyOf(table).scrollTop = 0;
      await table.press('?');
      await until(() => bodyOf(table).scrollTop > 0, 'it is scrolled again');
      expect(inSight(table.find('.keys')!, bodyOf(table))).to.equal(true);
    });

  for (const locale of repeated(['ru', 'en'] as const))
    it(`tabs stay where they are when one is chosen, and do not touch: ${locale}`, async () => {
      const table = await Table.ready({width: 1000, locale});
      const tabs = [...table.root.querySelectorAll<HTMLElement>('.tabs .button')];
      const lefts = (): readonly number[] =>
        tabs.map((tab) => Math.round(tab.getBoundingClientRect().left));
      const before = lefts();
      for (const tab of tabs) {
        await table.open(tab.dataset['panel'] as Panel);
        expect(lefts(), text(tab)).to.deep.equal(before);
        expect(tab.scrollWidth, text(tab)).to.be.at.most(tab.clientWidth);
      }
      const words = tabs.map((tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        return range.getBoundingClientRect();
      });
      words.slice(1).forEach((word, at) => {
        expect(word.left - words[at]!.right).to.be.at.least(8);
      });
    });

  it('begins with this deal if there is room, and keeps the reader’s choice', async () => {
    const table = await Table.ready({width: 1000});
    expect(table.find('.aside')!.dataset['panel']).to.equal('this-deal');
    await table.open('rules');
    await table.plays(() => table.host.play(table.legal()[0]!));
    await frames(2);
    expect(table.find('.aside')!.dataset['panel']).to.equal('rules');
  });

  it('games without such a panel begin with their scores', async () => {
    const table = await Table.ready({tag: 'crush-game', width: 1000});
    expect(table.find('.aside')!.dataset['panel']).to.equal('scores');
  });
});
