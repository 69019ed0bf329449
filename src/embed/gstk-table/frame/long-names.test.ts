import {expect} from '@open-wc/testing';
import {repeated} from '../../../testing/full.fixture.js';
import {clean, type Given, Table} from '../table.fixture.js';

/** A name may be of any length: it is cut or broken, and takes no room from others. */

const LONG = 'x'.repeat(200);
const given = (width: number): Given => ({
  attributes: {variant: 'simple', seats: `You Otto ${LONG} Vera`},
  width,
});

describe('a table with a very long name', () => {
  before(clean);
  afterEach(clean);

  for (const width of repeated([320, 1000, 600]))
    it(`leaves the others their names, and scrolls nothing sideways: ${width} px`, async () => {
      const table = await Table.ready(given(width));
      await table.plays(() => table.host.play(table.legal()[0]!));
      const {left, right} = table.host.getBoundingClientRect();
      const seats = [...table.root.querySelectorAll('gstk-seat')];
      expect(seats).to.have.length(4);
      for (const seat of seats) {
        const box = seat.shadowRoot!.querySelector('.name')!.getBoundingClientRect();
        expect(box.width, seat.name.slice(0, 9)).to.be.greaterThan(15);
        expect(box.left, seat.name.slice(0, 9)).to.be.at.least(left);
        expect(box.right, seat.name.slice(0, 9)).to.be.at.most(right);
      }
      for (const panel of ['log', 'scores'] as const) {
        await table.open(panel);
        const shown = table.find(panel === 'log' ? 'gstk-log' : 'gstk-score-sheet')!;
        const around = shown.getBoundingClientRect();
        for (const one of shown.shadowRoot!.querySelectorAll('li *, th, td, table'))
          expect(one.getBoundingClientRect().right, panel).to.be.at.most(around.right + 1);
        table.find('gstk-dialog')?.dispatchEvent(new CustomEvent('gstk-close'));
        await table.stands();
      }
    });
});

describe('a table with the names of its bots', () => {
  before(clean);
  afterEach(clean);

  for (const locale of repeated(['ru', 'en'] as const))
    it(`cuts none of them beside a turn and many points, in wide letters: ${locale}`, async () => {
      const wide = 'Verdana, "DejaVu Sans", sans-serif';
      document.documentElement.style.setProperty('font-family', wide);
      const table = await Table.ready({locale});
      const seats = [...table.root.querySelectorAll('gstk-seat')];
      for (const seat of seats) Object.assign(seat, {score: -13, total: -87, taken: 9, turn: true});
      for (const width of repeated([320, 1000, 480, 600, 860], 2)) {
        table.host.parentElement!.style.setProperty('inline-size', `${width}px`);
        await table.stands();
        for (const seat of seats) {
          const {scrollWidth, clientWidth} = seat.shadowRoot!.querySelector('.name')!;
          expect(scrollWidth, `${seat.name} at ${width} px`).to.be.at.most(clientWidth);
        }
      }
    });
});
