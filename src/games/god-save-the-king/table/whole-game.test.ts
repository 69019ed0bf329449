// run: nightly
import {expect} from '@open-wc/testing';
import {
  clean,
  focused,
  frames,
  Table,
  text,
  until,
} from '../../../embed/gstk-table/table.fixture.js';
import {repeated} from '../../../testing/full.fixture.js';

/** Whole games, from the first card to the end, by the table's own buttons and by keyboard. */

/** How a reader presses a button, and lays the lowest cards of the hand. */
interface Way {
  press(table: Table, selector: string): Promise<void>;
  card(table: Table): Promise<void>;
}

const BUTTONS: Way = {
  press: async (table, selector) => {
    table.find(selector)!.click();
    await frames(2);
  },
  card: async (table) => {
    const low = table.hand().filter((card) => !card.startsWith('K'));
    table.card(low.at(-1) ?? table.hand()[0]!).click();
    await frames(2);
  },
};

const KEYS: Way = {
  press: async (table, selector) => {
    table.find(selector)!.focus();
    await table.press(selector.startsWith('.rank') ? 'Space' : 'Enter');
    await frames(1);
  },
  card: async (table) => {
    table.find('gstk-hand')!.focus();
    await table.press('End', 'Enter');
    await frames(1);
  },
};

/** Every third time by keyboard. */
let times = 0;
const BOTH: Way = {
  press: (table, selector) => (times++ % 3 ? BUTTONS : KEYS).press(table, selector),
  card: (table) => (times++ % 3 ? BUTTONS : KEYS).card(table),
};

/** The buttons that answer the current question. */
const ANSWERS: readonly (readonly [sign: string, ...press: readonly string[]])[] = [
  ['[data-id=go]', '[data-id=go]'],
  ['[data-id=pass]', '[data-id=pass]'],
  ['.ranks', '.rank [value="9"]', '[data-id=declare]'],
  ['[data-id=challenge]', '[data-id=challenge]'],
  ['[data-id=accept]', '[data-id=accept]'],
];

/** The elements on the screen when something is asked. */
const SIGNS: readonly string[] = ['[data-id=lay]', ...ANSWERS.map(([sign]) => sign)];

describe('a whole game of God Save the King', () => {
  const errors: string[] = [];
  const note = (event: ErrorEvent): number => errors.push(event.message);

  before(async () => {
    addEventListener('error', note);
    await clean();
  });
  afterEach(clean);
  after(() => removeEventListener('error', note));

  for (const [name, way, width, players] of repeated([
    ['keys and buttons', BOTH, 320, '4'],
    ['buttons', BUTTONS, 320, '2'],
    ['buttons', BUTTONS, 1000, '4'],
    ['keys', KEYS, 600, '3'],
  ] as const))
    it(`goes to its end by ${name} at ${width} px with ${players} players, at one height, without errors`, async function () {
      this.timeout(240_000);
      const table = await Table.ready({
        tag: 'gstk-table',
        width,
        attributes: {game: 'god-save-the-king', players, seed: 'b2'},
      });
      const heights = new Set<number>();
      const look = (): void => {
        heights.add(table.find('.table')!.offsetHeight);
        expect(table.find('.table')!.scrollWidth).to.be.at.most(width);
        expect(table.find('.king-line'), 'the line of the King is always there').not.to.equal(null);
      };
      for (let step = 0; step < 200 && !table.is('game-over'); step++) {
        await table.rests();
        // The match pauses for a moment before its question is drawn.
        const asks = (): boolean => SIGNS.some((sign) => table.find(sign) !== null);
        await until(() => table.is('game-over') || asks(), 'something is asked');
        if (table.is('game-over')) break;
        await frames(1);
        look();
        const [, ...presses] = ANSWERS.find(([sign]) => table.find(sign)) ?? [];
        const {moves} = table;
        const goes = table.is('deal-over');
        if (presses.length === 0) {
          for (let card = 0; card < 3; card++) {
            const held = table.cards.length;
            await way.card(table);
            await until(() => table.cards.length < held, 'the card lies in the formation');
          }
          await way.press(table, '[data-id=lay]');
        }
        for (const selector of presses) await way.press(table, selector);
        if (!goes)
          await until(() => table.moves > moves || table.is('game-over'), 'it is answered');
        await frames(1);
      }
      expect(table.is('game-over')).to.equal(true);
      await until(() => table.find('.ended'), 'the end is shown');
      await frames(3);
      look();
      expect(heights.size, [...heights].join(' ')).to.equal(1);
      expect(text(table.find('.ended .title'))).to.match(/King|Kings/);
      expect(text(table.find('.ended .how'))).to.match(/fell/);
      expect(table.actions()).to.include.members(['Play again', 'My moves', 'Challenge a friend']);
      expect(errors).to.deep.equal([]);
      expect(focused()).not.to.equal(undefined);
    });
});
