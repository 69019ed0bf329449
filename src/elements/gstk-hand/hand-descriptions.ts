/** What was read of each card when it had the focus last. */
const read = new WeakMap<Element, string>();

/**
 * Makes cards new to a screen reader whose descriptions have changed since they had the focus. Where a
 * description is asked for that is no longer what it was, Firefox on Linux reports a change, and Orca
 * says "2 of 12" a second time. A role that comes or goes means nothing to anybody else.
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
