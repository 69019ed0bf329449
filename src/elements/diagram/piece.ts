/**
 * A piece of markup as plain data, so that one drawing serves both a browser, which creates
 * elements, and a server, which writes HTML.
 */
export interface Piece {
  readonly tag: string;
  /** Attributes by name; `undefined` omits one, `true` sets one without a value. */
  readonly attributes: Readonly<Record<string, string | true | undefined>>;
  readonly children: readonly (Piece | string)[];
}

/** Creates a piece; `undefined` children are omitted. */
export const piece = (
  tag: string,
  attributes: Piece['attributes'] = {},
  ...children: readonly (Piece | string | undefined)[]
): Piece => ({tag, attributes, children: children.filter((child) => child !== undefined)});

/** The same piece as another element with more attributes, instead of a wrapper around it. */
export const like = (drawn: Piece, tag: string, attributes: Piece['attributes']): Piece => ({
  ...drawn,
  tag,
  attributes: {...drawn.attributes, ...attributes},
});

/** Text for screen readers only. */
export const hidden = (text: string): Piece => piece('span', {class: 'sr'}, text);

const SVG = new Set(['svg', 'path', 'g', 'rect', 'text', 'title']);
const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for markup, between tags and in quotes. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escaped[sign]!);

const given = ({attributes}: Piece): readonly (readonly [string, string | true])[] =>
  Object.entries(attributes).filter((one): one is [string, string | true] => one[1] !== undefined);

/** A piece as HTML. */
export function toHtml(one: Piece | string): string {
  if (typeof one === 'string') return escape(one);
  const attributes = given(one).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escape(value)}"`,
  );
  return `<${one.tag}${attributes.join('')}>${one.children.map(toHtml).join('')}</${one.tag}>`;
}

/** Elements of drawings, made once and cloned: signs repeat, and a clone costs a third. */
const drawings = new WeakMap<Piece, Element>();

/** A piece as an element of this document. */
export function toElement(one: Piece): Element {
  if (one.tag !== 'svg') return made(one);
  const drawn = drawings.get(one) ?? made(one);
  drawings.set(one, drawn);
  return drawn.cloneNode(true) as Element;
}

function made(one: Piece): Element {
  const {tag, children} = one;
  const element = SVG.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of given(one)) element.setAttribute(name, value === true ? '' : value);
  element.append(
    ...children.map((child) => (typeof child === 'string' ? child : toElement(child))),
  );
  return element;
}
