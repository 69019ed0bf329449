import {expect} from '@open-wc/testing';
import {box, expectTidy, widthOf} from '../gstk-table/tidy.fixture.js';
import {clean, Table} from '../gstk-table/table.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import {toEnd} from './crown.fixture.js';

/** Whole games of secret choices at all widths: nothing is cut, and nothing changes its height. */

/** The sizes of cards that are stretched; a pixel may be lost by rounding. */
const misshapen = (table: Table): readonly string[] =>
  [...table.root.querySelectorAll<HTMLElement>('.gk')]
    .filter(({offsetWidth, offsetHeight}) => Math.abs(offsetWidth * 1.4 - offsetHeight) > 1.5)
    .map(({offsetWidth, offsetHeight}) => `${offsetWidth}x${offsetHeight}`);

describe('<crown-game> from its first card to its end', () => {
  let table: Table;
  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  for (const locale of repeated(['ru', 'en'] as const))
    for (const [variant, {lordArranges = false, ...attributes}] of repeated<
      readonly [variant: string, given: {lordArranges?: boolean; players?: string}]
    >(
      [
        ['', {lordArranges: true}],
        ['defend', {players: '6'}],
        ['support', {}],
        ['tourney', {}],
        ['', {}],
        ['defend', {}],
        ['defend', {players: '3'}],
      ],
      2,
    ))
      it(`${variant || 'find'} ${JSON.stringify({...attributes, lordArranges})} in ${locale}: one height from the first card to the end`, async function () {
        this.timeout(120_000);
        table = await Table.ready({
          ...{tag: 'crown-game', width: 320, locale, attributes},
          set: {
            variant,
            ...(lordArranges ? {options: {lordArranges: 'on', bestOf: 3}} : {}),
          } as never,
        });
        const heights = new Map<number, Set<number>>();
        await toEnd(table, async () => {
          for (const width of repeated([320, 1000, 600], 2)) {
            await widthOf(table, width);
            const seen = heights.get(width) ?? new Set();
            heights.set(width, seen.add(Math.round(box(table.host).height)));
            expectTidy(table, `${variant} at ${width} px`);
            expect(misshapen(table), `${variant} at ${width} px`).to.deep.equal([]);
          }
        });
        for (const [width, seen] of heights) expect([...seen], `${width} px`).to.have.length(1);
      });

  it('a table of three is no higher than one of six', async () => {
    const heights: number[] = [];
    for (const players of ['6', '3']) {
      table = await Table.ready({
        ...{tag: 'crown-game', width: 600, attributes: {players}},
        set: {variant: 'defend'} as never,
      });
      heights.push(box(table.host).height);
      table.clear();
    }
    expect(heights[1]).to.be.at.most(heights[0]!);
  });

  for (const players of repeated(['6', '4', '2']))
    it(`${players} players of long names keep to their places at 320 px`, async () => {
      const seats = 'Maximiliane Bartholomew Wilhelmina Konstantin Ottokar Friederike';
      table = await Table.ready({
        ...{tag: 'crown-game', width: 320, attributes: {players, seats}},
        set: {variant: 'defend'} as never,
      });
      for (const place of table.root.querySelectorAll('.place')) {
        const {left, right} = box(place);
        for (const part of place.querySelectorAll('.owner, .open')) {
          expect(box(part).left).to.be.at.least(left);
          expect(box(part).right).to.be.at.most(right);
        }
      }
    });
});
