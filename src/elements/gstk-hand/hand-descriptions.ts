/** The description that was read when a card last had the focus. */
const read = new WeakMap<Element, string>();

/**
 * Makes a card new to a screen reader if its description has changed since it had the focus. When a
 * changed description is asked for, Firefox on Linux reports a change, and Orca says "2 of 12" a second
 * time. For all other readers, a role that comes or goes means nothing.
 */
export function refreshDescriptions(
  root: ParentNode & {readonly activeElement: Element | null},
): void {
  for (const card of root.querySelectorAll<HTMLElement>('.card')) {
    const id = CSS.escape(card.getAttribute('aria-describedby')!);
    const text = root.querySelector(`#${id}`)?.textContent ?? '';
    if (card === root.activeElement) read.set(card, text);
    else if (read.has(card) && read.get(card) !== text) {
      read.delete(card);
      card.role = card.role ? null : 'button';
    }
  }
}
