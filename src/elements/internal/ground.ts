/**
 * Whether an element lies on a page that is dark by its own colours and names no `color-scheme`, which
 * `light-dark()` would follow: the text around it is pale.
 */
export function onDarkGround(element: Element): boolean {
  const {colorScheme, color} = getComputedStyle(element.parentElement ?? document.body);
  const [first = 0, second = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  // `rgb()` goes to 255, and green weighs most; `lab()` begins with its lightness, to 100; others go to 1.
  const lightness = color.startsWith('rgb') ? second / 255 : first > 1 ? first / 100 : first;
  return colorScheme === 'normal' && lightness > 0.6;
}
