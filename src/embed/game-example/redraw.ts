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

const nameOf = (node: Node): string =>
  node instanceof Element
    ? `${node.localName} ${node.getAttribute('data-do') ?? node.classList[0]}`
    : node.nodeName;

/**
 * Makes an element equal to another. An unchanged button stays in place: it keeps the focus, and no
 * screen reader says its name again.
 */
export function become(element: Element, next: Element): void {
  for (const name of element.getAttributeNames())
    if (!next.hasAttribute(name)) element.removeAttribute(name);
  for (const {name, value} of next.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  const left = [...element.childNodes];
  const kept = [...next.childNodes].map((child) => {
    const at = left.findIndex((old) => nameOf(old) === nameOf(child));
    return {child, old: at < 0 ? undefined : left.splice(at, 1)[0]};
  });
  for (const old of left) old.remove();
  kept.forEach(({child, old}, index) => {
    if (old instanceof Element) become(old, child as Element);
    else if (old) old.nodeValue = child.nodeValue;
    const there = element.childNodes[index] ?? null;
    if (there !== (old ?? child)) element.insertBefore(old ?? child, there);
  });
}

/** The last text announced in each box. */
const last = new WeakMap<Element, string>();

/** Announces a sentence and a comment after it; text that is already there is not announced again. */
export function sayIn(box: Element, said: string, comment: string): void {
  const all = `${said} ${comment}`.trim();
  // The box may hold a translation, so the text is compared with the last one announced.
  if (last.get(box) === all) return;
  last.set(box, all);
  const stop = !said || /\p{P}$/u.test(said) ? '' : '.';
  const after = comment ? piece('span', {class: 'sr'}, `${stop} ${comment}`) : undefined;
  // Inserted as one element, since texts inserted one by one would each be read with the whole box.
  box.replaceChildren(...(all ? [toElement(piece('div', {}, said, after))] : []));
}
