/**
 * An element may lie in another document than the one that runs this code, such as a frame or a window
 * of its own. There, `window`, `document` and `instanceof Element` would be those of the wrong page.
 */

/** The window around a node; this code's own where the node is in no window. */
export const viewOf = ({ownerDocument}: Element): Window & typeof globalThis =>
  ownerDocument.defaultView ?? window;

/** Whether something is an element, of any window. */
export const isElement = (thing: unknown): thing is HTMLElement =>
  (thing as Partial<Node> | null | undefined)?.nodeType === 1;

/** The element whose shadow root this root is, if it is one. */
export function hostOf(root: Node): Element | null {
  const {host} = root as Partial<ShadowRoot>;
  return isElement(host) ? host : null; // an <a> has a host, too
}

/** The parent of an element as drawn: through slots and shadow roots. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? hostOf(element.getRootNode());

/** The focused element of a document, searched for through shadow roots. */
export function focusedIn({activeElement}: Document | ShadowRoot): Element | null {
  return activeElement?.shadowRoot?.activeElement
    ? focusedIn(activeElement.shadowRoot)
    : activeElement;
}
