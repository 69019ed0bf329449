import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import type {Card} from '../../cards/index.js';
import {contrast, luminance} from '../../elements/card-face/contrast.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import {setUpWhenIdle} from './idle-setup.js';
import {slowMotion} from '../../elements/shared/slow-motion.fixture.js';
import {Timed} from '../../embed/gstk-table/timed.fixture.js';
import {leads} from '../positions.fixture.js';
import {clean, frames, Table, until} from '../../embed/gstk-table/table.fixture.js';

/** The reader's display preferences: forced colours, dark mode, reduced motion. */

const face = (table: Table, card: Card): HTMLElement => table.card(card).querySelector('.gk')!;
const illegalOf = (table: Table): Card =>
  table.hand().find((card) => !table.legal().includes(card))!;
/** The style of a card's edge. */
const edge = (element: Element): string => {
  const {borderTopStyle, borderTopWidth, borderTopColor} = getComputedStyle(element, '::after');
  return `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`;
};

describe('a table in the colours of its reader', () => {
  before(clean);
  afterEach(clean);

  describe('row 68: forced colours', () => {
    beforeEach(() => emulateMedia({forcedColors: 'active'}));

    it('every card has an edge; legal, illegal, chosen, hinted and refused differ without colour', async () => {
      const table = await Table.ready({attributes: {'play-mode': 'confirm'}});
      const illegal = illegalOf(table);
      const [legal] = table.legal();
      for (const card of table.hand()) expect(edge(face(table, card))).not.to.contain('0px');
      const shape = (card: Card): string => {
        const [width, style] = edge(face(table, card)).split(' ');
        return `${width!} ${style!} ${face(table, card).getBoundingClientRect().top}`;
      };
      const shapes = [shape(legal!), shape(illegal)];
      table.host.play(legal!);
      await table.stands();
      shapes.push(shape(legal!));
      await table.press('Escape');
      table.host.play(illegal);
      await table.stands();
      shapes.push(shape(illegal));
      expect(new Set(shapes).size, shapes.join(' | ')).to.equal(4);
    });

    it('a table applies them when they are turned on, and removes them when they are turned off', async () => {
      await emulateMedia({forcedColors: 'none'});
      const table = await Table.ready();
      const legal = face(table, table.legal()[0]!);
      const before = edge(legal);
      await emulateMedia({forcedColors: 'active'});
      await until(() => edge(legal).startsWith('2px'), 'its cards are drawn for them');
      await emulateMedia({forcedColors: 'none'});
      expect(edge(legal)).to.equal(before);
    });

    it('the winner of a trick has a crown, and the player on turn an outline', async () => {
      const table = await Table.ready();
      await until(() => table.trick().length > 0, 'somebody has led').catch(() => undefined);
      const trick = table.find('gstk-trick')!.shadowRoot!;
      const crown = trick.querySelector('.win .crown')!;
      expect(crown.getBoundingClientRect().width).to.be.greaterThan(8);
      const seat = table.find('gstk-seat[data-seat="0"]')!.shadowRoot!.querySelector('.turn')!;
      expect(getComputedStyle(seat).outlineStyle).to.equal('solid');
    });

    it('suits in a text have the colour of the text', async () => {
      const table = await Table.ready();
      const text = table.find('.contract')!;
      for (const suit of ['S', 'H', 'D', 'C']) {
        const glyph = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        glyph.setAttribute('class', 'suit');
        glyph.setAttribute('data-s', suit);
        text.append(glyph);
        expect(getComputedStyle(glyph).fill, suit).to.equal(getComputedStyle(text).color);
        glyph.remove();
      }
    });

    it('the letter of a card keeps clear of its edge', async () => {
      const table = await Table.ready({width: 320});
      for (const card of table.hand()) {
        const box = face(table, card).getBoundingClientRect();
        const index = face(table, card).querySelector<SVGGraphicsElement>('.x')!;
        // In Firefox the rectangle that it has on the page includes the stroke.
        const {x, y} = index.getBBox();
        const corner = new DOMPoint(x, y).matrixTransform(index.getScreenCTM()!);
        expect(corner.x - box.left, card).to.be.at.least(2);
        expect(corner.y - box.top, card).to.be.at.least(2);
      }
    });

    it('coach marks can be read', async () => {
      const table = await Table.lay({novice: true, attributes: {'storage-key': 'forced'}});
      await until(() => table.find('.coach [data-id=no-lesson]'), 'a lesson is offered');
      table.find('[data-id=no-lesson]')!.click();
      await until(() => table.find('.coach strong'), 'the coach speaks');
      const words = getComputedStyle(table.find('.coach strong')!);
      const {backgroundColor} = getComputedStyle(table.find('.coach')!);
      // Else the browser draws a ground of its own behind the words, in the colour of the words.
      expect(words.forcedColorAdjust).to.equal('none');
      expect(contrast(words.color, backgroundColor)).to.be.at.least(4.5);
    });

    it('buttons have borders, and the primary one stands out', async () => {
      const table = await Table.ready({set: {state: leads('KH', 'AH')}});
      await table.finishDeal();
      await table.stands();
      const go = getComputedStyle(table.button('Next deal'));
      const other = getComputedStyle(table.button('Scores'));
      expect(go.backgroundColor).not.to.equal(other.backgroundColor);
      // The pair is the reader's own; Firefox's is paler than ours would be.
      const system = (name: string): string => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.setProperty('color', name);
        const {color} = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      expect([go.color, go.backgroundColor]).to.deep.equal([
        ...[system('HighlightText'), system('Highlight')],
      ]);
    });
  });

  describe('row 88: dark', () => {
    const dark = async (): Promise<Table> => {
      document.documentElement.style.setProperty('color-scheme', 'dark');
      document.documentElement.style.setProperty('background', '#15171b');
      return Table.ready();
    };

    it('follows the page, not the system: a page that is light stays light', async () => {
      await emulateMedia({colorScheme: 'dark'});
      const light = await Table.ready();
      const paper = getComputedStyle(face(light, light.legal()[0]!)).backgroundColor;
      light.clear();
      const table = await dark();
      const night = getComputedStyle(face(table, table.legal()[0]!)).backgroundColor;
      expect(luminance(paper)).to.be.greaterThan(0.8);
      expect(luminance(night)).to.be.lessThan(0.1);
    });

    it('follows a scheme that is set on the table alone, and its change', async () => {
      const table = await Table.ready();
      const ink = (): string => getComputedStyle(table.find('.say')!).color;
      const before = ink();
      table.host.style.setProperty('color-scheme', 'dark');
      await frames(2);
      expect(luminance(ink())).to.be.greaterThan(luminance(before));
    });

    describe('on a page that is dark by its own colours and names no scheme', () => {
      const paint = (ground: string, ink: string): void => {
        document.body.style.setProperty('background', ground);
        document.body.style.setProperty('color', ink);
      };
      afterEach(() => {
        for (const name of ['transition', 'background', 'color'])
          document.body.style.removeProperty(name);
      });
      const ink = (table: Table): string => getComputedStyle(table.find('.say')!).color;

      const PALE = ['oklch(0.93 0.01 250)', '#e8e6e3', 'lab(92 0 0)', 'hsl(0 0% 90%)'];
      for (const pale of repeated(PALE))
        it(`text in ${pale} makes the table dark`, async () => {
          paint('#101418', pale);
          const table = await Table.ready();
          expect(table.host.matches(':state(dark)')).to.equal(true);
          expect(luminance(ink(table))).to.be.greaterThan(0.7);
        });

      for (const plain of repeated(['oklch(0.3 0.02 250)', '#222', 'lab(20 0 0)']))
        it(`text in ${plain} leaves it light`, async () => {
          paint('#fff', plain);
          const table = await Table.ready();
          expect(table.host.matches(':state(dark)')).to.equal(false);
          expect(luminance(ink(table))).to.be.lessThan(0.05);
        });

      it('it follows a switch of the page, at once and after a transition', async () => {
        paint('#fff', '#222');
        const table = await Table.ready();
        setUpWhenIdle(table.host);
        const dark = (): boolean => table.host.matches(':state(dark)');
        paint('#101418', '#eee');
        await until(dark, 'the page has turned dark');
        expect(luminance(ink(table))).to.be.greaterThan(0.7);
        // Longer than the time after which a table looks again by itself.
        document.body.style.setProperty('transition', 'color 1500ms linear');
        await frames(2);
        paint('#fff', '#222');
        await until(() => !dark(), 'the page has faded to light');
        document.body.style.removeProperty('transition');
        const page = table.host.parentElement!;
        table.host.remove();
        paint('#101418', '#eee');
        page.append(table.host);
        await until(dark, 'it looks again when it is back');
      });

      it('a scheme set on the table wins', async () => {
        paint('#101418', '#eee');
        const table = await Table.ready({attributes: {style: 'color-scheme: light'}});
        expect(luminance(ink(table))).to.be.lessThan(0.05);
      });

      it('a table that does not know the scheme yet stays readable on its own background', async () => {
        const table = await Table.ready();
        paint('#101418', '#eee');
        const ground = getComputedStyle(table.find('.table')!).backgroundColor;
        const [page, text] = [luminance('#101418', ground), luminance(ink(table))];
        expect((page + 0.05) / (text + 0.05)).to.be.at.least(7);
      });
    });

    it('table and cards keep their contrast', async () => {
      const table = await dark();
      const page = '#15171b';
      expect(contrast(getComputedStyle(table.find('.say')!).color, page)).to.be.at.least(7);
      expect(contrast(getComputedStyle(table.find('.say .q')!).color, page)).to.be.at.least(4.5);
      for (const card of table.hand()) {
        const own = getComputedStyle(face(table, card));
        const suit = getComputedStyle(face(table, card).querySelector('.x')!).stroke;
        expect(contrast(suit, own.backgroundColor), card).to.be.at.least(4.5);
      }
    });

    it('on felt cards stay paper, at night too', async () => {
      document.documentElement.style.setProperty('color-scheme', 'dark');
      const table = await Table.ready({attributes: {theme: 'felt'}});
      const own = getComputedStyle(face(table, table.legal()[0]!));
      expect(luminance(own.backgroundColor)).to.be.greaterThan(0.8);
      const felt = getComputedStyle(table.find('.table')!).backgroundColor;
      expect(contrast(getComputedStyle(table.find('.say')!).color, felt)).to.be.at.least(4.5);
    });
  });

  it('the accent of the page reaches the table', async () => {
    const table = await Table.ready();
    table.host.style.setProperty('--gstk-table-bg', 'rgb(10, 20, 30)');
    table.host.style.setProperty('--gstk-table-ink', 'rgb(240, 230, 220)');
    await frames(2);
    expect(getComputedStyle(table.find('.table')!).backgroundColor).to.equal('rgb(10, 20, 30)');
    expect(getComputedStyle(table.find('.say')!).color).to.equal('rgb(240, 230, 220)');
  });

  it('row 69: cards travel; --gstk-motion: 0 stops all travel, as reduced motion does', async () => {
    const travels = async (motion: string): Promise<boolean> => {
      const {table} = await Timed.lay('normal', {motion: true});
      table.host.style.setProperty('--gstk-motion', motion);
      const {runs, stop} = slowMotion();
      const {length} = table.hand();
      table.host.play(table.legal()[0]!);
      await until(() => table.hand().length < length, 'the card leaves the hand');
      await frames(3);
      const moves = [...runs, ...table.moving].some(
        ({effect}) => Number(effect?.getComputedTiming().duration) > 100,
      );
      stop();
      table.clear();
      return moves;
    };
    expect(await travels('1')).to.equal(true);
    expect(await travels('0')).to.equal(false);
  });
});
