import type {Card} from '../../cards/card.js';
import type {FaceOptions, Picture} from './face.js';
import {small} from './art/small.js';

const SVG = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A picture of a card as an element. */
function drawing({kind, width, height, art}: Picture): SVGElement {
  const viewBox = `0 0 ${width} ${height}`;
  const picture = shape('svg', {class: kind, viewBox, 'aria-hidden': 'true'});
  picture.append(...art.map(([classes, path]) => shape('path', {class: classes, d: path})));
  return picture;
}

/** A card of paper with the given pictures as an element, for code that uses no templates; see `paper`. */
export function drawPaper(
  card: Card | null,
  {size, deck, illegal = false}: FaceOptions,
  pictures: readonly Picture[],
): HTMLElement {
  const face = document.createElement('span');
  face.className = 'gk';
  face.translate = false;
  face.setAttribute('part', card ? 'card-face' : 'card-back');
  if (card) face.setAttribute('data-s', card.charAt(1));
  face.toggleAttribute('data-inline', size === 'inline');
  face.toggleAttribute('data-two', deck === 'two-colour');
  face.toggleAttribute('data-illegal', illegal);
  face.append(...pictures.map(drawing));
  return face;
}

/** `smallFace` as an element. */
export const drawSmall = (card: Card | null, options: FaceOptions = {}): HTMLElement =>
  drawPaper(card, options, [{kind: 'small', width: 100, height: 140, art: small(card, 'en')}]);
