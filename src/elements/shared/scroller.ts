import {boxWithin, planeOf} from './plane.js';
import {parentOf, viewOf} from './realm.js';

/** The nearest ancestor that scrolls, through slots and shadow roots; never the page itself. */
export function scrollerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== at.ownerDocument.body;) {
    const {overflowY} = viewOf(at).getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at;
    at = parentOf(at);
  }
  return undefined;
}

/** Scrolls an element to its top, or to a part of its content. */
export function revealIn(scroller: HTMLElement, part?: HTMLElement): void {
  const plane = part && planeOf(scroller);
  scroller.scrollTop = plane ? scroller.scrollTop + boxWithin(scroller, part, plane).y : 0;
}
