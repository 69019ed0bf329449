import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {cardFaceStyles} from '../../card-face/card-face.styles.js';
import {stage, strike} from '../stage.fixture.js';

type Colour = readonly [r: number, g: number, b: number, alpha: number];

/** A computed colour, 0 to 1 per channel. */
function read(text: string): Colour {
  const numbers = (text.match(/[\d.]+/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0, alpha = 1] = numbers;
  return text.startsWith('color(') ? [r, g, b, alpha] : [r / 255, g / 255, b / 255, alpha];
}
/** A colour laid over another. */
const over = (top: Colour, under: Colour): Colour =>
  [
    ...([0, 1, 2] as const).map((i) => top[i] * top[3] + under[i] * (1 - top[3])),
    1,
  ] as unknown as Colour;
function luminance(colour: Colour): number {
  const [r, g, b] = ([0, 1, 2] as const).map((i) =>
    colour[i] <= 0.04045 ? colour[i] / 12.92 : ((colour[i] + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const TABLES = [
  ['flat', 'light'],
  ['flat', 'dark'],
  ['felt', 'light'],
  ['felt', 'dark'],
] as const;

describe('the colours of the look', () => {
  afterEach(strike);

  for (const [theme, scheme] of TABLES)
    describe(`${theme}, ${scheme}`, () => {
      let colour: (name: string) => Colour;
      /** The colour of a part of a card that may not be played. */
      let illegal: (name: string) => Colour;
      let grounds: Readonly<Record<string, Colour>>;
      beforeEach(async () => {
        const look = html`<i class="gk" data-illegal
          ><style>
            ${cardFaceStyles.cssText}
          </style></i
        >`;
        const probe = await stage(look, {theme, scheme});
        const computed = (value: string): Colour => {
          probe.style.setProperty('color', value);
          return read(getComputedStyle(probe).color);
        };
        colour = (name) => computed(`var(--gstk-${name})`);
        illegal = (name) => computed(`var(--gk-${name})`);
        const page: Colour = scheme === 'dark' ? read('rgb(21, 23, 27)') : [1, 1, 1, 1];
        const table = over(colour('table-bg'), page);
        const surface = over(colour('surface'), table);
        grounds = {table, surface, tint: over(colour('accent-soft'), table)};
      });

      it('are readable wherever they are used', () => {
        for (const name of ['table-ink', 'ink-2', 'accent'])
          for (const [ground, under] of Object.entries(grounds))
            expect(contrast(colour(name), under), `${name} on ${ground}`).to.be.at.least(4.5);
        // On felt, right and wrong are written on paper.
        const paper = {price: colour('price'), ...(theme === 'felt' ? {} : grounds)};
        for (const name of ['right', 'wrong'])
          for (const [ground, under] of Object.entries(paper))
            expect(contrast(colour(name), under), `${name} on ${ground}`).to.be.at.least(4.5);
        expect(contrast(colour('act-ink'), colour('act'))).to.be.at.least(4.5);
        expect(contrast(colour('accent-ink'), colour('accent'))).to.be.at.least(4.5);
      });

      it('are visible as shapes', () => {
        for (const name of ['mark', 'edge'])
          for (const [ground, under] of Object.entries(grounds))
            expect(contrast(colour(name), under), `${name} on ${ground}`).to.be.at.least(3);
        expect(contrast(colour('mark-ink'), colour('mark')), 'crown').to.be.at.least(3);
        const ring = ['focus-inner', 'focus-outer'].map((name) => colour(name));
        for (const ground of [...Object.values(grounds), colour('card-face')])
          expect(Math.max(...ring.map((colour) => contrast(colour, ground)))).to.be.at.least(3);
      });

      it('tell a card that may be played from one that may not', () => {
        for (const suit of ['spade', 'heart', 'diamond', 'club'])
          expect(contrast(colour(`suit-${suit}`), colour('card-face')), suit).to.be.at.least(4.5);
        expect(contrast(illegal('hollow'), illegal('face')), 'hollow').to.be.at.least(4.5);
        // The index is a large shape, in the colours of a legal card.
        for (const ink of ['ink', 'red', 'blue', 'teal'])
          expect(contrast(illegal(ink), illegal('face')), `index ${ink}`).to.be.at.least(3);
      });
    });
});
