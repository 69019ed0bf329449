import {hostOf, viewOf} from './realm.js';

/** The nearest ancestor that scrolls, through slots and shadow roots; never the page itself. */
export function scrollerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== at.ownerDocument.body;) {
    const {overflowY} = viewOf(at).getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at;
    const root: Node = at.getRootNode();
    at = at.assignedSlot ?? at.parentElement ?? hostOf(root);
  }
  return undefined;
}

/** Scrolls an element to its top, or to a part of its content. */
export function revealIn(scroller: Element, part?: Element): void {
  const top = scroller.getBoundingClientRect().top;
  scroller.scrollTop = part ? scroller.scrollTop + part.getBoundingClientRect().top - top : 0;
}
