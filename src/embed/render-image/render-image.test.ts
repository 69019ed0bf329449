import {expect} from '@open-wc/testing';
import {catalogue} from '../catalogue.js';
import {renderImage} from './render-image.js';

const LESSON = {
  ...{game: 'king', variant: 'simple', contract: 'no-girls', seat: 'S', lead: 'W'},
  hands: 'N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7',
};

/** The image in the page, where its parts can be measured. */
function shown(svg: string): SVGSVGElement {
  const {documentElement} = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(documentElement.localName, svg.slice(0, 200)).to.equal('svg');
  const element = document.importNode(documentElement, true) as unknown as SVGSVGElement;
  document.body.append(element);
  return element;
}

/** The parts that stand out of the image, and by how many units. */
function outside(image: SVGSVGElement): readonly string[] {
  const frame = image.getBoundingClientRect();
  const parts = [...image.querySelectorAll<SVGGraphicsElement>('text, rect')];
  return parts
    .filter((part) => {
      const {bottom, left, right, top} = part.getBoundingClientRect();
      return (
        left < frame.left - 1 ||
        right > frame.right + 1 ||
        top < frame.top - 1 ||
        bottom > frame.bottom + 1
      );
    })
    .map((part) => part.textContent || part.outerHTML);
}

describe('renderImage', () => {
  afterEach(() => document.body.replaceChildren());

  for (const {id, seats} of catalogue)
    for (const locale of ['en', 'ru'])
      it(`${id}, ${locale}: all is inside the image of a phone and of a social card`, async () => {
        const attributes = {game: id, deal: 'seed: 7', seat: '0', players: String(seats.max)};
        for (const size of [{width: 320}, {width: 1200, height: 630}]) {
          const image = shown(await renderImage(attributes, '', {...size, locale}));
          expect(outside(image)).to.deep.equal([]);
          expect(image.getBoundingClientRect().width).to.equal(size.width);
          image.remove();
        }
      });

  it('is painted with plain colours, light or dark, in two colours of the same places', async () => {
    const [light, dark] = await Promise.all([
      renderImage(LESSON),
      renderImage(LESSON, '', {scheme: 'dark'}),
    ]);
    for (const svg of [light, dark]) {
      expect(svg).not.to.match(/var\(|light-dark|color-mix|class=|style=/);
      const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint!);
      expect(paints.filter((paint) => !/^(#[\da-f]{6}|none)$/i.test(paint))).to.deep.equal([]);
    }
    expect(light.replace(/#[\da-f]{6}/gi, '')).to.equal(dark.replace(/#[\da-f]{6}/gi, ''));
    expect(light).not.to.equal(dark);
  });

  it('paints the same colours as the elements do', async () => {
    const image = shown(await renderImage(LESSON));
    const {drawFace} = await import('../../elements/card-face/draw-face.js');
    const {cardFaceStyles} = await import('../../elements/card-face/card-face.styles.js');
    const sheet = document.createElement('style');
    sheet.textContent = `${cardFaceStyles.cssText} body {color-scheme: light}`;
    document.body.append(sheet, drawFace('QS', {size: 's'}));
    const paintOf = (path: Element): readonly string[] => {
      const {fill, stroke, strokeWidth} = getComputedStyle(path);
      return [fill, stroke, stroke === 'none' ? '' : String(Number.parseFloat(strokeWidth))];
    };
    const queen = [...document.querySelectorAll('.gk path')];
    const drawn = [...image.querySelectorAll('svg')].find(
      ({children}) =>
        children.length === queen.length &&
        [...children].every((path, at) => path.getAttribute('d') === queen[at]!.getAttribute('d')),
    );
    expect(drawn, 'the queen of spades').not.to.equal(undefined);
    expect([...drawn!.children].map(paintOf)).to.deep.equal(queen.map(paintOf));
  });

  it('shows a later step, says in words what it shows, and knows no hidden card', async () => {
    const steps = '<ol><li data-play="W:9S N:JS E:10S">West leads low.</li></ol>';
    const before = await renderImage(LESSON, steps);
    const after = await renderImage({...LESSON, step: '1'}, steps, {title: 'A <low> lead'});
    expect(before).to.contain('<desc>').and.not.to.contain('Trick:');
    expect(after).to.contain('West 9♠').and.to.contain('<title>A &lt;low&gt; lead</title>');
    const hidden = await renderImage({game: 'king', deal: 'seed: 7', seat: 'S'});
    const words = /<desc>([^]*)<\/desc>/.exec(hidden)![1]!;
    expect(words.match(/[♠♥♦♣]/g)!.length, 'one hand').to.be.at.most(4);
  });

  it('joins cards that face each other by lines', async () => {
    const position =
      'seat: N; turn: N S; hands: N: S:AQJT765432 | S: 10?; ' +
      'formations: <centre left right shown turned: KS 9S 8S [] true, ? 3H 2H [] true>';
    for (const width of [320, 600]) {
      const image = shown(
        await renderImage({game: 'god-save-the-king', seat: 'N', position}, '', {width}),
      );
      const boxes = [...image.querySelectorAll('rect')].map((one) => one.getBoundingClientRect());
      const scale = width / image.viewBox.baseVal.width;
      const isLine = (box: DOMRect): boolean => Math.abs(box.width - 2 * scale) < 0.1;
      const middleOf = ({left, right}: DOMRect): number => (left + right) / 2;
      const lines = boxes.filter(isLine);
      expect(lines.length).to.equal(3);
      for (const line of lines) {
        const column = boxes.filter(
          (box) => !isLine(box) && Math.abs(middleOf(box) - middleOf(line)) < 1,
        );
        const [above, below] = [true, false].map((upper) =>
          column.filter(({top, bottom}) => (upper ? bottom <= line.top : top >= line.bottom)),
        );
        expect(above!.length, 'a card above').to.be.greaterThan(0);
        expect(below!.length, 'a card below').to.be.greaterThan(0);
      }
      const captions = [...image.querySelectorAll('text')].filter((one) =>
        ['Left', 'Centre', 'Right'].includes(one.textContent),
      );
      const heights = captions.map((one) => Math.round(one.getBoundingClientRect().top));
      expect(new Set(heights).size, 'two rows of level captions').to.equal(2);
      image.remove();
    }
  });

  it('names a wrong attribute, or reports it and draws nothing', async () => {
    const told: string[] = [];
    const warn = (attribute: string): void => void told.push(attribute);
    expect(await renderImage({...LESSON, hands: 'N: S:ZZ'}, '', {warn})).to.equal('');
    expect(told, 'said once').to.deep.equal(['hands']);
    for (const wrong of [{width: 10}, {width: Number.NaN}, {height: 1e9}])
      expect(
        await renderImage(LESSON, '', wrong).catch((error: unknown) => (error as Error).name),
      ).to.equal('RangeError');
  });
});
