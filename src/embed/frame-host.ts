/** For a page that shows `frame.html`: `<iframe data-gstk …>` becomes as tall as what is in it. */

/** The tallest that a frame may ask for, in CSS pixels. */
const TALLEST = 4000;

addEventListener('message', ({data, origin, source}: MessageEvent<unknown>) => {
  const {type, height} = (data ?? {}) as {readonly type?: unknown; readonly height?: unknown};
  if (type !== 'gstk-frame-height' || typeof height !== 'number' || !(height >= 0)) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-gstk]'))
    // Only a frame's own page speaks for it, as long as it is the one that was put there.
    if (frame.contentWindow === source && new URL(frame.src).origin === origin)
      frame.style.setProperty('height', `${Math.min(height, TALLEST)}px`);
});
