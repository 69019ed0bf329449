import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {svg} from 'lit';
import {type Card, JOKERS, SUITS} from '../../cards/card.js';
import {RECONSTRUCTION} from '../../games/death-over-the-kingdom/rules/deck.js';
import {layers as character} from '../../games/death-over-the-kingdom/table/art.js';
import {FIGURES} from '../../games/king-and-crown/table/figures.js';
import type {Art} from './art/art.js';
import {indexPath} from './art/glyphs.js';
import {layers} from './art/layers.js';
import {cardFaceStyles} from './card-face.styles.js';
import {contrast, luminance} from './contrast.fixture.js';
import {repeated} from '../../testing/full.fixture.js';

const COURTS: readonly Card[] = [
  ...SUITS.flatMap((suit) => (['K', 'Q', 'J'] as const).map((rank): Card => `${rank}${suit}`)),
  ...JOKERS,
];
/** Every drawing of a person: the courts, the jokers, the characters of two games. */
const PEOPLE: readonly (readonly [name: string, art: Art])[] = [
  ...(['s', 'l'] as const).flatMap((size) =>
    COURTS.map((card) => [`${card} ${size}`, layers(card, size, 'en')] as const),
  ),
  ...RECONSTRUCTION.map((row) => [row.id, character(row)] as const),
  ...Object.entries(FIGURES),
];

const canvas = document.createElement('canvas').getContext('2d')!;
const kindOf = (classes: string): string => classes.split(' ')[0]!;
const isFilled = (classes: string): boolean => !/[lmkxftoy]/.test(kindOf(classes));

const outline = document.createElementNS('http://www.w3.org/2000/svg', 'path');

/** The bounding box of a shape. */
function boxOf(path: string): DOMRect {
  outline.setAttribute('d', path);
  return outline.getBBox();
}

/** The points of a fine grid over the card that lie in at least one of the boxes, each point once. */
function* gridIn(boxes: readonly DOMRect[]): Generator<readonly [x: number, y: number]> {
  for (let x = 0.25; x < 100; x += 0.75) {
    const here = boxes.filter(({left, right}) => x >= left && x <= right);
    if (here.length === 0) continue;
    for (let y = 0.25; y < 140; y += 0.75)
      if (here.some(({top, bottom}) => y >= top && y <= bottom)) yield [x, y];
  }
}

