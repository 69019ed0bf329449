// page: its own
import {expect} from '@open-wc/testing';
import type {Card} from '../../../cards/index.js';
import {seenTips} from '../../settings/seen-tips.js';
import {
  clean,
  focused,
  frames,
  Table,
  type TableSetup,
  text,
  until,
} from '../../../embed/gstk-table/table.fixture.js';
import {repeated} from '../../../testing/full.fixture.js';

/** A deal that teaches: its offer, its steps at a table, and the way back to the reader's own match. */

let pages = 0;
/** A game that has never been played in this browser. */
const first = (given: TableSetup = {}): TableSetup => ({
  novice: true,
  width: 400,
  ...given,
  attributes: {'storage-key': `learn-${pages++}`, seed: '5', ...given.attributes},
});
/** A table that begins with the lesson. */
const learning = (given: TableSetup = {}): Promise<Table> =>
  Table.lay({width: 400, ...given, attributes: {learn: '', ...given.attributes}});

const button = (table: Table, id: string): HTMLElement | null => table.find(`[data-id=${id}]`);
/** The first line of the mark that is shown. */
const mark = (table: Table): string =>
  text(table.find('.coach .say strong') ?? table.find('.coach .say'));
const OFFER = 'New to this game? One deal shows how it goes.';
const says = (table: Table, words: string): Promise<unknown> =>
  until(() => mark(table) === words, `"${words}" is said`);
const risen = (table: Table): readonly string[] =>
  table.cards.flatMap((card) =>
    card.hasAttribute('data-risen') ? [card.getAttribute('data-risen')!] : [],
  );

/** Goes through the lesson until the reader is asked to follow. */
async function toFollow(table: Table): Promise<void> {
  await says(table, 'Avoid red, catch green');
  button(table, 'next')!.click();
  await says(table, 'Diamonds were led: you must play one');
  await table.rests();
}

/** Goes on until the reader is asked to give a heart. */
async function toGive(table: Table): Promise<void> {
  await toFollow(table);
  await table.click('5D' as Card);
  await says(table, 'The highest diamond takes all four');
  button(table, 'next')!.click();
  await says(table, 'No red price: free');
  button(table, 'next')!.click();
  await says(table, 'You have none: give Nora a heart');
  await table.rests();
}

describe('the offer of a lesson', () => {
  beforeEach(clean);
  afterEach(clean);

  it('is made once, and the others wait for the answer', async () => {
    const table = await Table.lay(first());
    await says(table, OFFER);
    await frames(20);
    expect(table.moves).to.equal(0);
    button(table, 'no-lesson')!.click();
    await says(table, 'Avoid minus, catch plus');
    expect(seenTips()).to.include('learn/king-omnibus');
    const again = await Table.lay(first());
    await says(again, 'Avoid minus, catch plus');
  });

  it('is the first mark that is shown', async () => {
    const table = await Table.lay(first());
    await until(() => table.find('.coach'), 'a mark is shown');
    expect(mark(table)).to.equal(OFFER);
  });

  it('is the first mark even if it comes late', async () => {
    const {entryOf} = await import('../../../embed/catalogue.js');
    const entry = entryOf('king-simple') as {guide?: () => Promise<unknown>};
    const {guide} = entry;
    let come = (): void => undefined;
    const late = new Promise<void>((resolve) => (come = resolve));
    entry.guide = async () => {
      await late;
      return guide!();
    };
    try {
      const table = await Table.lay(first());
      await says(table, OFFER);
      table.host.setAttribute('variant', 'simple');
      await until(() => table.find('.aim')?.textContent.trim() && !mark(table), 'the other game');
      await frames(20);
      expect(mark(table)).to.equal('');
      come();
      await says(table, OFFER);
    } finally {
      entry.guide = guide!;
    }
  });

  it('is answered by a press on a card, which acts', async () => {
    const table = await Table.lay(first({attributes: {seed: 'lead-9'}}));
    await says(table, OFFER);
    await until(() => table.is('my-turn'), 'the reader is to lead');
    await table.click(table.hand()[0]!);
    await until(() => table.moves > 0, 'the card is played');
    expect(mark(table)).not.to.equal(OFFER);
    expect(seenTips()).to.include('learn/king-omnibus');
  });

  it('is answered by a choice that is laid out', async () => {
    const table = await Table.lay(first({attributes: {variant: 'long', seed: 'order-0'}}));
    await says(table, OFFER);
    await until(() => table.find('.matrix input'), 'contracts are offered');
    await until(() => table.is('my-turn'), 'the reader chooses');
    table.find('.matrix input')!.click();
    await until(() => mark(table) === '', 'the offer is gone, and no other mark hides the button');
    expect(seenTips()).to.include('learn/king-long');
  });

  it('is not made where nothing can be stored, or in a game without a lesson', async () => {
    const table = await Table.ready({novice: true});
    expect(mark(table)).to.equal('');
    const other = await Table.lay(first({tag: 'crush-game'}));
    await until(() => other.is('my-turn') || other.find('.coach'), 'the match goes on');
    expect(button(other, 'learn')).to.equal(null);
  });

  it('leads to the lesson', async () => {
    const table = await Table.lay(first());
    await says(table, OFFER);
    button(table, 'learn')!.click();
    await says(table, 'Avoid red, catch green');
    expect(table.view.hands[0]).to.include('5D');
  });
});

