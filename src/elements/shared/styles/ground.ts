import {viewOf} from '../realm.js';

/**
 * The element asked about last within this task. Measuring again between two new elements would
 * force a layout.
 */
let asked: Element | undefined;
let dark = false;

/**
 * Whether an element lies on a page that is dark by its own colours but sets no `color-scheme` for
 * `light-dark()` to follow. A light text colour around the element tells.
 */
export function onDarkGround({parentElement, ownerDocument}: Element): boolean {
  const body = ownerDocument.body as Element | null; // a feed has none
  const around = parentElement ?? body ?? ownerDocument.documentElement;
  if (around === asked) return dark;
  asked = around;
  queueMicrotask(() => (asked = undefined));
  const {colorScheme, color} = viewOf(around).getComputedStyle(around);
  // The document of a frame that was removed has no colours.
  const [first = 0, second = 0] = color.match(/\b[\d.]+/g)?.map(Number) ?? [];
  // `rgb()` goes up to 255 and green weighs most; `lab()` starts with lightness, up to 100; others
  // go up to 1.
  const lightness = color.startsWith('rgb') ? second / 255 : first > 1 ? first / 100 : first;
  dark = colorScheme === 'normal' && lightness > 0.6;
  return dark;
}
