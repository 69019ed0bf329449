/** For a page that embeds `frame.html`: sizes `<iframe data-gstk …>` to the height of its content. */

/** The least height: a frame without height would never load what it shows. */
const LOWEST = 40;
/** The greatest height that a frame may request, in CSS pixels. */
const TALLEST = 4000;

addEventListener('message', ({data, origin, source}: MessageEvent<unknown>) => {
  const {type, height} = (data ?? {}) as {readonly type?: unknown; readonly height?: unknown};
  if (type !== 'gstk-frame-height' || typeof height !== 'number' || !(height >= 0)) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-gstk]'))
    // A message counts only if it comes from the frame's own, original page.
    // A frame with `srcdoc`, or without an address yet, has none.
    if (
      frame.contentWindow === source &&
      URL.canParse(frame.src) &&
      new URL(frame.src).origin === origin
    )
      frame.style.setProperty('height', `${Math.min(Math.max(height, LOWEST), TALLEST)}px`);
});
