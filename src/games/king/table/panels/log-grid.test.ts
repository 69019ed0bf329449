import {expect} from '@open-wc/testing';
import {clean, Table, text, until} from '../../../../embed/gstk-table/table.fixture.js';
import {replay} from '../../../../match/index.js';
import {kingGame} from '../../index.js';
import {itNightly} from '../../../../testing/nightly.fixture.js';

/** The log of King as a picture, and its sentences behind it. */

const rows = (table: Table): readonly HTMLElement[] => [
  ...table.root.querySelectorAll<HTMLElement>('.grid-log tbody tr'),
];
const marked = (row: Element, mark: string): readonly number[] =>
  [...row.querySelectorAll('td:not(.num)')].flatMap((cell, at) =>
    cell.matches(`.${mark}`) ? [at] : [],
  );
const lines = (table: Table): readonly HTMLElement[] => [
  ...table.find('gstk-log')!.shadowRoot!.querySelectorAll<HTMLElement>('li'),
];
const seen = (element: Element): boolean => element.getBoundingClientRect().height > 2;

describe('the log of King', () => {
  beforeEach(clean);
  afterEach(clean);

  it('has a row for each trick and a column for each player, with leader, winner and cost', async () => {
    const table = await Table.ready({width: 1000});
    for (let card = 0; card < 4; card++)
      await table.plays(() => table.host.play(table.legal()[0]!));
    await table.open('log');
    const {played, trick} = table.view;
    const told = replay(kingGame('king-omnibus'), table.host.record!)
      .log()
      .flatMap((event) => (event.type === 'trick taken' ? [event] : []));
    expect(rows(table)).to.have.length(played.length + (trick.length ? 1 : 0));
    played.forEach((one, at) => {
      const row = rows(table)[at]!;
      expect(row.querySelectorAll('.chip')).to.have.length(4);
      expect(marked(row, 'led')).to.deep.equal([one[0]!.seat]);
      expect(marked(row, 'won')).to.deep.equal([told[at]!.seat]);
      expect(text(row.querySelector('.num'))).to.equal(table.messages.points(told[at]!.points));
    });
    if (trick.length === 0) return;
    const now = rows(table).at(-1)!;
    expect(now.matches('.now')).to.equal(true);
    expect(now.querySelectorAll('.chip')).to.have.length(trick.length);
    expect(text(now.querySelector('.num'))).to.equal('');
  });

  itNightly(
    'ends a deal with each player’s points, and begins the next with its name',
    async () => {
      const table = await Table.ready({width: 1000, attributes: {variant: 'simple'}});
      await table.finishDeal();
      await table.becomes('deal-over');
      await table.open('log');
      const [sheet] = table.view.sheet;
      const sums = [...rows(table).at(-1)!.querySelectorAll('td')].map((cell) => text(cell));
      expect(sums.slice(0, 4)).to.deep.equal(sheet!.map((points) => table.messages.points(points)));
      table.host.deal();
      await table.becomes('my-turn');
      await until(() => table.root.querySelectorAll('.grid-log').length === 2, 'a second deal');
      const titles = [...table.root.querySelectorAll('.grid-log caption')].map((one) => text(one));
      expect(titles).to.deep.equal(['Deal 1, no tricks', 'Deal 2, no boys']);
    },
  );

  it('writes everything except cards as a line between the tricks', async () => {
    const table = await Table.ready({width: 1000, attributes: {variant: 'custom', seed: '3'}});
    await table.open('log');
    await until(
      () => rows(table).some((row) => row.querySelector('.line')),
      'a declaration is shown',
    );
    const [line] = rows(table).map((row) => text(row.querySelector('.line')));
    expect(line).to.match(/\w/);
    expect(lines(table).map((one) => text(one))).to.include(line);
  });

  it('keeps its sentences for screen readers and keys, and shows them while they have the focus', async () => {
    const table = await Table.ready({width: 1000});
    await table.plays(() => table.host.play(table.legal()[0]!));
    await table.open('log');
    const picture = table.find('gstk-log')!.shadowRoot!.querySelector('.picture')!;
    expect(picture.getAttribute('aria-hidden')).to.equal('true');
    const list = table.find('gstk-log')!.shadowRoot!.querySelector('ol')!;
    expect(seen(list)).to.equal(false);
    expect(seen(picture)).to.equal(true);
    expect(lines(table).some((one) => text(one).startsWith('You:'))).to.equal(true);
    lines(table).at(-1)!.focus();
    await until(() => seen(list), 'the sentences are seen');
    expect(seen(picture)).to.equal(false);
    await table.press('ArrowUp');
    expect(table.find('gstk-log')!.shadowRoot!.activeElement).to.equal(lines(table).at(-2));
    expect(seen(list)).to.equal(true);
    table.cards[0]!.focus();
    await until(() => seen(picture), 'the picture is back');
  });
});
