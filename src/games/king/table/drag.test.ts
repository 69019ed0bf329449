import {expect} from '@open-wc/testing';
import {
  emulateMedia,
  executeServerCommand,
  sendMouse,
  setViewport,
} from '@web/test-runner-commands';
import type {Card} from '../../../cards/index.js';
import {
  clean,
  frames,
  middle,
  Table,
  touchScreen,
  until,
} from '../../../embed/gstk-table/table.fixture.js';

/** Cards of King dragged with a real mouse and real fingers. */

/** A press that no browser takes for a tap, in milliseconds. */
const LONG_PRESS = 700;

type Point = readonly [x: number, y: number];

const at = ([x, y]: Point): {x: number; y: number} => ({x, y});
const face = (table: Table, card: Card): HTMLElement =>
  table.card(card).querySelector<HTMLElement>('.gk')!;
const isHeld = (table: Table, card: Card): boolean => table.card(card).dataset['dragged'] === 'on';
const trick = (table: Table): Element => table.find('gstk-trick')!;

/** A card that can be gripped at its index, and where. */
const grip = (table: Table, card: Card): Point => {
  const {x, y} = table.card(card).getBoundingClientRect();
  return [Math.round(x + 8), Math.round(y + 8)];
};

describe('a card of King', () => {
  beforeEach(clean);
  afterEach(async () => {
    await touchScreen(false);
    await clean();
  });

  const press = async (from: Point): Promise<void> => {
    await sendMouse({type: 'move', position: [...from]});
    await sendMouse({type: 'down'});
  };
  const pull = (to: Point): Promise<void> => sendMouse({type: 'move', position: [...to]});
  const release = (): Promise<void> => sendMouse({type: 'up'});

  describe('with a mouse', () => {
    it('is played by the first drag on a page that ends in the middle of the table', async () => {
      const table = await Table.ready({width: 600, attributes: {'play-mode': 'confirm'}});
      const [card] = table.legal();
      await table.plays(async () => {
        await press(grip(table, card!));
        await pull(middle(trick(table)));
        await release();
      });
      expect(table.hand()).not.to.include(card);
      expect(table.find('[data-over]')).to.equal(null);
    });

    it('is played while the intro of a deal still lies in the middle', async () => {
      let table = await Table.ready();
      for (let seed = 1; !table.find('.board > .intro'); seed++) {
        table.clear();
        table = await Table.ready({width: 600, attributes: {seed: String(seed)}});
      }
      const [card] = table.legal();
      await table.plays(async () => {
        await press(grip(table, card!));
        await pull(middle(table.find('.intro')!));
        expect(table.find('.intro')!.hasAttribute('data-over')).to.equal(true);
        await release();
      });
      expect(table.hand()).not.to.include(card);
    });

    it('follows the pointer in its own colours, each time', async () => {
      const table = await Table.ready({width: 600});
      const [card] = table.legal();
      const colours = (): readonly string[] =>
        [...face(table, card!).querySelectorAll('path')].map((path) => getComputedStyle(path).fill);
      const before = colours();
      await table.stands();
      const home = face(table, card!).getBoundingClientRect();
      for (let time = 0; time < 3; time++) {
        const from = grip(table, card!);
        await press(from);
        await pull([from[0] + 40, from[1] - 60]);
        const now = face(table, card!).getBoundingClientRect();
        expect(isHeld(table, card!), `drag ${time}`).to.equal(true);
        expect(now.x - home.x).to.be.closeTo(40, 1);
        expect(now.y - home.y).to.be.closeTo(-60, 6); // a pressed card rises a little
        expect(colours()).to.deep.equal(before);
        expect(table.root.querySelectorAll('.gk').length, 'no second card').to.equal(0);
        await release();
        await until(() => !table.card(card!).dataset['dragged'], 'it is at home');
        await table.stands();
      }
      expect(table.hand()).to.include(card);
    });

    it('returns to the hand from everywhere except the middle of the table, and is not played', async () => {
      const table = await Table.ready({width: 600});
      const [card] = table.legal();
      const {moves} = table;
      for (const place of ['.contract', '.prompt .say', 'gstk-seat', 'gstk-hand', '.bar']) {
        await press(grip(table, card!));
        await pull(middle(table.find(place)!));
        await release();
        await until(() => !table.card(card!).dataset['dragged'], `it is at home from ${place}`);
        await table.stands();
      }
      expect(table.moves).to.equal(moves);
      expect(table.hand()).to.include(card);
      expect(table.find('[data-id=play]')).to.equal(null);
    });

    it('gives the reason if it may not be played, when dropped on the trick, and returns', async () => {
      const table = await Table.ready({width: 600});
      const card = table.hand().find((one) => !table.legal().includes(one))!;
      await press(grip(table, card));
      await pull(middle(trick(table)));
      expect(trick(table).hasAttribute('data-over')).to.equal(true);
      await release();
      await until(() => table.events('gstk-play-refused').length === 1, 'it is refused');
      await until(() => !table.card(card).dataset['dragged'], 'it is at home');
    });

    it('moves by transforms only; with reduced motion it is dragged, and returns at once', async () => {
      const table = await Table.ready({width: 600, motion: true});
      const [card] = table.legal();
      await table.stands();
      const drag = async (): Promise<readonly Animation[]> => {
        await press(grip(table, card!));
        await pull(middle(table.find('.contract')!));
        const hand = table.find('gstk-hand')!.shadowRoot!;
        expect(hand.querySelector('[data-dragged=on]')).not.to.equal(null);
        await release();
        return hand.getAnimations();
      };
      for (const moving of await drag())
        for (const frame of (moving.effect as KeyframeEffect).getKeyframes())
          expect(frame).not.to.include.any.keys('left', 'top', 'filter', 'boxShadow');
      await table.stands();
      await emulateMedia({reducedMotion: 'reduce'});
      expect(await drag()).to.deep.equal([]);
    });
  });

  describe('with a finger', () => {
    const finger = (what: 'down' | 'up', point?: Point): Promise<unknown> =>
      executeServerCommand(`touch-${what}`, point ? at(point) : {});
    const slide = (from: Point, to: Point): Promise<unknown> =>
      executeServerCommand('touch-move', {from: at(from), to: at(to)});
    /** A table on a page that can scroll. */
    const phone = async (): Promise<Table> => {
      await setViewport({width: 320, height: 700});
      await touchScreen(true);
      const table = await Table.ready({width: 320});
      document.documentElement.style.setProperty('block-size', '3000px');
      window.scrollTo(0, 0);
      await frames(2);
      return table;
    };

    it('scrolls the page by an upward swipe that begins on it, and is not played', async () => {
      const table = await phone();
      const {moves} = table;
      for (const card of [table.legal()[0]!, table.hand().at(-1)!]) {
        window.scrollTo(0, 0);
        await frames(2);
        const from = grip(table, card);
        await executeServerCommand('touch-drag', {
          from: at(from),
          to: at([from[0] + 10, from[1] - 300]),
        });
        await until(() => window.scrollY > 100, 'the page is scrolled');
        expect(table.moves).to.equal(moves);
        expect(table.hand()).to.include(card);
      }
    });

    it('is dragged after a rest, also upwards, and the page stays', async () => {
      const table = await phone();
      const [card] = table.legal();
      const from = grip(table, card!);
      await table.plays(async () => {
        await finger('down', from);
        await until(() => isHeld(table, card!), 'it is lifted');
        await slide(from, middle(trick(table)));
        await until(() => trick(table).hasAttribute('data-over'), 'the trick would take it');
        await finger('up');
      });
      expect(window.scrollY).to.equal(0);
      expect(table.hand()).not.to.include(card);
    });

    it('is dragged at once after a sideways start, and then anywhere', async () => {
      const table = await phone();
      const [card] = table.legal();
      const from = grip(table, card!);
      const aside: Point = [from[0] + 60, from[1] - 4];
      await table.plays(async () => {
        await finger('down', from);
        await slide(from, aside);
        expect(isHeld(table, card!)).to.equal(true);
        await slide(aside, middle(trick(table)));
        await finger('up');
      });
      expect(window.scrollY).to.equal(0);
    });

    for (const [how, rest] of [
      ['a moment', 0],
      ['longer than browsers let a tap last', LONG_PRESS],
    ] as const)
      it(`is tapped once by a finger that rests ${how} and lifts in the same place`, async () => {
        const table = await phone();
        const [card] = table.legal();
        const clicks: string[] = [];
        table.host.addEventListener('click', ({pointerType}: PointerEvent) =>
          clicks.push(pointerType),
        );
        await finger('down', grip(table, card!));
        await until(() => isHeld(table, card!), 'it is lifted');
        await document.body.animate([], rest).finished;
        await finger('up');
        await until(() => table.find('[data-id=play]'), 'it asks, as after any tap');
        await until(() => !table.card(card!).dataset['dragged'], 'it is at home');
        await frames(2);
        expect(clicks).to.deep.equal(['touch']);
        expect(table.hand()).to.include(card);
      });
  });
});
