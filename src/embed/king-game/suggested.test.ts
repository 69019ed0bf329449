import {expect} from '@open-wc/testing';
import type {Phase} from '../../games/king/types.js';
import {repeated} from '../../testing/full.fixture.js';
import {box, expectTidy, widthOf} from '../gstk-table/tidy.fixture.js';
import {clean, frames, Table, text, until} from '../gstk-table/table.fixture.js';
import {position} from './choices.fixture.js';

/** The recommended choice above all others, and the name and the price of each. */

/** A question of each kind, and the button that plays what is laid out. */
const QUESTIONS = [
  ['custom', 'ordering', 'order'],
  ['minsk', 'talon', 'lay-away'],
  ['trade', 'bidding', 'bid'],
  ['trade', 'naming', 'name'],
  ['preference', 'calling', 'call'],
] as const satisfies readonly (readonly [string, Phase, string])[];

type Setup = NonNullable<Parameters<typeof Table.ready>[0]>;

const asked = (variant: string, phase: Phase, setup: Setup = {}): Promise<Table> =>
  Table.ready({
    width: 320,
    ...setup,
    attributes: {variant, ...setup.attributes},
    set: {state: position(`king-${variant}`, phase)},
  });

/** The bot's own reason with its figures, or that a search has found a better choice. */
const REASON = {
  en: /^(About|Without|It may|Naming|Best) .*([+−]?\d|nothing)/,
  ru: /^(С этой картой|Без|Обойдётся|Выйдет|Назвать|Лучшее) .*\d|^Называть/,
};

const suggestion = (table: Table): HTMLElement | null => table.find('[data-id=suggested]');
const isSuggested = (table: Table): Promise<unknown> =>
  until(() => suggestion(table), 'a choice is recommended');
const button = (table: Table, id: string): HTMLElement => table.find(`[data-id=${id}]`)!;
const isReady = (table: Table, id: string): boolean =>
  button(table, id).getAttribute('aria-disabled') !== 'true';

/** What is laid out: radios, or cards that are selected. */
const laidOut = (table: Table): readonly string[] => [
  ...[...table.root.querySelectorAll<HTMLInputElement>('.choice input:checked')].map(
    ({value}) => value,
  ),
  ...((table.find('gstk-hand') as unknown as {selected?: readonly string[]}).selected ?? []),
];

describe('the recommended choice', () => {
  before(clean);
  afterEach(clean);

  for (const [variant, phase, id] of repeated(QUESTIONS, 3)) {
    it(`comes into a place that is held for it, and a press lays out what a hint shows: ${variant}, ${phase}`, async () => {
      const table = await asked(variant, phase);
      const place = table.find('.suggested')!;
      expect(place).not.to.equal(null);
      const others = [...table.root.querySelectorAll('.choice .pick, .talon figure')];
      const before = [place, ...others].map((one) => box(one));
      await isSuggested(table);
      await frames(2);
      expect([table.find('.suggested')!, ...others].map((one) => box(one))).to.deep.equal(before);
      expect(table.find('.suggested')!.compareDocumentPosition(others[0]!)).to.equal(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(isReady(table, id)).to.equal(false);
      suggestion(table)!.click();
      await until(() => isReady(table, id), 'it is laid out');
      const pressed = laidOut(table);
      expect(table.moves, 'nothing is played yet').to.equal(0);
      table.clear();
      const hinted = await asked(variant, phase);
      await hinted.host.hint();
      await until(() => laidOut(hinted).length >= pressed.length, 'the hint is laid out');
      await frames(2);
      expect(laidOut(hinted)).to.deep.equal(pressed);
    });
  }

  for (const locale of ['en', 'ru'] as const)
    it(`says why, with the figures of the bot: ${locale}`, async () => {
      for (const [variant, phase] of repeated(QUESTIONS, 2)) {
        const table = await asked(variant, phase, {locale});
        await isSuggested(table);
        expect(suggestion(table)!.getAttribute('aria-label'), phase).to.match(/: .+, .+/);
        button(table, 'why').click();
        await until(() => laidOut(table).length > 0, 'the choice is laid out');
        await frames(2);
        expect(table.prompt.why, phase).to.match(REASON[locale]);
        table.clear();
      }
    });

  it('has no place where the table gives no hints', async () => {
    const table = await asked('custom', 'ordering', {attributes: {hints: 'off'}});
    await frames(20);
    expect(table.find('.suggested')).to.equal(null);
  });

  it('is found for a table that nobody has touched', async () => {
    const table = await Table.lay({
      attributes: {variant: 'long'},
      set: {state: position('king-long', 'ordering')},
    });
    await isSuggested(table);
    expect(suggestion(table)).not.to.equal(null);
  });
});

/** The visible text of an option. */
const shown = (option: Element): string => text(option.querySelector('.shown'));
const PRICE = /[+−]\d/;
const NAME = /\p{L}{2,}/u;

describe('an option', () => {
  before(clean);
  afterEach(clean);

  for (const locale of repeated(['ru', 'en'] as const))
    for (const [variant, phase] of [
      ['custom', 'ordering'],
      ['atomic', 'ordering'],
      ['trade', 'naming'],
      ['preference', 'calling'],
    ] as const)
      it(`has its name and its price: ${variant}, ${phase}, ${locale}`, async () => {
        const table = await asked(variant, phase, {locale});
        await isSuggested(table);
        for (const width of [320, 600, 1000]) {
          await widthOf(table, width);
          for (const option of table.root.querySelectorAll('.matrix .pick, .papers .pick')) {
            const words = shown(option);
            const isSpent = option.matches('.spent');
            expect(words, `${width} px`).to.match(NAME);
            if (!isSpent) expect(words, `${width} px`).to.match(PRICE);
          }
          expectTidy(table, `${width} px`);
        }
      });

  it('to bid has its price, and to pass is free', async () => {
    const table = await asked('trade', 'bidding');
    for (const option of table.root.querySelectorAll('.bids .pick')) {
      const {value} = option.querySelector('input')!;
      expect(shown(option)).to.equal(value === 'fold' ? 'Pass 0' : `${value} −${value}`);
    }
  });

  it('of a trump has its name, and says how many cards of it are held', async () => {
    const table = await asked('custom', 'ordering');
    table.find('input[value^=take]')!.click();
    await until(() => table.find('.trumps'), 'a trump is asked for');
    for (const option of table.root.querySelectorAll('.trumps .pick')) {
      const {value} = option.querySelector('input')!;
      const held = table.hand().filter((card) => card.endsWith(value)).length;
      const name = value === 'none' ? 'no trump' : table.messages.t('suit', {suit: value});
      expect(shown(option)).to.equal(value === 'none' ? name : `${held} ${name}`);
    }
  });
});
