// page: its own
import {expect} from '@open-wc/testing';
import type {Phase} from '../../../games/king/types.js';
import {position} from '../../../embed/king-game/choices.fixture.js';
import {keepSeenTips, seenTips} from '../../settings/seen-tips.js';
import {
  clean,
  frames,
  Table,
  type TableSetup,
  text,
  until,
} from '../../../embed/gstk-table/table.fixture.js';

/** What a choice means, told once when it first comes up. */

let pages = 0;
/** A reader who is new to a game has a choice; the lesson of the game has been offered. */
async function asked(variant: string, phase: Phase, setup: TableSetup = {}): Promise<Table> {
  keepSeenTips([`learn/king-${variant}`]);
  const table = await Table.lay({
    novice: true,
    width: 320,
    ...setup,
    attributes: {variant, 'storage-key': `strip-${pages++}`, ...setup.attributes},
  });
  await until(() => table.is('ready'), 'a match is there');
  const {options, seats} = position(`king-${variant}`, phase);
  table.host.newGame({state: position(`king-${variant}`, phase), options, seats});
  await until(() => (table.view as unknown as {phase: Phase}).phase === phase, phase);
  return table;
}

const mark = (table: Table): string =>
  text(table.find('.coach .say strong') ?? table.find('.coach .say'));
const says = (table: Table, words: string): Promise<unknown> =>
  until(() => mark(table) === words, `"${words}" is said`);
const button = (table: Table, id: string): HTMLElement | null => table.find(`[data-id=${id}]`);
const ringed = (table: Table): readonly Element[] => [
  ...table.root.querySelectorAll('[data-ringed]'),
];
/** What the cards that have risen wear. */
const worn = (table: Table): readonly (string | null)[] =>
  table.cards.flatMap((card) =>
    card.hasAttribute('data-risen') ? [card.getAttribute('data-risen')] : [],
  );

/** The first sentence about each kind of choice. */
const KINDS = [
  ['custom', 'ordering', 'order', 'You choose what counts in this deal'],
  ['preference', 'calling', 'call', 'A trump beats every card of other suits'],
  ['minsk', 'talon', 'discard', 'You have taken these two cards'],
  ['trade', 'bidding', 'bid', 'The highest bid names the suit that costs'],
  ['trade', 'naming', 'name', 'Name the suit that costs 1 a card'],
  ['domino', 'drawing', 'draw', 'You cannot follow: draw'],
] as const satisfies readonly (readonly [string, Phase, string, string])[];

describe('what a choice means', () => {
  beforeEach(clean);
  afterEach(clean);

  for (const [variant, phase, id, first] of KINDS)
    it(`is told step by step, each about a part of the table, once: ${id}`, async () => {
      const table = await asked(variant, phase);
      await says(table, first);
      const {height} = table.host.getBoundingClientRect();
      for (let step = 0; mark(table); step++) {
        expect(step, 'the steps come to an end').to.be.below(6);
        await frames(2);
        expect(ringed(table).length + worn(table).length, mark(table)).to.be.above(0);
        expect(table.host.getBoundingClientRect().height, mark(table)).to.equal(height);
        const said = mark(table);
        (button(table, 'next') ?? button(table, 'got-it'))!.click();
        await until(() => mark(table) !== said, 'it goes on');
      }
      expect(ringed(table)).to.deep.equal([]);
      expect(worn(table)).to.deep.equal([]);
      expect(seenTips()).to.include(`king/${id}`);
      expect(table.moves, 'nothing was chosen').to.equal(0);
      table.clear();
      const again = await asked(variant, phase);
      await frames(30);
      expect(mark(again)).not.to.equal(first);
    });

  it('shows what costs with the price on the reader’s own cards', async () => {
    const table = await asked('custom', 'ordering');
    await says(table, 'You choose what counts in this deal');
    button(table, 'next')!.click();
    await until(() => worn(table).length > 0, 'cards rise');
    const [, n] = /costs its taker (\d+)$/.exec(mark(table))!;
    for (const price of worn(table)) expect(price).to.equal(`−${n}`);
    expect(ringed(table).length).to.equal(1);
    expect(text(ringed(table)[0])).to.contain(`−${n}`);
  });

  it('goes when the reader begins to choose, and then tells of the trump', async () => {
    const table = await asked('custom', 'ordering');
    await says(table, 'You choose what counts in this deal');
    table.find('input[value^=take]')!.click();
    await says(table, 'A trump beats every card of other suits');
    expect(seenTips()).to.include('king/order');
    table.find('.trumps input[value=none]')!.click();
    await until(() => mark(table) === '', 'nothing lies over the button');
    expect(seenTips()).to.include('king/trump');
  });

  it('is skipped by its button, and by Escape', async () => {
    const table = await asked('trade', 'bidding');
    await says(table, 'The highest bid names the suit that costs');
    button(table, 'skip')!.click();
    await until(() => mark(table) === '', 'the mark is gone');
    table.clear();
    const other = await asked('trade', 'naming');
    await says(other, 'Name the suit that costs 1 a card');
    await other.tabTo(button(other, 'next')!);
    await other.press('Escape');
    await until(() => mark(other) === '', 'the mark is gone');
    expect(seenTips()).to.include('king/bid').and.to.include('king/name');
  });

  it('is not told to a reader who has finished a match, or who has seen it in another game', async () => {
    keepSeenTips(['king-custom', 'king/bid']);
    for (const [variant, phase] of [
      ['custom', 'ordering'],
      ['trade', 'bidding'],
    ] as const) {
      const table = await asked(variant, phase);
      await frames(30);
      expect(mark(table)).to.equal('');
      table.clear();
    }
  });

  it('speaks Russian', async () => {
    const table = await asked('trade', 'naming', {locale: 'ru'});
    await says(table, 'Назовите масть по 1 очку за карту');
  });

  it('leaves out the suggestion where the table gives no hints', async () => {
    const table = await asked('trade', 'naming', {attributes: {hints: 'off'}});
    await says(table, 'Name the suit that costs 1 a card');
    button(table, 'next')!.click();
    await says(table, 'Low cards are safe for you');
    expect(button(table, 'next')).to.equal(null);
    button(table, 'got-it')!.click();
    await until(() => mark(table) === '', 'that was all');
  });
});
