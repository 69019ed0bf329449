import {type Piece, toElement} from '../../elements/index.js';

/** A record that an author gives as it is: in the attribute `record`, or in a `<pre>` inside. */

/** The beginning of a record's text. */
const HEADER = /^\s*\[\w+ "/;

const written = (example: Element): HTMLElement | undefined =>
  [...example.querySelectorAll<HTMLElement>(':scope > pre')].find(({textContent}) =>
    HEADER.test(textContent),
  );

/** The text of an example's record; `undefined` where it has none. */
export function recordText(example: Element): string | undefined {
  const given = example.getAttribute('record')?.trim() ?? '';
  return given === '' ? written(example)?.textContent : given;
}

/** Writes the moves of a record as a list in place of its text. */
export function listRecord(example: Element, list: readonly Piece[]): void {
  removeRecord(example);
  const text = written(example);
  if (text) text.hidden = true;
  for (const part of list) {
    const made = toElement(part) as HTMLElement;
    made.dataset['gstkRecord'] = '';
    example.append(made);
  }
}

/** Restores the author's text. */
export function removeRecord(example: Element): void {
  for (const made of example.querySelectorAll(':scope > [data-gstk-record]')) made.remove();
  const text = written(example);
  if (text) text.hidden = false;
}
