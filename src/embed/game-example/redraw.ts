import {piece, toElement} from '../../elements/index.js';

/** Keeps focus and announcements steady while an example is redrawn. */

/** Redraws, then restores focus to the same button or card. */
export function keepFocus(root: ShadowRoot, draw: () => void): void {
  const focused = (root.activeElement as HTMLElement | null)?.dataset;
  draw();
  const again = focused?.['do']
    ? `[data-do="${focused['do']}"]`
    : focused?.['card'] && `[data-card="${CSS.escape(focused['card'])}"]`;
  if (again) root.querySelector<HTMLElement>(again)?.focus();
}

/** What was said last in each box. */
const last = new WeakMap<Element, string>();

/** Announces a sentence and a comment after it; text that is already there is not announced again. */
export function sayIn(box: Element, said: string, comment: string): void {
  const all = `${said} ${comment}`.trim();
  // What a translator has made of the text is not what was said.
  if (last.get(box) === all) return;
  last.set(box, all);
  const after = comment ? piece('span', {class: 'sr'}, ` ${comment}`) : undefined;
  box.replaceChildren(...toElement(piece('p', {}, said, after)).childNodes);
}
