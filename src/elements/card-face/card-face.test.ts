import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {css, type TemplateResult} from 'lit';
import {type Card, JOKERS, type Rank, RANKS, SUITS} from '../../cards/card.js';
import {PACK_52} from '../../cards/pack.js';
import {chip} from './chip.js';
import {chipStyles} from './chip.styles.js';
import {cardFace, DECKS, type FaceOptions} from './card-face.js';
import {cardFaceStyles} from './card-face.styles.js';
import {drawFace} from './draw-face.js';
import {contrast, luminance} from './contrast.fixture.js';
import {glyphStyles} from './glyph.styles.js';
import {LETTERS} from './art/glyphs.js';
import {CHECK, CROSS, CROWN, HINT, icon, MORE, UNDO} from './icons.js';
import {layers} from './art/layers.js';
import {suitGlyph} from './suit-glyph.js';

const CARDS: readonly (Card | null)[] = [...PACK_52, ...JOKERS, null];

/** Renders faces as an element would: in a shadow root with the deck's styles. */
async function show(...content: TemplateResult[]): Promise<ShadowRoot> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  const root = host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = [cardFaceStyles.styleSheet!, glyphStyles.styleSheet!];
  const inner = await fixture(html`<div>${content}</div>`);
  root.append(inner);
  return root;
}
const face = async (card: Card | null, options?: FaceOptions): Promise<HTMLElement> =>
  (await show(cardFace(card, options))).querySelector<HTMLElement>('.gk')!;

const fill = (face: Element, selector: string): string =>
  getComputedStyle(face.querySelector(selector)!).fill;
const line = (face: Element, selector: string): string =>
  getComputedStyle(face.querySelector(selector)!).stroke;
const paper = (face: Element): string => getComputedStyle(face).backgroundColor;
const kings = async (options?: FaceOptions): Promise<HTMLElement[]> =>
  Promise.all(SUITS.map((suit) => face(`K${suit}`, {size: 's', ...options})));

