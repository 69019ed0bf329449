// page: its own
import {expect} from '@open-wc/testing';
import type {Card} from '../../../cards/index.js';
import {clean, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';

/** Lessons of games in which the table shows more than a trick: their steps, and where they end. */

const learning = (variant: string): Promise<Table> =>
  Table.lay({width: 400, attributes: {variant, learn: ''}});
const button = (table: Table, id: string): HTMLElement | null => table.find(`[data-id=${id}]`);
const mark = (table: Table): string => text(table.find('.coach .say strong'));
const says = (table: Table, words: string): Promise<unknown> =>
  until(() => mark(table) === words, `"${words}" is said, not "${mark(table)}"`);
/** Reads a mark, and goes on. */
async function reads(table: Table, words: string): Promise<void> {
  await says(table, words);
  button(table, 'next')!.click();
}
/** Reads a mark, and answers it with a card. */
async function plays(table: Table, words: string, card: string): Promise<void> {
  await says(table, words);
  await table.rests();
  await table.click(card as Card);
}

/** Plays on with the first legal answer until the reader is not asked any more. */
async function finishes(table: Table): Promise<void> {
  await table.rests();
  while (table.is('my-turn')) {
    const [card] = table.legal();
    if (!card) table.find('.ladder .choice')?.click();
    const answer = button(table, 'take') ?? button(table, 'done') ?? button(table, 'nobody');
    if (card) await table.plays(() => table.host.play(card));
    else if (answer) await table.plays(() => answer.click());
    else await until(() => table.legal().length > 0, 'a card may be played');
  }
}

describe('the lesson of Kings and Peasants', () => {
  beforeEach(clean);
  afterEach(clean);

  it('goes on after the coronation, and ends with the reign', async () => {
    const table = await learning('peasants');
    await reads(table, 'This election makes a King: most tricks win it');
    await plays(table, 'Clubs were led: you must play one', 'QC');
    await reads(table, 'The highest club takes the trick');
    await plays(table, 'You have no club: a spade takes the trick', '7S');
    await reads(table, 'Your third trick: you are out');
    await until(() => button(table, 'go'), 'the ranks are given');
    expect(button(table, 'match'), 'the lesson goes on').to.equal(null);
    for (let at = 0; at < 2 && table.is('deal-over'); at++) {
      button(table, 'go')!.click();
      await table.rests();
    }
    await says(table, 'Nora pays you a trump: give a good card back');
    await table.rests();
    await table.click(table.legal()[0]!);
    await says(table, 'Otto pays you a trump: give any card back');
    await table.rests();
    await table.click(table.legal()[0]!);
    await finishes(table);
    await until(() => button(table, 'match'), 'the lesson is over');
    expect(table.prompt.say).to.match(/tricks? of nine$|; you took \d$/);
  });
});

describe('the lesson of Court Ladder', () => {
  beforeEach(clean);
  afterEach(clean);

  it('leads from an attack to the cards that beat it, and moves two players', async () => {
    const table = await learning('ladder');
    await says(table, 'Climb: the King stands at the top, you at the bottom');
    expect(table.root.querySelectorAll('.rung[data-ringed]').length).to.equal(2);
    button(table, 'next')!.click();
    await says(table, 'Beat the eight: a higher diamond, or a spade');
    await until(() => table.find('.thread'), 'a thread leads to the cards that beat it');
    expect(button(table, 'take')!.checkVisibility(), 'the reader may take').to.equal(true);
    await plays(table, 'Beat the eight: a higher diamond, or a spade', 'JD');
    await plays(table, 'Nora adds a card: beat it, too', 'QC');
    await reads(table, 'All beaten: the cards are out of play');
    await plays(table, 'Attack Bert with a nine: you have two', '9C');
    await plays(table, 'Bert takes: give your other nine, too', '9H');
    await says(table, 'You changed places: one rung up');
    const rungs = [...table.root.querySelectorAll('.rung')];
    expect(rungs.map((rung) => rung.getAttribute('data-rung'))).to.deep.equal([
      '1',
      '2',
      '3',
      '0',
      '4',
    ]);
    button(table, 'next')!.click();
    await until(() => mark(table) === '', 'the mark is gone');
    await table.rests();
    await table.click('TD' as Card);
    await reads(table, 'Vera beat it and stays above you');
    await reads(table, 'Vera is King now');
    await plays(table, 'The King attacks anyone: this time you', '6S');
    await reads(table, 'Get rid of all your cards');
    await finishes(table);
    await until(() => button(table, 'match'), 'the lesson is over');
    expect(table.prompt.say).to.match(/^You end \d rungs? higher than you began$|^You held/);
  });
});
