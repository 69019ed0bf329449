import {everything} from './table.fixture.js';

/** The text of an element, in one line. */
export const textOf = (element: Element): string =>
  element.textContent.replaceAll(/\s+/g, ' ').trim();

/** All text inside a table, including names and titles. */
export const wordsIn = (root: ParentNode): string =>
  [...everything(root)]
    .flatMap((one) => [
      ...[...(one.shadowRoot ?? one).childNodes]
        .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
        .map(({textContent}) => textContent ?? ''),
      ...[...one.attributes].map(({value}) => value),
    ])
    .join(' ')
    .replaceAll(/clip-\d+/g, 'clip'); // clip ids are numbered across the page
