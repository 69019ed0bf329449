type Hand = ParentNode & {readonly activeElement: Element | null};

/** The description of each card when the focus came to it last. */
const read = new WeakMap<Element, string>();
/** The card that has the focus. */
let focused: Element | null = null;
/** The card that the focus has just left: Orca says nothing of the next one if this one is new by then. */
let left: Element | null = null;
/** How often the focus has left a card: the time of an earlier one does not end that of the last. */
let leaves = 0;
/** Milliseconds until a screen reader has said where the focus went. */
const TOLD = 300;

/**
 * Makes a card new to a screen reader if its description has changed since the focus came to it. When a
 * changed description is asked for, Firefox on Linux reports a change, and Orca says "2 of 12" a second
 * time. For all other readers, a role that comes or goes means nothing.
 */
export function refreshDescriptions(root: Hand): void {
  const {activeElement} = root;
  if (focused && focused !== activeElement) {
    left = focused;
    const own = ++leaves;
    setTimeout(() => {
      if (own === leaves) left = null;
      refreshDescriptions(root);
    }, TOLD);
  }
  focused = activeElement;
  for (const card of root.querySelectorAll<HTMLElement>('.card')) {
    const id = CSS.escape(card.getAttribute('aria-describedby')!);
    const text = root.querySelector(`#${id}`)?.textContent ?? '';
    if (!read.has(card)) {
      if (card === activeElement) read.set(card, text);
    } else if (card !== activeElement && card !== left && read.get(card) !== text) {
      read.delete(card);
      card.role = card.role ? null : 'button';
    }
  }
}
