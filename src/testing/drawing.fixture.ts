import {rngFrom} from '../cards/index.js';

/** Drawings as trees, made of templates without a page, so that tests of every game can read them. */

/** An element of a drawing. */
export interface Drawn {
  readonly tag: string;
  /** Attributes, and the properties that a template sets, as text. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: readonly (Drawn | string)[];
}

/** Signs that the parser must not read as markup. */
const QUOTED: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'};
const quoted = (text: string): string => text.replaceAll(/[&<"]/g, (one) => QUOTED[one]!);
const read = (text: string): string =>
  text.replaceAll(/&(\w+);/g, (whole, name) =>
    name === 'amp' ? '&' : name === 'lt' ? '<' : name === 'quot' ? '"' : whole,
  );

interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}
const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && '_$litType$' in value && 'strings' in value;
const isDirective = (value: unknown): value is Pick<Template, 'values'> =>
  typeof value === 'object' && value !== null && '_$litDirective$' in value;

/** A text, a number or a truth as text. */
const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** What a property or an attribute says: data as JSON, and nothing of functions and of symbols. */
function valueText(value: unknown): string | undefined {
  if (isDirective(value)) return value.values.map(valueText).join(' ');
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'symbol' || typeof value === 'function') return undefined;
  if (typeof value !== 'object') return plain(value);
  try {
    return JSON.stringify(value);
  } catch {
    return ''; // a part of the page, not data
  }
}

/** A repeated template draws its items; any other directive draws its values. */
function drawn({values}: Pick<Template, 'values'>): string {
  const [items, ...others] = values;
  const draw = others.findLast((one) => typeof one === 'function');
  return Array.isArray(items) && draw
    ? items.map((item, at) => markupOf((draw as (...of: unknown[]) => unknown)(item, at))).join('')
    : values.map(markupOf).join('');
}

/** A value in a template as markup. */
function markupOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (isDirective(value)) return drawn(value);
  if (isTemplate(value)) return filled(value);
  return quoted(plain(value));
}

/** The place of a value in a template: among the content of an element, or inside a tag. */
interface Place {
  /** The static text before it, without the name of its attribute. */
  readonly text: string;
  readonly inside: boolean;
  readonly kind?: string | undefined;
  readonly name?: string | undefined;
}

const places = new WeakMap<object, readonly Place[]>();

/** The places of all values of a template, found once. */
function placesOf(strings: readonly string[]): readonly Place[] {
  const known = places.get(strings);
  if (known) return known;
  let inside = false;
  const found = strings.map((string): Place => {
    const [opens, closes] = [string.lastIndexOf('<'), string.lastIndexOf('>')];
    if (opens !== closes) inside = opens > closes;
    const attribute = inside && /([.@?]?)([\w:-]+)=$/.exec(string);
    if (!attribute) return {text: string, inside};
    const [whole, kind, name] = attribute;
    return {text: string.slice(0, -whole.length), inside, kind, name};
  });
  places.set(strings, found);
  return found;
}

/** The markup of a template with its values. */
const filled = ({strings, values}: Template): string =>
  placesOf(strings)
    .map((place, at) => place.text + (at < values.length ? valueAt(place, values[at]) : ''))
    .join('');

/** A value at its place as markup. */
function valueAt({inside, kind, name}: Place, value: unknown): string {
  if (name === undefined) return inside ? quoted(valueText(value) ?? '') : markupOf(value);
  if (kind === '?') return value ? `${name}="true"` : '';
  const said = kind === '@' || name === 'messages' ? undefined : valueText(value);
  return said === undefined ? '' : `${name}="${quoted(said)}"`;
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

const pictures = new Map<string, string>();

/** A picture as one element: equal ones, whatever ids they have, have an equal `picture`. */
const picture = (svg: string): string => {
  const shape = svg.replaceAll(/gstk-[a-z]+-\d+/g, '');
  const known = pictures.get(shape);
  if (known) return known;
  const drawn = `<svg picture="${rngFrom(shape).join(' ')}"/>`;
  pictures.set(shape, drawn);
  return drawn;
};

interface Open {
  readonly tag: string;
  readonly attributes: Map<string, string>;
  readonly content: (Drawn | string)[];
}

/** The tree of a template; a picture of it is an element without content. */
export function treeOf(value: unknown): Drawn {
  const markup = markupOf(value)
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<svg.*?<\/svg\s*>/gs, picture);
  const root: Open = {tag: '', attributes: new Map(), content: []};
  const open = [root];
  for (const [, end, tag, attributes = '', closed, text] of markup.matchAll(
    /<(\/?)([\w-]+)((?:[^">]|"[^"]*")*?)(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      const words = read(text).replaceAll(/\s+/g, ' ').trim();
      if (words) open.at(-1)!.content.push(words);
    } else if (end) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const one: Open = {tag: tag!, attributes: new Map(), content: []};
      for (const [, name, value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g))
        one.attributes.set(name!, read(value));
      open.at(-1)!.content.push(one);
      if (!closed && !VOID.has(tag!)) open.push(one);
    }
  }
  return root;
}

/** Every element of a drawing. */
export function* elementsOf(tree: Drawn): Iterable<Drawn> {
  for (const one of tree.content) {
    if (typeof one === 'string') continue;
    yield one;
    yield* elementsOf(one);
  }
}
