type Hand = ParentNode & {readonly activeElement: Element | null};

/** The description of each card when the focus came to it last. */
const read = new WeakMap<Element, string>();
interface Focus {
  /** The card that has the focus. */
  now: Element | null;
  /** The card that the focus has just left: Orca says nothing of the next one if this one is new by then. */
  left: Element | null;
  /** How often the focus has left a card: the time of an earlier one does not end that of the last. */
  leaves: number;
}
/** Where the focus is in each hand of the page. */
const focuses = new WeakMap<Hand, Focus>();
/** Milliseconds until a screen reader has said where the focus went. */
const TOLD = 300;

/**
 * Makes a card new to a screen reader if its description has changed since the focus came to it. When a
 * changed description is asked for, Firefox on Linux reports a change, and Orca says "2 of 12" a second
 * time. For all other readers, a role that comes or goes means nothing.
 * @param goesOn whether the reader goes on already, and hears no more of the card that was focused last
 */
export function refreshDescriptions(root: Hand, goesOn = false): void {
  const {activeElement} = root;
  const focus = focuses.get(root) ?? {now: null, left: null, leaves: 0};
  focuses.set(root, focus);
  if (focus.now && focus.now !== activeElement) {
    focus.left = focus.now;
    const own = ++focus.leaves;
    setTimeout(() => {
      if (own === focus.leaves) focus.left = null;
      refreshDescriptions(root);
    }, TOLD);
  }
  if (goesOn) focus.left = null;
  focus.now = activeElement;
  for (const card of root.querySelectorAll<HTMLElement>('.card')) {
    const id = CSS.escape(card.getAttribute('aria-describedby')!);
    const text = root.querySelector(`#${id}`)?.textContent ?? '';
    if (!read.has(card)) {
      if (card === activeElement) read.set(card, text);
    } else if (card !== activeElement && card !== focus.left && read.get(card) !== text) {
      read.delete(card);
      card.role = card.role ? null : 'button';
    }
  }
}
