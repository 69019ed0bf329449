/** `frame.html`, for pages that allow no custom elements but an `<iframe>`; see docs/embedding.md. */

/** The message of the frame to its parent page. */
export interface FrameHeight {
  readonly type: 'gstk-frame-height';
  /** In CSS pixels. */
  readonly height: number;
}

/**
 * The attributes that an address may set: those of the tag, and the language and direction of the
 * text. Written out, because the classes are fetched after their elements stand in the page.
 */
export const ATTRIBUTES = {
  'game-example': (
    'ask bots contract deal dealer dir game hand hands lang lead locale mode no-play options orderer ' +
    'played players points position record rules run scores seat seats step trick tricks trump turn variant'
  ).split(' '),
  'gstk-table': (
    'autoplay autoplay-forced bot-level card-index card-size decided deck dir game handedness haptics hints ' +
    'humans lang layout loading locale options play-mode players readonly seat seats seed server ' +
    'shortcuts sound speed storage-key theme timers turn-timer undo verbosity'
  ).split(' '),
} as const;

/** Creates the element that an address describes: `?tag=game-example&game=king&hand=…&text=…`. */
export function elementFor(search: string): HTMLElement {
  const asked = new URLSearchParams(search);
  const tag = asked.get('tag') === 'game-example' ? 'game-example' : 'gstk-table';
  const element = document.createElement(tag);
  for (const name of ATTRIBUTES[tag]) {
    const value = asked.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  element.append(asked.get('text') ?? '');
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
