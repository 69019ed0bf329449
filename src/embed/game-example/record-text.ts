import {type Piece, piece, setting, toElement} from '../../elements/index.js';

/** A record that an author gives as it is: in the attribute `record`, or in a `<pre>` of the text. */

/** The beginning of a record's text. */
const HEADER = /^\s*\[\w+ "/;

/** The `<pre>` with a record in an element of the author's text. */
const recordIn = (element: Element): Element | undefined =>
  [element, ...element.querySelectorAll('pre')].find(
    (one) => one.localName === 'pre' && HEADER.test(one.textContent),
  );

/** Whether an element of the author's text is, or contains, a record. */
export const isRecord = (element: Element): boolean => recordIn(element) !== undefined;

/** The element in which the author has written a record. */
export const writtenRecord = (text: readonly Element[]): Element | undefined =>
  text.map(recordIn).find(Boolean);

/** The text of an example's record; `undefined` if it has none. */
export function recordText(example: Element, text: readonly Element[]): string | undefined {
  const given = setting(example, 'record')?.trim() ?? '';
  return given === '' ? writtenRecord(text)?.textContent : given;
}

/** Lists the moves of a record below the author's text, and returns the list. */
export function listRecord({shadowRoot}: Element, list: readonly Piece[]): Element {
  removeRecord(shadowRoot!);
  const made = toElement(piece('div', {class: 'record', part: 'record'}, ...list));
  shadowRoot!.append(made);
  return made;
}

export const removeRecord = (root: ShadowRoot): void => root.querySelector('.record')?.remove();
