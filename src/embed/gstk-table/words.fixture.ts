import {everything} from './table.fixture.js';

/** What an element says, in one line. */
export const textOf = (element: Element): string =>
  element.textContent.replaceAll(/\s+/g, ' ').trim();

/** All that stands inside a table: text, names, titles. */
export const wordsIn = (root: ParentNode): string =>
  [...everything(root)]
    .flatMap((one) => [
      ...[...(one.shadowRoot ?? one).childNodes]
        .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
        .map(({textContent}) => textContent ?? ''),
      ...[...one.attributes].map(({value}) => value),
    ])
    .join(' ')
    .replaceAll(/clip-\d+/g, 'clip'); // counted through the page
