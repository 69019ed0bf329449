import {expect} from '@open-wc/testing';
import {box, expectTidy} from '../gstk-table/frame/tidy.fixture.js';
import {clean, Table} from '../gstk-table/table.fixture.js';
import {toEnd} from './crown.fixture.js';

/** Whole games of secret choices at all widths: nothing is cut, and nothing changes its height. */

describe('<crown-game> from its first card to its end', () => {
  let table: Table;
  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  for (const [variant, attributes] of [
    ['', {}],
    ['', {lordArranges: true}],
    ['defend', {}],
    ['defend', {players: '3'}],
    ['defend', {players: '6'}],
    ['support', {}],
    ['tourney', {}],
  ] as const)
    for (const locale of ['en', 'ru'] as const)
      it(`${variant || 'find'} ${JSON.stringify(attributes)} in ${locale}: one height from the first card to the end`, async function () {
        this.timeout(120_000);
        const {lordArranges, ...others} = attributes as {lordArranges?: true; players?: string};
        for (const width of [320, 600, 1000]) {
          table = await Table.ready({
            ...{tag: 'crown-game', width, locale, attributes: others},
            set: {
              variant,
              ...(lordArranges ? {options: {lordArranges: 'on', bestOf: 3}} : {}),
            } as never,
          });
          const heights = new Set<number>();
          await toEnd(table, () => {
            heights.add(Math.round(box(table.host).height));
            expectTidy(table, `${variant} at ${width} px`);
          });
          expect([...heights], `${width} px`).to.have.length(1);
          table.clear();
        }
      });

  for (const players of ['2', '4', '6'])
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
