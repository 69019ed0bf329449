import {planeOf} from './plane.js';

/** How far a mark may seem to lie from its place: pixels of layout are rounded. */
const NEAR = 1.5;

/**
 * Whether marks are seen where layout puts them, so that nothing turns, scales or zooms them. The middle
 * of each is compared with that of its positioned parent.
 */
function isPlain(marks: Iterable<HTMLElement>): boolean {
  let [across, down] = [0, 0];
  for (const mark of marks) {
    const around = (mark.offsetParent ?? mark) as HTMLElement;
    const [seen, outer] = [mark, around].map((one) => one.getBoundingClientRect());
    const x = mark.offsetLeft + (mark.offsetWidth - around.offsetWidth) / 2;
    const y = mark.offsetTop + (mark.offsetHeight - around.offsetHeight) / 2;
    const aside = (seen!.left + seen!.right - outer!.left - outer!.right) / 2 - x;
    const off = (seen!.top + seen!.bottom - outer!.top - outer!.bottom) / 2 - y;
    if (Math.hypot(aside, off) > NEAR) return false;
    across = Math.max(across, Math.abs(x));
    down = Math.max(down, Math.abs(y));
  }
  // A mark in the middle stays there on a page that is turned or mirrored.
  return Math.min(across, down) > 4 * NEAR;
}

/**
 * The plane of marks, see `planeOf`: read, which forces no layout, on the many pages that neither turn nor
 * scale a table, otherwise measured.
 * @param marks elements that never move in their plane; they do not all lie on one line through the
 *   middle of their positioned parents, or the plane is measured
 */
export function plainPlane(marks: Iterable<HTMLElement>): DOMMatrix | undefined {
  if (isPlain(marks)) return new DOMMatrix();
  const [mark] = marks;
  return mark && planeOf(mark);
}
