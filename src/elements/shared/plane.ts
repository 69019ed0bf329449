import {parentOf, viewOf} from './realm.js';

/**
 * Pixels of the page and pixels of an element's own styles. A page may scale, turn, skew or zoom a
 * table, so every measured length is converted here before it moves anything.
 */

/** How far an element is moved in order to be measured, in its own pixels. */
const STEP = 100;
/**
 * How far it also moves aside at first: no turned or mirrored page shows a step in both directions as it
 * is.
 */
const ASIDE = 37;

/**
 * The matrix from the pixels in which an element is moved to those of `getBoundingClientRect()`, without
 * a translation; `undefined` if nothing is drawn. It is measured: the element is moved for a moment in
 * which nothing is painted, so the styles of its ancestors need not be understood. That forces styles and
 * layout; see `plainPlane`.
 */
export function planeOf(element: Element): DOMMatrix | undefined {
  const from = element.getBoundingClientRect();
  const seenAfter = (x: number, y: number): [number, number] => {
    const translate = `${x}px ${y}px`;
    const run = element.animate({translate: [translate, translate]}, 1);
    run.pause();
    const box = element.getBoundingClientRect();
    run.cancel();
    return [(box.x - from.x) / STEP, (box.y - from.y) / STEP];
  };
  // Each step makes the browser compute styles again, and few pages turn or scale a table.
  const [right, down] = seenAfter(STEP, ASIDE);
  if (Math.hypot(right - 1, down - ASIDE / STEP) < 1e-4) return new DOMMatrix();
  const plane = new DOMMatrix([...seenAfter(STEP, 0), ...seenAfter(0, STEP), 0, 0]);
  return Number.isFinite(plane.inverse().a) ? plane : undefined;
}

/** A way on the page as one in the pixels of a plane. */
export const wayIn = (plane: DOMMatrix, x: number, y: number): DOMPoint =>
  plane.inverse().transformPoint({x, y});

/**
 * The factor by which pixels of events are larger than those of `getBoundingClientRect()`: engines
 * without `currentCSSZoom` divide boxes, and only these, by the `zoom` of the element.
 */
export function zoomOf(element: Element): number {
  if ('currentCSSZoom' in element) return 1;
  let zoom = 1;
  for (let at: Element | null = element; at; at = parentOf(at))
    zoom *= parseFloat(viewOf(at).getComputedStyle(at).zoom) || 1;
  return zoom;
}

/**
 * The box of an element within one around it, in their own pixels. Its place is measured at its middle,
 * which stays the same however the page turns it.
 * @param plane the plane of both
 */
export function boxWithin(around: HTMLElement, element: HTMLElement, plane: DOMMatrix): DOMRect {
  const [outer, inner] = [around.getBoundingClientRect(), element.getBoundingClientRect()];
  const way = wayIn(
    plane,
    inner.x + inner.width / 2 - outer.x - outer.width / 2,
    inner.y + inner.height / 2 - outer.y - outer.height / 2,
  );
  const {offsetWidth, offsetHeight} = element;
  return new DOMRect(
    way.x + (around.offsetWidth - offsetWidth) / 2,
    way.y + (around.offsetHeight - offsetHeight) / 2,
    offsetWidth,
    offsetHeight,
  );
}
