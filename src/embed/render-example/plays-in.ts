import {isPlays, type ItemNotes, notesIn} from '../../lesson/item-notes.js';

const attribute = (name: string): RegExp =>
  new RegExp(`\\sdata-${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?![\\w-])`, 'i');
const [PLAY, MARK, CORRECT, LABEL] = ['play', 'mark', 'correct', 'label'].map(attribute) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
];
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};

const unescaped = (text: string): string =>
  text.replace(/&(quot|#39|lt|gt|amp);/g, (_, name: string) => ENTITIES[name]!);

/** An item of a list, as its markup says it. */
interface WrittenItem extends ItemNotes {
  /** The button text of an answer. */
  readonly label: string | undefined;
}

/** The value of an attribute; `undefined` without it. */
function valueOf(pattern: RegExp, attributes: string): string | undefined {
  const found = pattern.exec(attributes);
  return found ? unescaped(found.slice(1).find(Boolean) ?? '').trim() : undefined;
}

const byAttributes = (attributes: string): WrittenItem => ({
  plays: valueOf(PLAY, attributes) ?? '',
  mark: valueOf(MARK, attributes) ?? '',
  correct: CORRECT.test(attributes),
  label: valueOf(LABEL, attributes),
});

/** An outermost list while it is read. */
class OpenList {
  readonly #attributes: string[] = [];
  readonly #codes: string[] = [];
  #byAttributes = false;
  #byCodes = false;

  item(attributes: string, isOuter: boolean): void {
    this.#byAttributes ||= PLAY.test(attributes);
    if (!isOuter) return;
    this.#attributes.push(attributes);
    this.#codes.push('');
  }

  /** The `<code>` with which an item begins. */
  code(text: string, isOuter: boolean): void {
    this.#byCodes ||= isPlays(text);
    if (isOuter) this.#codes.splice(-1, 1, text);
  }

  /** Its items; `undefined` if it has no plays. */
  get items(): readonly WrittenItem[] | undefined {
    if (this.#byAttributes) return this.#attributes.map(byAttributes);
    return this.#byCodes
      ? this.#codes.map((code) => ({...notesIn(code), label: undefined}))
      : undefined;
  }
}

/**
 * The items of the first list with one of these names that contains plays, as the browser finds it;
 * alternatives are left out.
 */
function itemsIn(content: string, names: readonly string[]): readonly WrittenItem[] {
  let depth = 0;
  let list = new OpenList();
  // Where an item has begun, as long as no text has followed; and where the code at its beginning has.
  let begun: number | undefined;
  let code: number | undefined;
  for (const {name, ends, attributes, from, to} of tagsOf(content)) {
    const isFirst = begun !== undefined && !content.slice(begun, from).trim();
    if (name === 'code') {
      if (!ends) code = isFirst ? to : undefined;
      else if (code !== undefined) {
        list.code(unescaped(content.slice(code, from)), depth === 1);
        code = undefined;
      }
      begun = undefined;
      continue;
    }
    begun = !ends && (name === 'li' || (isFirst && name === 'p')) ? to : undefined;
    if (!['ol', 'ul', 'li'].includes(name)) continue;
    if (name !== 'li') depth += ends ? -1 : 1;
    else if (!ends) list.item(attributes, depth === 1);
    if (depth > 0) continue;
    const {items} = list;
    if (items && names.includes(name)) return items;
    list = new OpenList();
  }
  return [];
}

/** The plays of each step of a lesson, '' for a comment alone. */
export const playsIn = (content: string): readonly string[] =>
  itemsIn(content, ['ol']).map(({plays}) => plays);

/** The answers of a quiz. */
export const answersIn = (content: string): readonly WrittenItem[] =>
  itemsIn(content, ['ul', 'ol']);

interface Tag {
  readonly name: string;
  /** True for `</ol>`. */
  readonly ends: boolean;
  readonly attributes: string;
  /** Where it begins, and where the text behind it does. */
  readonly from: number;
  readonly to: number;
}

/** The tags outside comments, in order; like the browser, it drops a tag or comment that is not closed. */
function* tagsOf(content: string): Generator<Tag> {
  const head = /<(\/?)([a-z][^\s/>]*)/iy;
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at)) {
    head.lastIndex = at;
    const [start, slash, name] = head.exec(content) ?? [];
    if (start !== undefined) {
      const from = at + start.length;
      const to = endOfTag(content, from);
      if (to < 0) return;
      const attributes = content.slice(from, to);
      yield {name: name!.toLowerCase(), ends: slash === '/', attributes, from: at, to: to + 1};
      at = to + 1;
    } else if (content.startsWith('<!--', at)) {
      at = content.indexOf('-->', at + 4);
      if (at < 0) return;
    } else at++;
  }
}

/** The end of the tag whose attributes begin at `from`; -1 if it is not closed. */
function endOfTag(content: string, from: number): number {
  let quote = '';
  for (let at = from; at < content.length; at++) {
    const sign = content[at]!;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}
