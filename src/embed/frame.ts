/** `frame.html`, which pages that take no unknown tags show in an `<iframe>`; see docs/embedding.md. */

/** What the frame tells the page around it. */
export interface FrameHeight {
  readonly type: 'gstk-frame-height';
  /** In CSS pixels. */
  readonly height: number;
}

/** Makes the element that an address asks for: `?tag=game-example&game=king&hand=…&text=…`. */
export function elementFor(search: string): HTMLElement {
  const {tag, text = '', ...attributes} = Object.fromEntries(new URLSearchParams(search));
  const element = document.createElement(tag === 'game-example' ? tag : 'gstk-table');
  for (const [name, value] of Object.entries(attributes))
    // A handler, a style or an id would be the address's word on this page.
    if (/^[a-z]+(-[a-z]+)*$/.test(name) && !/^(on|style$|id$|is$|slot$|parent$)/.test(name))
      element.setAttribute(name, value);
  element.append(text);
  return element;
}

/** The origin of the page around: as the address says, or where the frame was asked for from. */
export function parentOrigin(search: string, referrer: string): string | undefined {
  const said = new URLSearchParams(search).get('parent') ?? referrer;
  return URL.canParse(said) ? new URL(said).origin : undefined;
}

/** Tells the page around how tall a frame's content is, now and whenever that changes. */
export function tellHeight(content: Element, page: Window, origin: string): () => void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    page.postMessage({type: 'gstk-frame-height', height} satisfies FrameHeight, origin);
  });
  observer.observe(content);
  return () => {
    observer.disconnect();
  };
}
