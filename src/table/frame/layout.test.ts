import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {isFull, repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {
  clean,
  everything,
  frames,
  Table,
  type TableSetup,
  until,
} from '../../embed/gstk-table/table.fixture.js';
import {Timed} from '../../embed/gstk-table/timed.fixture.js';
import {endsFor, leads} from '../positions.fixture.js';
import {box, clipped, expectTidy, widthOf} from '../../embed/gstk-table/tidy.fixture.js';

/** The layout of a table in its container: everything is in sight and in reach, and nothing jumps. */

/** The visible width of each card's button, the part that a finger can reach. */
const strips = (table: Table): readonly number[] => table.cards.map((card) => box(card).width);

const rowsOf = (table: Table): number =>
  table.find('gstk-hand')!.shadowRoot!.querySelectorAll('.row').length;

/** Everything that can be clicked, with its name and size. */
const targets = (table: Table): readonly {name: string; width: number; height: number}[] =>
  [...everything(table.root)]
    .filter((one) => one.matches('button, a[href], label, select, textarea'))
    .map((one) => ({
      name: one.getAttribute('aria-label') ?? one.textContent.trim(),
      width: box(one).width,
      height: box(one).height,
    }))
    .filter(({width, height}) => width > 1 && height > 1);

/**
 * Plays a deal from its first question to its summary, calling `look` after every few cards; in the
 * quick run from its first trick to its last two.
 */
async function throughDeal(
  given: TableSetup,
  look: (table: Table, what: string) => void | Promise<void>,
): Promise<Table> {
  const table = await Table.ready(given);
  await look(table, 'first question');
  for (let card = 1; table.is('my-turn'); card++) {
    await table.plays(() => table.host.play(table.legal()[0]!));
    if (card % 3 === 0 || !isFull) {
      await table.stands();
      await look(table, `after ${card} cards`);
    }
    if (card === 1 && !isFull) await putAtEnd(table);
  }
  await table.stands();
  await look(table, 'summary');
  return table;
}

/** Puts the last two tricks of a deal on the table. */
async function putAtEnd(table: Table): Promise<void> {
  table.host.state = {...endsFor(table.view.hands.length), contract: table.view.contract};
  await until(() => table.cards.length === 2, 'the end of the deal lies there');
  await table.rests();
}

/** Checks every width in one playthrough, since playing a deal takes longer than laying out a table. */
const atWidths =
  (widths: readonly number[]) =>
  async (table: Table, what: string): Promise<void> => {
    for (const width of widths) {
      await widthOf(table, width);
      expect(box(table.host).width, what).to.equal(width);
      expectTidy(table, `${what} at ${width} px`);
    }
  };

describe('the layout of a table', () => {
  before(clean);
  afterEach(clean);

  describe('row 2: at 320 px', () => {
    for (const [players, count] of repeated([
      ['3', 17],
      ['4', 13],
    ] as const))
      it(`${count} cards lie without scrolling, each at least 24 px in reach`, async () => {
        await setViewport({width: 320, height: 700});
        document.body.style.setProperty('margin', '0');
        const table = await Table.ready({attributes: {players}});
        expect(table.hand()).to.have.length(count);
        expect(box(table.host).width).to.equal(320);
        expect(document.documentElement.scrollWidth).to.equal(320);
        for (const strip of strips(table)) expect(strip).to.be.at.least(24);
        expect(rowsOf(table)).to.equal(2);
        document.body.removeAttribute('style');
      });

    it('row 70: a deal is played to its summary with everything in sight', async function () {
      this.timeout(240_000);
      await setViewport({width: 320, height: 640});
      document.body.style.setProperty('margin', '0');
      await throughDeal({}, (table, what) => {
        expectTidy(table, what);
        expect(document.documentElement.scrollWidth, what).to.equal(320);
      });
      document.body.removeAttribute('style');
    });
  });

  for (const given of repeated<TableSetup>([
    {locale: 'ru', attributes: {players: '3'}},
    {locale: 'ru', attributes: {variant: 'simple'}},
    {attributes: {players: '4'}},
    {attributes: {players: '3'}},
  ]))
    it(`nothing is cut off or overlaps from 288 to 1200 px: ${JSON.stringify(given)}`, async function () {
      this.timeout(240_000);
      await setViewport({width: 1280, height: 900});
      await throughDeal(
        {...given, width: 1200},
        atWidths(repeated([288, 860, 480, 360, 600, 1200], 2)),
      );
    });

  it('row 3: grows from 320 to 900 px without a reload: one row, seats at the sides', async () => {
    const table = await Table.ready({width: 320});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const {record} = table.host;
    const hand = table.hand();
    const seat = (place: string): DOMRect => box(table.find(`gstk-seat.${place}`)!);
    expect(rowsOf(table)).to.equal(2);
    expect(seat('w').top, 'a strip above the trick').to.equal(seat('n').top);
    expect(seat('w').bottom).to.be.at.most(box(table.find('gstk-trick')!).top + 1);
    for (const width of isFull ? [400, 480, 600, 800, 900] : [480, 900]) {
      await widthOf(table, width);
      expect(table.hand(), `${width} px`).to.deep.equal(hand);
      for (const strip of strips(table)) expect(strip).to.be.at.least(24);
    }
    expect(rowsOf(table)).to.equal(1);
    const trick = box(table.find('gstk-trick')!);
    expect(seat('w').right).to.be.at.most(trick.left + 1);
    expect(seat('e').left).to.be.at.least(trick.right - 1);
    expect(seat('n').bottom).to.be.at.most(trick.top + 1);
    expect(table.is('wide')).to.equal(true);
    expect(table.find('.aside')).not.to.equal(null);
    expect(table.host.record).to.deep.equal(record);
    await widthOf(table, 320);
    expect(table.is('narrow')).to.equal(true);
    expect(table.hand()).to.deep.equal(hand);
    await table.plays(() => table.host.play(table.legal()[0]!));
  });

  it('a dialog that is open when the table becomes wide is replaced by the docked panel', async () => {
    const table = await Table.ready({width: 320});
    await table.open('scores');
    await widthOf(table, 1000);
    await until(() => !table.dialog, 'the dialog gives way');
    expect(table.find('.aside')).not.to.equal(null);
  });

  it('responds to its container, not to the window', async () => {
    await setViewport({width: 1200, height: 800});
    const table = await Table.ready({width: 320});
    expect(table.is('narrow')).to.equal(true);
    expect(rowsOf(table)).to.equal(2);
  });

  it('row 73: targets are 24 px and more, actions 44, from 320 to 1000 px', async () => {
    const WIDTHS = [1000, 480, 320];
    const table = await Table.ready({width: 1000});
    await table.plays(() => table.host.play(table.legal()[0]!));
    const largeEnough = async (actions: string | readonly string[]): Promise<void> => {
      for (const width of WIDTHS) {
        await widthOf(table, width);
        for (const {name, width: w, height} of targets(table)) {
          expect(w, `${name} at ${width} px`).to.be.at.least(24);
          expect(height, `${name} at ${width} px`).to.be.at.least(24);
        }
        const buttons =
          typeof actions === 'string'
            ? [...table.root.querySelectorAll(actions)]
            : actions.map((name) => table.button(name));
        expect(buttons).not.to.deep.equal([]);
        for (const button of buttons) {
          expect(box(button).height, `${button.textContent} at ${width} px`).to.be.at.least(44);
          if (typeof actions === 'string')
            expect(box(button).width, `${button.textContent} at ${width} px`).to.be.at.least(44);
        }
      }
    };
    await largeEnough('.button');
    await table.open('menu');
    await largeEnough(['Deal the cards', 'Close']);
    await table.close();
    await putAtEnd(table);
    await table.finishDeal();
    await table.stands();
    await largeEnough(['Next deal']);
  });

  describe('nothing jumps', () => {
    const WIDTHS = repeated([320, 288, 1000, 480, 600, 860], 3);

    for (const variant of repeated(['omnibus', 'simple'])) {
      it(`${variant} is as high in every phase, from 288 to 1000 px`, async function () {
        this.timeout(240_000);
        const table = await Table.ready({width: 320, attributes: {variant}});
        const heights = new Map<number, number>();
        const same = async (what = table.prompt.say): Promise<void> => {
          for (const width of WIDTHS) {
            await widthOf(table, width);
            const {height} = box(table.host);
            if (!heights.has(width)) heights.set(width, height);
            expect(height, `${what} at ${width} px`).to.be.closeTo(heights.get(width)!, 0.5);
          }
        };
        await same();
        for (let deal = 0; deal < (isFull ? 2 : 1); deal++) {
          for (let card = 1; table.is('my-turn'); card++) {
            await table.plays(() => table.host.play(table.legal()[0]!));
            await same();
            if (card === 1 && !isFull) await putAtEnd(table);
          }
          await same('summary');
          await table.push(table.onward);
          await table.rests();
          await same('next deal');
        }
      });

      // All widths share the frames of one playthrough.
      it(`${variant} is as high in every frame of a deal`, async function () {
        this.timeout(240_000);
        const tables = await Promise.all(
          repeated(WIDTHS).map(async (width) => {
            const table = await Table.ready({
              width,
              attributes: {variant},
              ...(!isFull && {set: {state: endsFor(4)}}),
            });
            return {width, table, height: box(table.host).height};
          }),
        );
        const same = (what?: string): void => {
          for (const {width, table, height} of tables)
            expect(
              box(table.host).height,
              `${what ?? table.prompt.say} at ${width} px`,
            ).to.be.closeTo(height, 0.5);
        };
        const asked = (): typeof tables => tables.filter(({table}) => table.is('my-turn'));
        const stand = (): Promise<unknown> =>
          Promise.all(tables.map(({table}) => table.rests().then(() => table.stands())));
        for (let deal = 0; deal < (isFull ? 2 : 1); deal++) {
          while (asked().length > 0) {
            for (const {table} of asked()) table.host.play(table.legal()[0]!);
            for (let frame = 0; frame < 3 || tables.some(({table}) => !table.resting); frame++) {
              await frames(1);
              same();
            }
          }
          await stand();
          same('summary');
          for (const {table} of tables) await table.push(table.onward);
          await stand();
          same('next deal');
        }
      });
    }

    itNightly('three at the table have no row in the north from 480 px on', async () => {
      const [three, four] = await Promise.all(
        ['3', '4'].map((players) =>
          Table.ready({width: 320, attributes: {variant: 'custom', players}}),
        ),
      );
      for (const [width, less] of [
        [320, 0],
        [600, 58],
        [1000, 58],
      ] as const) {
        for (const table of [three!, four!]) await widthOf(table, width);
        const [low, high] = [box(three!.host).height, box(four!.host).height];
        expect(high - low, `${width} px`).to.be.closeTo(less, 0.5);
      }
    });

    it('nor when a card is refused, hinted or taken back', async () => {
      for (const width of repeated([320, 480, 1000])) {
        const table = await Table.ready({width});
        const {height} = box(table.host);
        const same = async (what: string): Promise<void> => {
          await table.stands();
          expect(box(table.host).height, `${what} at ${width}`).to.be.closeTo(height, 0.5);
        };
        table.host.play(table.hand().find((card) => !table.legal().includes(card))!);
        await same('refused');
        await table.host.hint();
        await same('hint');
        await table.plays(() => table.host.play(table.legal()[0]!));
        await same('played');
        table.host.undo();
        await table.rests();
        await same('undone');
        table.clear();
      }
    });

    itNightly('nor while a trick is shown at leisure', async () => {
      const timed = await Timed.lay('fast', {width: 320});
      const {table} = timed;
      const {height} = box(table.host);
      await timed.play();
      await timed.until(() => {
        expect(box(table.host).height).to.be.closeTo(height, 0.5);
        return table.view.played.length > 0 && table.resting;
      });
    });
  });

  describe('row 71: larger type', () => {
    it('of 200 % cuts nothing off from 320 to 1000 px', async function () {
      this.timeout(240_000);
      document.documentElement.style.setProperty('font-size', '200%');
      const widths = isFull ? [1000, 640, 320] : [1000, 320];
      const table = await throughDeal({width: 1000}, atWidths(widths));
      await table.push('Next deal');
      await table.rests();
      await table.open('menu');
      for (const width of widths) {
        await widthOf(table, width);
        expect(clipped(table), `${width} px`).to.deep.equal([]);
      }
    });

    itNightly('with wider spacing of letters, words and lines nothing is cut off', async () => {
      const table = await Table.ready({
        width: 320,
        set: {state: leads('2S', '9S', 'TD', 'KH', 'AH')},
      });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
      for (const element of everything(table.root))
        element.shadowRoot?.adoptedStyleSheets.push(sheet);
      table.root.adoptedStyleSheets.push(sheet);
      try {
        await table.stands();
        expectTidy(table, 'spaced');
        await table.finishDeal();
        await table.stands();
        expectTidy(table, 'spaced summary');
      } finally {
        document.adoptedStyleSheets.pop();
      }
    });
  });
});