/** Checks that the mark that is shown needs no room of its own. */
function fits(table: Table): void {
  const coach = table.find('.coach')!;
  const heightOf = (): number => table.find('.table')!.offsetHeight;
  const height = heightOf();
  coach.style.setProperty('display', 'none');
  expect(heightOf(), mark(table)).to.equal(height);
  coach.style.removeProperty('display');
}

describe('the room of a lesson', () => {
  beforeEach(clean);
  afterEach(clean);

  for (const locale of repeated(['ru', 'en'] as const))
    for (const variant of ['omnibus', 'simple', 'jokers', 'peasants', 'ladder'])
      it(`is that of the table at 320 px: ${variant}, ${locale}`, async () => {
        const attributes = {variant};
        const offered = await Table.lay(first({width: 320, locale, attributes}));
        await until(() => button(offered, 'learn'), 'a lesson is offered');
        fits(offered);
        const table = await learning({width: 320, locale, attributes});
        await until(() => button(table, 'leave-lesson'), 'the lesson begins');
        for (let step = 0; step < 6; step++) {
          await until(() => mark(table), 'a step is shown');
          fits(table);
          const said = mark(table);
          if (button(table, 'next')) button(table, 'next')!.click();
          else await table.click(step === 1 ? table.legal().at(-1)! : table.legal()[0]!);
          if (step < 4) await until(() => mark(table) && mark(table) !== said, 'another is shown');
          else break;
        }
      });
});