describe('people on cards', () => {
  before(() => {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    picture.append(outline);
    document.body.append(picture);
  });
  after(() => outline.parentElement!.remove());
  afterEach(async () => {
    document.documentElement.style.removeProperty('color-scheme');
    await emulateMedia({colorScheme: 'light', forcedColors: 'none', media: 'screen'});
  });

  it('are drawn without holes: no shape of a head depends on a fill rule', () => {
    for (const [name, art] of PEOPLE)
      for (const [classes, path] of art) {
        if (!/[wuvd]/.test(kindOf(classes))) continue;
        const shape = new Path2D(path);
        for (const [x, y] of gridIn([boxOf(path)]))
          if (
            canvas.isPointInPath(shape, x, y, 'nonzero') !==
            canvas.isPointInPath(shape, x, y, 'evenodd')
          )
            expect.fail(`${name}: ${classes} has a hole at ${x}, ${y}`);
      }
  });

  it('have their eyes and lips on skin, with nothing over them', () => {
    let heads = 0;
    for (const [name, art] of PEOPLE) {
      const shapes = art.map(([classes, path]) => [classes, new Path2D(path)] as const);
      const features = shapes.filter(([classes]) => /[uv]/.test(kindOf(classes)));
      if (features.length > 0) heads++;
      const boxes = art.filter(([classes]) => /[uv]/.test(kindOf(classes)));
      for (const [x, y] of gridIn(boxes.map(([, path]) => boxOf(path)))) {
        const found = features.filter(([, shape]) => canvas.isPointInPath(shape, x, y));
        if (found.length === 0) continue;
        const here = shapes.filter(
          ([classes, shape]) => isFilled(classes) && canvas.isPointInPath(shape, x, y),
        );
        for (const feature of found) {
          expect(here.at(-1), `${name}: ${feature[0]} at ${x}, ${y} is covered`).to.equal(feature);
          expect(kindOf(here.at(-2)?.[0] ?? ''), `${name} at ${x}, ${y}`).to.equal('w');
        }
      }
    }
    // All but the helmets and the dragons.
    expect(heads).to.equal(PEOPLE.length - 4);
  });

  const LOOKS = [
    ['light', {colorScheme: 'light'}, 4.5],
    ['dark', {colorScheme: 'dark'}, 10],
    ['print from a dark page', {colorScheme: 'dark', media: 'print'}, 4.5],
    ['forced colours', {colorScheme: 'light', forcedColors: 'active'}, 7],
    ['forced colours, light on dark', {colorScheme: 'dark', forcedColors: 'active'}, 7],
  ] as const;
  for (const [look, media, least] of LOOKS)
    it(`have dark features on light skin: ${look}`, async () => {
      document.documentElement.style.colorScheme = 'light dark';
      await emulateMedia(media);
      const host = await fixture<HTMLElement>(html`<div></div>`);
      const root = host.attachShadow({mode: 'open'});
      root.adoptedStyleSheets = [cardFaceStyles.styleSheet!];
      const card = await fixture(
        html`<span class="gk"
          ><svg class="small">
            ${['w', 'm', 'k', 'u', 'v', 'd'].map((kind) => svg`<path class=${kind}></path>`)}
          </svg></span
        >`,
      );
      root.append(card);
      const style = (kind: string): CSSStyleDeclaration =>
        getComputedStyle(card.querySelector(`.${kind}`)!);
      const paper = getComputedStyle(card).backgroundColor;
      const skin = style('w').fill;
      for (const ink of [
        style('w').stroke,
        style('m').stroke,
        style('k').stroke,
        style('u').fill,
      ]) {
        expect(contrast(ink, skin), ink).to.be.at.least(least);
        expect(luminance(ink)).to.be.below(luminance(skin));
      }
      expect(contrast(style('v').fill, skin), 'lips').to.be.at.least(4.5);
      const edge = Math.max(contrast(skin, paper), contrast(style('w').stroke, paper));
      expect(edge, 'skin against the card').to.be.at.least(4.5);
      // Hair and hoods are the darker of the two, on dark cards too.
      expect(luminance(style('d').fill), 'cloth').to.be.below(luminance(skin) / 2);
      const hood = Math.max(contrast(style('d').fill, paper), contrast(style('d').stroke, paper));
      expect(hood, 'cloth against the card').to.be.above(2);
    });
});

describe('the figures of an index', () => {
  /** Scale and stroke of every index: small face, large face, second value, line of text. */
  const PENS = [
    [1.16, 4.6],
    [0.68, 2.9],
    [0.66, 3],
    [1, 4.6],
  ] as const;
  const ACROSS = Array.from({length: 1001}, (_, at) => at / 10);

  for (const text of repeated(['10', '11', '12', '13']))
    it(`of ${text} stand two units of paper apart at every scale`, () => {
      for (const [k, stroke] of PENS) {
        const paths = indexPath(text, 50, 0, k, stroke).split(/(?=M)/);
        // A 1 is two lines; the rest is the other figure.
        const [first, second] = [paths.slice(0, 2).join(''), paths.slice(2).join('')].map(
          (path) => new Path2D(path),
        );
        canvas.lineWidth = stroke;
        let paper = Infinity;
        for (let y = 0; y <= 24 * k; y += 0.2) {
          const right = ACROSS.findIndex((x) => canvas.isPointInStroke(second!, x, y));
          const before = ACROSS.slice(0, right + 1);
          const left = before.findLastIndex((x) => canvas.isPointInStroke(first!, x, y));
          if (left >= 0) paper = Math.min(paper, ACROSS[right]! - ACROSS[left]!);
        }
        expect(paper, `scale ${k}`).to.be.within(1.7, 3);
      }
    });
});