describe('cardFace', () => {
  afterEach(async () => {
    document.documentElement.style.removeProperty('color-scheme');
    await emulateMedia({colorScheme: 'light', forcedColors: 'none', media: 'screen'});
  });

  it('is accessible: pictures without a name of their own', async () => {
    const root = await show(
      html`<p>${cardFace('KS')} king of spades</p>`,
      html`<p>${suitGlyph('H')} hearts, ${suitGlyph('C', 'clubs')}</p>`,
      html`<button>${icon('undo')} undo</button>`,
      html`<p>${chip({index: 'Q', sign: 'S'}, {label: 'queen of spades'})} −13</p>`,
    );
    await expect(root.host).to.be.accessible();
    expect(root.querySelector('.gk svg')!.getAttribute('aria-hidden')).to.equal('true');
    expect(root.querySelector('[role=img]')!.getAttribute('aria-label')).to.equal('clubs');
    expect(root.querySelector('.chip')!.getAttribute('aria-label')).to.equal('queen of spades');
    expect(root.querySelector('.chip svg')!.getAttribute('aria-hidden')).to.equal('true');
  });

  it('a count has no frame: number, ×, sign; a card and the sign of a suit have one', async () => {
    const root = await show(
      html`<style>
          ${chipStyles.cssText} :host {
            --gstk-card-edge: #000;
          }
        </style>
        ${chip({count: 13, sign: 'H'}, {label: '13 hearts'})}${chip({count: 2, index: 'J'})}${chip({
          sign: 'trick',
          numbers: [7, 8],
        })}${chip({index: '8', sign: 'H'})}${chip({sign: 'H'})}`,
    );
    const marks = [...root.querySelectorAll('.count, .chip')];
    const texts = marks.map(({textContent}) => textContent.replaceAll(/\s/g, ''));
    expect(texts).to.deep.equal(['13×', '2×J', '7,8', '', '']);
    const framed = marks.map((mark) => getComputedStyle(mark).borderTopStyle === 'solid');
    expect(framed).to.deep.equal([false, false, false, true, true]);
    expect(marks[0]!.getAttribute('aria-label')).to.equal('13 hearts');
    await expect(root.host).to.be.accessible();
  });

  it('draws every card, both jokers and the back, without ids, references or style attributes', async () => {
    for (const size of ['s', 'l', 'auto', 'inline'] as const) {
      const root = await show(...CARDS.map((card) => cardFace(card, {size})));
      expect(root.querySelectorAll('.gk').length).to.equal(CARDS.length);
      for (const card of root.querySelectorAll('.gk')) expect(card.querySelector('path')).to.exist;
      expect(root.querySelectorAll('[id], [style], use, [href], image').length, size).to.equal(0);
      for (const path of root.querySelectorAll('path'))
        expect(path.getAttribute('d'), path.outerHTML).not.to.match(/NaN|undefined/);
    }
  });

  it('is the same picture with templates and without', async () => {
    /** The markup without the marks of templates, and with attributes in a fixed order. */
    const plain = (face: Node): Node => {
      for (const node of [...face.childNodes])
        if (node instanceof Element) plain(node);
        else node.remove();
      return face;
    };
    for (const size of ['s', 'l', 'auto', 'inline'] as const)
      for (const deck of DECKS) {
        const options: FaceOptions = {size, deck, letters: 'ru', illegal: deck === 'two-colour'};
        const root = await show(...CARDS.map((card) => cardFace(card, options)));
        root.querySelectorAll('.gk').forEach((face, at) => {
          const card = CARDS[at]!;
          const same = plain(face).isEqualNode(drawFace(card, options));
          expect(same, `${card} ${size} ${deck}`).to.equal(true);
        });
      }
  });

  it('draws all cards differently, except the jokers, which differ only in colour', () => {
    for (const size of ['s', 'l'] as const) {
      const drawings = new Set(CARDS.map((card) => JSON.stringify(layers(card, size, 'en'))));
      expect(drawings.size).to.equal(CARDS.length - 1);
    }
  });

  it('keeps rank and suit of a 56 px card inside a strip of 24 px', () => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.lineWidth = 4.6;
    const inStrip = (x: number): boolean => x >= 3.5 && x <= 31;
    const check = (card: Card, letters: string): void => {
      const named = layers(card, 's', letters).filter(([kind]) => kind === 'x' || kind === 's n');
      for (const [kind, path] of named) {
        const shape = new Path2D(path);
        for (let x = 0; x <= 44; x += 0.25) {
          if (inStrip(x)) continue;
          for (let y = 0; y <= 62; y += 0.5) {
            const ink =
              kind === 'x'
                ? canvas.isPointInStroke(shape, x, y)
                : canvas.isPointInPath(shape, x, y);
            if (ink) expect.fail(`${card} ${letters} ${kind} has ink at ${x}, ${y}`);
          }
        }
      }
    };
    for (const card of CARDS) if (card && !/[2-9]/.test(card[0]!)) check(card, 'en');
    for (const rank of RANKS.slice(0, 8)) check(`${rank}D`, 'en');
    for (const letters of LETTERS)
      for (const rank of ['A', 'K', 'Q', 'J'] as Rank[]) check(`${rank}H` as Card, letters);
  });

  it('keeps the figures of a ten apart, on small cards as on large ones', () => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    for (const [size, width] of [
      ['s', 4.6],
      ['l', 2.9],
    ] as const) {
      canvas.lineWidth = width;
      const [, path] = layers('TS', size, 'en').find(([kind]) => kind === 'x')!;
      const shape = new Path2D(path);
      const hasInk = (x: number): boolean =>
        Array.from({length: 140}, (_, at) => at / 2).some((y) =>
          canvas.isPointInStroke(shape, x, y),
        );
      const columns = Array.from({length: 200}, (_, at) => hasInk(at / 4)).join();
      const gaps = columns.replaceAll(/^(false,)*|(,false)*$/g, '').match(/(false,)+/g) ?? [];
      expect(gaps.length, `${size}: 1 and 0`).to.be.at.least(1);
      expect(gaps[0]!.split(',').length - 1, 'quarters of a unit').to.be.at.least(4);
    }
  });

  it('prints the reader’s letters, and English ones for a locale without its own', () => {
    const index = (card: Card, letters: string): string => layers(card, 's', letters)[0]![1];
    for (const card of ['AS', 'QS', 'JS'] as Card[])
      expect(index(card, 'ru'), card).not.to.equal(index(card, 'en'));
    expect(index('KS', 'ru')).to.equal(index('KS', 'en'));
    expect(index('QS', 'ru-RU')).to.equal(index('QS', 'ru'));
    expect(index('QS', 'xx')).to.equal(index('QS', 'en'));
    expect(index('TS', 'ru')).to.equal(index('TS', 'en'));
  });

  it('composes a face once', () => {
    expect(layers('KH', 's', 'ru')).to.equal(layers('KH', 's', 'ru'));
  });

  it('chooses the face by the width of the card by default', async () => {
    const card = await face('KH');
    const shown = (): string[] =>
      [...card.querySelectorAll('svg')]
        .filter((svg) => getComputedStyle(svg).display !== 'none')
        .map((svg) => svg.getAttribute('class')!);
    expect(shown()).to.deep.equal(['small']);
    card.style.setProperty('--gstk-card-width', '96px');
    expect(shown()).to.deep.equal(['large']);
    expect(card.offsetHeight).to.be.closeTo(96 * 1.4, 1);
  });

  it('fits a line of text without increasing the line spacing', async () => {
    const line = (content: TemplateResult | string): TemplateResult =>
      html`<p>You lead ${content}.</p>`;
    const root = await show(...CARDS.map((card) => line(cardFace(card, {size: 'inline'}))));
    const lines = css`
      p {
        font: 16px/1.5 serif;
        margin: 0;
      }
    `;
    root.adoptedStyleSheets.push(lines.styleSheet!);
    for (const paragraph of root.querySelectorAll('p')) expect(paragraph.offsetHeight).to.equal(24);
    const [ten, king] = ['TS', 'KS'].map(
      (card) => root.querySelectorAll<HTMLElement>('.gk')[CARDS.indexOf(card as Card)]!,
    );
    expect(ten!.offsetWidth).to.be.above(king!.offsetWidth);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const illegal of [false, true])
      it(`has readable suits in ${colorScheme}${illegal ? ', hollow' : ''}`, async () => {
        document.documentElement.style.colorScheme = 'light dark';
        await emulateMedia({colorScheme});
        const shown = await kings({illegal});
        const suits = shown.map((king) => (illegal ? line : fill)(king, '.s'));
        expect(new Set(suits).size).to.equal(4);
        for (const [i, king] of shown.entries())
          expect(contrast(suits[i]!, paper(king)), SUITS[i]).to.be.above(4.5);
        const isDark = luminance(paper(shown[0]!)) < 0.2;
        expect(isDark).to.equal(colorScheme === 'dark');
      });

  it('is hollow when it may not be played: every shape in outline, the index in its colour', async () => {
    for (const size of ['s', 'l', 'inline'] as const) {
      const root = await show(...CARDS.map((card) => cardFace(card, {size, illegal: true})));
      const playable = await show(...CARDS.map((card) => cardFace(card, {size})));
      for (const [at, card] of [...root.querySelectorAll('.gk')].entries()) {
        const legal = playable.querySelectorAll('.gk')[at]!;
        for (const path of card.querySelectorAll('path')) {
          const {fill: ground, stroke, strokeWidth} = getComputedStyle(path);
          const name = `${CARDS[at]} ${size} ${path.getAttribute('class')}`;
          expect([paper(card), 'none'], name).to.include(ground);
          if (path.matches('.x')) {
            expect(stroke, name).to.equal(line(legal, '.x'));
            expect(parseFloat(strokeWidth)).to.be.below(
              parseFloat(getComputedStyle(legal.querySelector('.x')!).strokeWidth),
            );
          } else {
            expect(strokeWidth, name).to.equal('1.4px');
            expect(contrast(stroke, paper(card)), name).to.be.above(4.5);
          }
        }
      }
    }
  });

  it('follows the colour scheme of the page, not only of the system', async () => {
    await emulateMedia({colorScheme: 'dark'});
    expect(luminance(paper(await face('KS')))).to.be.above(0.8);
  });

  it('prints on white paper, from a dark page too', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const card = await face('KS');
    expect(luminance(paper(card))).to.be.below(0.2);
    await emulateMedia({media: 'print'});
    expect(luminance(paper(card))).to.be.above(0.8);
  });

  it('has two colours when asked', async () => {
    const [spade, heart, diamond, club] = (await kings({deck: 'two-colour'})).map((king) =>
      fill(king, '.s'),
    );
    expect(diamond).to.equal(heart);
    expect(club).to.equal(spade);
    expect(heart).not.to.equal(spade);
  });

  it('keeps shapes apart in forced colours, and marks a card that may not be played by its edge', async () => {
    await emulateMedia({forcedColors: 'active'});
    const shown = await kings();
    for (const king of shown) {
      expect(fill(king, '.s')).to.equal(fill(shown[0]!, '.s'));
      expect(contrast(fill(king, '.s'), paper(king))).to.be.above(7);
    }
    const refused = await face('KH', {illegal: true});
    expect(getComputedStyle(refused, '::after').borderTopStyle).to.equal('dashed');
    expect(getComputedStyle(shown[0]!, '::after').borderTopStyle).to.equal('solid');
  });

  it('takes its colours from the page', async () => {
    const card = await face('QH', {size: 's'});
    card.style.setProperty('--gstk-suit-heart', 'rgb(1, 2, 3)');
    card.style.setProperty('--gstk-card-face', 'rgb(250, 251, 252)');
    expect(fill(card, '.s')).to.equal('rgb(1, 2, 3)');
    expect(paper(card)).to.equal('rgb(250, 251, 252)');
  });
});

describe('icon', () => {
  it('draws each path in the box of 24', async () => {
    const root = await show(...[CROWN, HINT, MORE, UNDO, CHECK, CROSS].map(icon));
    const boxes = [...root.querySelectorAll<SVGPathElement>('.icon path')].map((path) =>
      path.getBBox(),
    );
    expect(boxes.length).to.equal(6);
    for (const {x, y, width, height} of boxes) {
      expect(Math.min(x, y)).to.be.at.least(0);
      expect(Math.max(x + width, y + height)).to.be.at.most(24);
      expect(Math.max(width, height)).to.be.at.least(12);
    }
  });
});
