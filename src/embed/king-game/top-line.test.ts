import {expect} from '@open-wc/testing';
import type {KingState} from '../../games/king/types.js';
import {repeated} from '../../testing/full.fixture.js';
import {clean, Table, type TableSetup, text} from '../gstk-table/table.fixture.js';
import {box, widthOf} from '../gstk-table/tidy.fixture.js';
import {position} from './choices.fixture.js';
import {kingGames} from './games.js';

/**
 * The top line: counters, prices and the number of the deal are always whole, and nothing lies over
 * anything else. What has no room is left out.
 */

const WIDTHS = [280, 320, 390, 480, 560, 580, 600, 700, 1000];

/** A deal that counts everything, or one with a trump, in a variant. */
const deal = (variant: string, holds: (state: KingState) => boolean): KingState =>
  position(`king-${variant}`, 'play', ({played, ...state}) =>
    played.length === 0 ? holds({played, ...state}) : false,
  );
const isJumble = ({contract}: KingState): boolean => contract.terms.length > 3;
const hasTrump = ({trump, orderer}: KingState): boolean => trump !== null && orderer !== 0;

/** The longest top lines. */
const LONGEST: readonly (readonly [variant: string, what: string, state: () => KingState])[] = [
  [
    'custom',
    'a jumble with a trump that another chose',
    () => deal('custom', (state) => isJumble(state) && hasTrump(state)),
  ],
  ['simple', 'a jumble', () => deal('simple', isJumble)],
  ['atomic', 'a jumble that was chosen', () => deal('atomic', isJumble)],
  ['minsk', 'a trump that another chose', () => deal('minsk', hasTrump)],
  ['threesome', 'a jumble', () => deal('threesome', isJumble)],
];

/** The box of the text and the pictures of an element, however wide the element itself is. */
function drawn(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The part of a box that lies in another. */
const within = (inner: DOMRect, outer: DOMRect): DOMRect => {
  const [left, top] = [Math.max(inner.left, outer.left), Math.max(inner.top, outer.top)];
  const [right, bottom] = [
    Math.min(inner.right, outer.right),
    Math.min(inner.bottom, outer.bottom),
  ];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
};

function faults(table: Table): readonly string[] {
  const line = table.find('.contract')!;
  const around = box(line);
  const parts = ['name', 'goal', 'out', 'deal'].flatMap((name) => {
    const part = line.querySelector(`.${name}`);
    return part && drawn(part).width > 0 ? [{name, part, whole: drawn(part)}] : [];
  });
  const seen = parts.map(({name, part, whole}) => ({
    name,
    // The parts that hide what has no room; all others are seen wherever they are.
    at: name === 'name' || name === 'goal' ? within(whole, box(part)) : whole,
  }));
  const out = (at: DOMRect): boolean => at.left < around.left - 1 || at.right > around.right + 1;
  return [
    ...seen.filter(({at}) => out(at)).map(({name}) => `${name} leaves the line`),
    ...seen.flatMap((one, at) =>
      seen.slice(at + 1).flatMap((other) => {
        const {width, height} = within(one.at, other.at);
        return width > 1 && height > 1
          ? [`${one.name} lies over ${other.name} by ${width} px`]
          : [];
      }),
    ),
  ];
}

describe('the top line of a table of the King family', () => {
  before(clean);
  afterEach(clean);

  const expectWhole = async (table: Table, width: number): Promise<void> => {
    await widthOf(table, width);
    expect(faults(table), `${width} px: ${text(table.find('.contract')!)}`).to.deep.equal([]);
  };
  /** A table in the language with the longest words, and in full runs in the other one, too. */
  const inEach = async (given: TableSetup, act: (table: Table) => Promise<void>): Promise<void> => {
    for (const locale of repeated(['ru', 'en'] as const)) {
      const table = await Table.ready({...given, locale, width: 1000});
      await act(table);
      table.clear();
    }
  };

  for (const {id, tag} of kingGames)
    it(`is whole when a match begins: ${id}`, () =>
      inEach({attributes: {variant: tag.variant ?? ''}}, async (table) => {
        for (const width of [320, 600, 1000]) await expectWhole(table, width);
      }));

  for (const [variant, what, state] of repeated(LONGEST, 3))
    it(`is whole in ${what}: ${variant}`, () =>
      inEach({attributes: {variant}, set: {state: state()}}, async (table) => {
        for (const width of WIDTHS) {
          await expectWhole(table, width);
          const line = table.find('.contract')!;
          const contract = line.querySelector('.name > *')!;
          if (width >= 320)
            expect(drawn(contract).right, 'the name of the contract').to.be.at.most(
              box(line.querySelector('.name')!).right + 1,
            );
          const trump = line.querySelector('.name .suit');
          if (trump && width >= 320)
            expect(
              within(box(trump), box(line.querySelector('.name')!)).height,
              'the trump',
            ).to.be.greaterThan(8);
        }
      }));

  it('has an edge round the card that a deal turns on, as long as it is out', async () => {
    const heavy = (table: Table): readonly (string | undefined)[] =>
      [...table.root.querySelectorAll('.contract .heavy')].map(
        (chip) => chip.querySelector('g')!.dataset['s'],
      );
    const attributes = {variant: 'omnibus'};
    const table = await Table.ready({attributes});
    expect(heavy(table)).to.deep.equal(['S']);
    const chip = table.find('.contract .heavy')!;
    const other = table.find('.contract .chip:not(.heavy)')!;
    expect(getComputedStyle(chip).borderColor).not.to.equal(getComputedStyle(other).borderColor);
    table.clear();
    const played = [['AS', 'QS', '2S', '3S'].map((card, seat) => ({seat, card}))];
    const hands = [['2H', '3C'], null, null, null];
    const later = await Table.ready({attributes, set: {state: {turn: [0], hands, played}}});
    expect(heavy(later)).to.deep.equal([]);
  });
});
