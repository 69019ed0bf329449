import {piece, toElement} from '../../elements/diagram/piece.js';

/** What a reader keeps while an example is drawn anew. */

/** Draws; focus goes to the same button or card as before. */
export function keepFocus(root: ShadowRoot, draw: () => void): void {
  const focused = (root.activeElement as HTMLElement | null)?.dataset;
  draw();
  const again = focused?.['do']
    ? `[data-do="${focused['do']}"]`
    : focused?.['card'] && `[data-card="${CSS.escape(focused['card'])}"]`;
  if (again) root.querySelector<HTMLElement>(again)?.focus();
}

/** Shows a sentence, with a comment that is read after it; what stands there already is not read again. */
export function sayIn(box: Element, said: string, comment: string): void {
  if (box.textContent === `${said} ${comment}`.trim()) return;
  const after = comment ? piece('span', {class: 'sr'}, ` ${comment}`) : undefined;
  box.replaceChildren(...toElement(piece('p', {}, said, after)).childNodes);
}
