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

/** Announces a sentence and a comment after it; text that is already there is not announced again. */
export function sayIn(box: Element, said: string, comment: string): void {
  if (box.textContent === `${said} ${comment}`.trim()) return;
  const after = comment ? piece('span', {class: 'sr'}, ` ${comment}`) : undefined;
  box.replaceChildren(...toElement(piece('p', {}, said, after)).childNodes);
}
