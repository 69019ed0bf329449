import {wayIn} from './plane.js';
import {viewOf} from './realm.js';

/** Motion on the table: Web Animations of `transform`, cut short by the next change. */

export const EASE_OUT = 'cubic-bezier(.2,.7,.2,1)';
export const EASE_IN = 'cubic-bezier(.5,0,.8,.3)';

/**
 * The duration to use: milliseconds × `--gstk-motion`; 0 with reduced motion and in hidden pages.
 */
export function travel(element: Element, ms: number): number {
  const view = viewOf(element);
  if (view.document.hidden || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const factor = parseFloat(view.getComputedStyle(element).getPropertyValue('--gstk-motion'));
  return ms * (Number.isFinite(factor) ? Math.min(1, Math.max(0, factor)) : 1);
}

/**
 * The transform that shows `box` at the place of `other`, centre on centre, both as seen on the page;
 * the default `scale` makes them equally wide. `undefined` if either has no size, as in a closed
 * `<details>`, where nothing moves.
 * @param plane the plane of the moved element, before anything moves
 */
export function between(
  plane: DOMMatrix | undefined,
  box: DOMRect,
  other: DOMRect,
  scale = other.width / box.width,
): string | undefined {
  if (!plane || !(box.width > 0 && other.width > 0)) return undefined;
  const {x, y} = wayIn(
    plane,
    other.x + other.width / 2 - box.x - box.width / 2,
    other.y + other.height / 2 - box.y - box.height / 2,
  );
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** How a motion runs. */
export interface Run {
  readonly ms: number;
  readonly easing: string;
  readonly delay?: number;
}

/** Runs a motion of `transform` and `opacity`; `undefined` if nothing moves. */
export function motion(
  element: Element,
  frames: Keyframe[],
  {ms, easing, delay = 0}: Run,
): Animation | undefined {
  const duration = travel(element, ms);
  if (duration === 0) return undefined;
  return element.animate(frames, {
    duration,
    easing,
    delay: (delay * duration) / ms,
    fill: 'backwards',
  });
}
