import type {Card} from '../../cards/card.js';
import {type FaceOptions, type Picture, pictures} from './face.js';

const SVG = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function drawing({kind, width, height, art}: Picture): SVGElement {
  const viewBox = `0 0 ${width} ${height}`;
  const picture = shape('svg', {class: kind, viewBox, 'aria-hidden': 'true'});
  picture.append(...art.map(([classes, path]) => shape('path', {class: classes, d: path})));
  return picture;
}

/** The picture of `cardFace` as an element, for code that uses no templates. */
export function drawFace(card: Card | null, options: FaceOptions = {}): HTMLElement {
  const {size, deck, illegal = false} = options;
  const face = document.createElement('span');
  face.className = 'gk';
  face.translate = false;
  face.setAttribute('part', card ? 'card-face' : 'card-back');
  if (card) face.setAttribute('data-s', card.charAt(1));
  face.toggleAttribute('data-inline', size === 'inline');
  face.toggleAttribute('data-two', deck === 'two-colour');
  face.toggleAttribute('data-illegal', illegal);
  face.append(...pictures(card, options).map(drawing));
  return face;
}
