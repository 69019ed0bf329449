/** What was asked about last in this task: between two elements that come, a browser would lay out the first. */
let asked: Element | undefined;
let dark = false;

/**
 * Whether an element lies on a page that is dark by its own colours and names no `color-scheme`, which
 * `light-dark()` would follow: the text around it is pale.
 */
export function onDarkGround({parentElement}: Element): boolean {
  const around = parentElement ?? document.body;
  if (around === asked) return dark;
  asked = around;
  queueMicrotask(() => (asked = undefined));
  const {colorScheme, color} = getComputedStyle(around);
  const [first, second] = color.match(/\b[\d.]+/g)!.map(Number) as [number, number];
  // `rgb()` goes to 255, and green weighs most; `lab()` begins with its lightness, to 100; others go to 1.
  const lightness = color.startsWith('rgb') ? second / 255 : first > 1 ? first / 100 : first;
  dark = colorScheme === 'normal' && lightness > 0.6;
  return dark;
}