describe('a lesson', () => {
  beforeEach(clean);
  afterEach(clean);

  it('says what happens, and points at it', async () => {
    const table = await learning();
    await says(table, 'Avoid red, catch green');
    expect(table.root.querySelectorAll('.intro [data-ringed]').length).to.equal(3);
    await toFollow(table);
    await until(() => table.find('.thread'), 'a thread leads to the diamond');
    expect(risen(table)).to.deep.equal(['']);
    await table.click('5D' as Card);
    await says(table, 'The highest diamond takes all four');
    const comes = (): string => getComputedStyle(table.find('.coach')!).animationName;
    expect(comes(), 'once the card has landed').to.equal('lesson-lands');
    expect(table.find('.thread'), 'the thread goes with its moment').to.equal(null);
    expect(risen(table)).to.deep.equal([]);
    const moves = table.moves;
    await frames(20);
    expect(table.moves, 'the others wait').to.equal(moves);
    button(table, 'next')!.click();
    await says(table, 'No red price: free');
    expect(comes(), 'at once').to.equal('none');
    expect(table.find('gstk-seat[data-ringed]')?.dataset['seat']).to.equal('2');
    button(table, 'next')!.click();
    await says(table, 'You have none: give Nora a heart');
    await until(() => risen(table).length > 0, 'the hearts rise');
    expect(risen(table)).to.deep.equal(['−1', '−1', '−1', '−1', '−1']);
    await table.click('KH' as Card);
    await says(table, 'That is the whole art');
    button(table, 'next')!.click();
    await until(() => mark(table) === '' && table.is('my-turn'), 'play goes on');
    expect(table.view.points[2]).to.equal(-1);
  });

  it('lets the reader play another card, and goes on', async () => {
    const table = await learning();
    await toGive(table);
    await table.plays(() => table.click('QC' as Card));
    expect(mark(table)).to.equal('');
    expect(table.is('my-turn')).to.equal(true);
  });

  it('closes a mark with a press on a card, also while somebody else is to play', async () => {
    const table = await learning();
    await says(table, 'Avoid red, catch green');
    await table.click('KH' as Card);
    await says(table, 'Diamonds were led: you must play one');
  });

  it('ends with the summary, and then shows a match of the reader', async () => {
    const table = await learning();
    await toGive(table);
    await table.click('KH' as Card);
    await says(table, 'That is the whole art');
    button(table, 'next')!.click();
    await until(() => mark(table) === '' && table.is('my-turn'), 'play goes on');
    await table.finishDeal();
    await table.becomes('deal-over');
    expect(table.prompt.say).to.match(/^You took .+: [−+]?\d+$/);
    button(table, 'match')!.click();
    await until(() => table.host.record?.start === undefined, 'another match lies there');
    await table.rests();
    expect(button(table, 'leave-lesson')).to.equal(null);
  });

  it('keeps nothing, and gives the match back that the browser keeps', async () => {
    const attributes = {'storage-key': 'kept-match', seed: '11'};
    const before = await Table.ready({width: 400, attributes});
    await before.plays(() => before.host.play(before.legal()[0]!));
    const {moves} = before.host.record!;
    before.clear();
    const table = await Table.ready({width: 400, attributes});
    expect(table.host.record?.moves).to.deep.equal(moves);
    await table.open('rules');
    await table.push('Play the lesson');
    await toFollow(table);
    await table.press('Escape');
    await until(() => table.moves === moves.length, 'the match is back');
    expect(table.host.record?.moves).to.deep.equal(moves);
    expect(table.host.storageKey).to.equal('kept-match');
    expect(table.host.bots).to.equal(undefined);
  });

  it('leaves key and bots to the page, and goes on where the table is moved', async () => {
    const bots = (): undefined => undefined;
    const attributes = {'storage-key': 'left', seed: '11'};
    const table = await learning({attributes, set: {bots}});
    const {host} = table;
    const kept = (): readonly (string | null)[] =>
      Object.keys(localStorage)
        .filter((key) => key.includes('/left/'))
        .map((key) => localStorage.getItem(key));
    await toFollow(table);
    const before = kept();
    expect(host.storageKey).to.equal('left');
    expect(host.bots).to.equal(bots);
    const {parentElement} = host;
    host.remove();
    await frames(2);
    parentElement!.append(host);
    await table.rests();
    await table.click('5D' as Card);
    await says(table, 'The highest diamond takes all four');
    expect(kept(), 'nothing is kept').to.deep.equal(before);
    host.setAttribute('storage-key', 'other');
    expect(host.storageKey, 'the attribute is followed').to.equal('other');
  });

  it('steals no focus, and says its steps', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    const table = await learning();
    await says(table, 'Avoid red, catch green');
    expect(focused()).to.equal(field);
    field.remove();
  });

  it('moves nothing at the tempo of a test, which is instant', async () => {
    const table = await learning({motion: true});
    await toFollow(table);
    await until(() => table.find('.thread'), 'a thread leads to the diamond');
    expect(table.find('.thread')!.getAnimations()).to.deep.equal([]);
  });

  it('gives way to a match that the page deals', async () => {
    const table = await learning();
    await says(table, 'Avoid red, catch green');
    table.host.newGame({seed: '9'});
    await until(() => table.host.record?.start === undefined, 'another match lies there');
    expect(mark(table)).to.equal('');
  });

  it('is refused with a warning in a game that has none', async () => {
    const said: unknown[] = [];
    const {warn} = console;
    console.warn = (...words) => said.push(...words);
    try {
      const table = await Table.ready({tag: 'crush-game', attributes: {learn: ''}});
      expect(table.is('ready')).to.equal(true);
    } finally {
      console.warn = warn;
    }
    expect(said.join(' ')).to.contain('crush-the-crown has no lesson');
  });
});
