/**
 * What an author says of the play of a list item: in attributes, `<li data-play="S:8S" data-mark="!">`,
 * or, for Markdown and for hosts that strip attributes, in a `<code>` with which the item begins,
 * `<code>S:8S !</code>`.
 */

/** What an item says. */
export interface ItemNotes {
  /** The plays as written, or ''. */
  readonly plays: string;
  /** The mark as written, or ''. */
  readonly mark: string;
  /** Whether the item is a right answer. */
  readonly correct: boolean;
  /** The button text of an answer, if the author gives one. */
  readonly label?: string | undefined;
}

/**
 * How a `<code>` with a play begins, so that a list of other code is none: with a seat or a word of a
 * move, a card, a word for several answers, or `_` for a space.
 */
const PLAY = /^(?:[\p{L}\d]+:[^\s/]|\S*[2-9TJQKA0][SHDC♠♥♦♣](?![\p{L}\d])|\*|right\b|\S+_\S)/u;

/** Plays, and the mark behind them. */
const MARKED = /^(.*?)\s*([!?]{0,2})$/s;

const {COMMENT_NODE, ELEMENT_NODE} =
  typeof Node === 'undefined' ? {COMMENT_NODE: 8, ELEMENT_NODE: 1} : Node;

/** The `<code>` with which an item begins, also within its first paragraph. */
function codeOf(item: Element): Element | undefined {
  for (const node of item.childNodes) {
    if (node.nodeType === ELEMENT_NODE) {
      const {localName} = node as Element;
      if (localName === 'code') return node as Element;
      return localName === 'p' ? codeOf(node as Element) : undefined;
    }
    if (node.nodeType !== COMMENT_NODE && node.textContent!.trim()) return undefined;
  }
  return undefined;
}

/** What the text of a `<code>` says; a move that is marked as good is a right answer. */
export function notesIn(code: string): ItemNotes {
  const [, plays = '', mark = ''] = MARKED.exec(code.trim())!;
  return {plays, mark, correct: mark.startsWith('!') && mark !== '!?'};
}

/** Whether the text of a `<code>` is that of plays. */
export const isPlays = (code: string): boolean => PLAY.test(code.trim());

const hasAttributes = (list: Element): boolean => list.querySelector('[data-play]') !== null;

/** Whether an item of a list, or of a list inside, has a play. */
export const hasPlays = (list: Element): boolean =>
  hasAttributes(list) ||
  [...list.querySelectorAll('li')].some((item) => isPlays(codeOf(item)?.textContent ?? ''));

/** What an item of a list says: by attributes if the list has any of them. */
export function notesOf(item: Element, list: Element): ItemNotes {
  const valueOf = (name: string): string => item.getAttribute(name)?.trim() ?? '';
  if (!hasAttributes(list)) return notesIn(codeOf(item)?.textContent ?? '');
  const correct = item.hasAttribute('data-correct');
  const label = item.getAttribute('data-label') ?? undefined;
  return {plays: valueOf('data-play'), mark: valueOf('data-mark'), correct, label};
}

/** The `<code>` of an item that is its play. */
export function playCodeOf(item: Element, plays: string): Element | undefined {
  const code = codeOf(item);
  return code && plays && notesIn(code.textContent).plays === plays ? code : undefined;
}
