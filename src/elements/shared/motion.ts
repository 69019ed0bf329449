import {viewOf} from './realm.js';

/** Motion on the table: Web Animations of `transform`, cut short by the next change. */

export const EASE_OUT = 'cubic-bezier(.2,.7,.2,1)';

/**
 * The duration to use: milliseconds × `--gstk-motion`; 0 with reduced motion and in hidden pages.
 */
export function travel(element: Element, ms: number): number {
  const view = viewOf(element);
  if (view.document.hidden || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const factor = parseFloat(view.getComputedStyle(element).getPropertyValue('--gstk-motion'));
  return ms * (Number.isFinite(factor) ? Math.min(1, Math.max(0, factor)) : 1);
}
