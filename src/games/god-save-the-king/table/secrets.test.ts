import {expect} from '@open-wc/testing';
import type {LitElement} from 'lit';
import {type Card, pack} from '../../../cards/index.js';
import {gskGame, type GskMove} from '../index.js';
import {createMatch} from '../../../match/index.js';
import {clean, everything, frames, Table, until} from '../../../embed/gstk-table/table.fixture.js';
import {isFull, repeated} from '../../../testing/full.fixture.js';

/** Choices are hidden until all are made, and so is the fact that a rival has chosen (G-27). */

/** Everything that a page can read from a table: markup, text, properties, announcements, view. */
function said(table: Table): string {
  const parts: string[] = [JSON.stringify(table.host.view), JSON.stringify(table.heard)];
  const regions = [...document.querySelectorAll('[data-gstk-says]')];
  for (const element of [table.host, ...everything(table.root), ...regions]) {
    parts.push(element.localName);
    for (const {name, value} of element.attributes)
      if (name !== 'd') parts.push(`${name}=${value}`);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
    const {elementProperties} = element.constructor as typeof LitElement;
    if (elementProperties instanceof Map)
      for (const name of elementProperties.keys())
        parts.push(JSON.stringify((element as unknown as Record<PropertyKey, unknown>)[name]));
  }
  // Ids of clip paths count up with each drawing, so they differ without revealing anything.
  return parts.join('\n').replaceAll(/gstk-clip-\d+/g, 'clip');
}

const laid = (suit: string, ranks: string): object => {
  const [left, centre, right] = [...ranks].map((rank) => rank + suit);
  return {left, centre, right};
};
const PUSH = [laid('S', '943'), laid('H', '825')];

/** For each type of choice, the position in which it is made and two moves of the rival. */
const CHOICES: Readonly<Record<string, readonly [position: object, ...moves: readonly GskMove[]]>> =
  {
    formation: [
      {seats: 2},
      {type: 'form', left: '8H', centre: 'KH', right: '5H'},
      {type: 'form', left: '2H', centre: '3H', right: 'AH'},
    ],
    'rout before the flip': [{formations: PUSH}, {type: 'rout', at: 'left'}, {type: 'pass'}],
    'rout after the flip': [
      {formations: PUSH, matches: [{step: 'lastRout'}]},
      {type: 'rout', at: 'centre'},
      {type: 'pass'},
    ],
    declaration: [
      {formations: PUSH, matches: [{step: 'declare'}]},
      {type: 'declare', rank: 'K'},
      {type: 'declare', rank: '2'},
    ],
    'answer of the winner': [
      {formations: PUSH, matches: [{step: 'challenge', declared: [['9', 'Q']]}]},
      {type: 'rout', at: 'centre'},
      {type: 'accept'},
    ],
    'answer of the loser': [
      {formations: PUSH, matches: [{step: 'challenge', declared: [['Q', '9']]}]},
      {type: 'challenge'},
      {type: 'accept'},
    ],
  };

describe('secrets of God Save the King', () => {
  before(clean);
  afterEach(clean);

  for (const [name, [position, ...moves]] of repeated(Object.entries(CHOICES), 3))
    it(`${name}: the page is the same whatever the rival has chosen, if anything`, async () => {
      const pages: string[] = [];
      for (const move of [undefined, ...moves]) {
        const match = createMatch(gskGame, {state: position, seed: 'secret'});
        if (move) expect(match.play(1, move)).to.equal(undefined);
        const table = await Table.ready({
          tag: 'gstk-table',
          width: 1000,
          attributes: {game: 'god-save-the-king'},
          set: {state: match.state},
        });
        await table.open('log');
        const {below} = table.root.querySelector('gstk-dialog')!;
        await until(() => below!.inert, 'what lies below the log is inert');
        await until(() => table.find('.shield .face'), 'the rival has a face');
        pages.push(said(table));
        await clean();
      }
      expect(pages[0]).to.contain('Otto');
      const lines = pages.map((page) => page.split('\n'));
      for (const page of lines.slice(1))
        expect(page.find((line, at) => line !== lines[0]![at])).to.equal(undefined);
    });

  it('no frame of a game of four names a card that the view does not hold', async function () {
    this.timeout(240_000);
    const table = await Table.ready({
      tag: 'gstk-table',
      width: 1000,
      attributes: {game: 'god-save-the-king', players: '4', seed: '11'},
    });
    const cards = pack({low: '2'});
    /** Cards that the view has shown at some time; the log may name them. */
    const event = new Set<Card>();
    const look = (): void => {
      const view = JSON.stringify(table.host.view);
      for (const card of cards) if (view.includes(`"${card}"`)) event.add(card);
      const page = said(table);
      const codes = new Set(page.match(/(?<!\w)[2-9TJQKA][SHDC](?!\w)/g));
      const leaks = cards.filter(
        (card) =>
          !event.has(card) && (codes.has(card) || page.includes(table.messages.t('card', {card}))),
      );
      expect(leaks).to.deep.equal([]);
    };
    const step = async (act: () => unknown): Promise<void> => {
      await act();
      do {
        await frames(1);
        look();
      } while (!table.resting);
      await table.rests();
    };
    look();
    expect(event.size, 'more than one’s own suit is known only later').to.equal(13);
    for (let moves = 0; moves < (isFull ? 60 : 20) && !table.is('game-over'); moves++) {
      const press = (selector: string): void => table.find(selector)!.click();
      if (table.is('deal-over')) await step(() => press('[data-id=go]'));
      else if (table.find('[data-id=pass]')) await step(() => press('[data-id=pass]'));
      else if (table.find('[data-id=accept]')) await step(() => press('[data-id=accept]'));
      else if (table.find('.ranks'))
        await step(async () => {
          press('.rank input');
          await frames(2);
          press('[data-id=declare]');
        });
      else
        await step(async () => {
          const low = table.hand().filter((card) => !card.startsWith('K'));
          for (const card of low.slice(-3)) {
            table.card(card).click();
            await frames(2);
          }
          press('[data-id=lay]');
        });
    }
    // The log lies over the table, which waits meanwhile.
    await table.open('log');
    look();
    expect(event.size, 'cards of others have been shown').to.be.greaterThan(20);
  });
});
