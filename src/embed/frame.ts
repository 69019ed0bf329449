/** `frame.html`, for pages that allow no custom elements but an `<iframe>`; see docs/embedding.md. */

/** The message of the frame to its parent page. */
export interface FrameHeight {
  readonly type: 'gstk-frame-height';
  /** In CSS pixels. */
  readonly height: number;
}

/** Creates the element that an address describes: `?tag=game-example&game=king&hand=…&text=…`. */
export function elementFor(search: string): HTMLElement {
  const {tag, text = '', ...attributes} = Object.fromEntries(new URLSearchParams(search));
  const element = document.createElement(tag === 'game-example' ? tag : 'gstk-table');
  for (const [name, value] of Object.entries(attributes))
    // Handlers, styles and ids would let an address control this page.
    if (/^[a-z]+(-[a-z]+)*$/.test(name) && !/^(on|style$|id$|is$|slot$|parent$)/.test(name))
      element.setAttribute(name, value);
  element.append(text);
  return element;
}

/** The origin of the parent page: from the address, or from the referrer. */
export function parentOrigin(search: string, referrer: string): string | undefined {
  const said = new URLSearchParams(search).get('parent') ?? referrer;
  return URL.canParse(said) ? new URL(said).origin : undefined;
}

/** Reports the height of a frame's content to the parent page, now and after every change. */
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
