/** The nearest ancestor that scrolls, through slots and shadow roots; never the page itself. */
export function scrollerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== document.body;) {
    const {overflowY} = getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at;
    const root: Node = at.getRootNode();
    at = at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return undefined;
}
