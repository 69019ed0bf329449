/** For a page that embeds `frame.html`: sizes `<iframe data-gstk …>` to the height of its content. */

/** The least height: a frame without height would never load its content. */
const LOWEST = 40;
/** The greatest height that a frame may request, in CSS pixels. */
const TALLEST = 4000;

const heights = new WeakMap<Node, string>();
const size = (frame: Node): void => {
  const {style} = frame as HTMLIFrameElement;
  const height = heights.get(frame)!;
  if (style.height !== height) style.setProperty('height', height);
  // WebKit reports that a style is removed only if it has been read as an attribute before.
  (frame as HTMLIFrameElement).getAttribute('style');
};
/** A morph with the HTML of the page removes the height. */
const morphed = new MutationObserver((changes) => changes.forEach(({target}) => size(target)));

/** The frames of a root, and of the open shadow roots in it. */
const framesIn = (root: ParentNode): readonly HTMLIFrameElement[] => [
  ...root.querySelectorAll<HTMLIFrameElement>('iframe[data-gstk]'),
  ...[...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
    shadowRoot ? framesIn(shadowRoot) : [],
  ),
];

addEventListener('message', ({data, origin, source}: MessageEvent<unknown>) => {
  const {type, height} = (data ?? {}) as {readonly type?: unknown; readonly height?: unknown};
  if (type !== 'gstk-frame-height' || typeof height !== 'number' || !(height >= 0)) return;
  for (const frame of framesIn(document)) {
    // A message counts only if it comes from the frame's own, original page.
    // A frame with `srcdoc`, or without an address yet, has none.
    if (
      frame.contentWindow !== source ||
      !URL.canParse(frame.src) ||
      new URL(frame.src).origin !== origin
    )
      continue;
    heights.set(frame, `${Math.min(Math.max(height, LOWEST), TALLEST)}px`);
    size(frame);
    morphed.observe(frame, {attributeFilter: ['style']});
  }
});
