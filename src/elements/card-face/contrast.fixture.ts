/**
 * The relative luminance (WCAG) of a colour, or of several layers from the lowest to the highest, 0 to
 * 1, as the browser mixes them.
 */
export function luminance(...layers: readonly string[]): number {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
  for (const colour of layers) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast of two computed colours (WCAG), 1 to 21. */
export const contrast = (a: string, b: string): number => ratio(luminance(a), luminance(b));

/** The element that surrounds another on the screen: its slot, its parent, or the host of its root. */
const around = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host ??
  null;

/** The backgrounds under an element, from the page up. */
function groundsUnder(element: Element): readonly string[] {
  const grounds: string[] = [];
  for (let at: Element | null = element; at; at = around(at))
    grounds.unshift(getComputedStyle(at).backgroundColor);
  return ['#fff', ...grounds];
}

/** The contrast of an element's text or shape, in its computed colour, with all that lies under it. */
export function contrastIn(element: Element, property: 'color' | 'fill'): number {
  const grounds = groundsUnder(element);
  const ink = getComputedStyle(element)[property];
  return ratio(luminance(...grounds), luminance(...grounds, ink));
}
