/** Travel on the table: Web Animations on `transform`, cut short by whatever comes next. */

export const EASE_OUT = 'cubic-bezier(.2,.7,.2,1)';
export const EASE_IN = 'cubic-bezier(.5,0,.8,.3)';

/** Milliseconds × `--gstk-motion`; 0 for readers who want less motion and for pages out of sight. */
export function travel(element: Element, ms: number): number {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const factor = parseFloat(getComputedStyle(element).getPropertyValue('--gstk-motion'));
  return ms * (Number.isFinite(factor) ? Math.min(1, Math.max(0, factor)) : 1);
}

/** The transform that shows `box` where `other` is: middle on middle, as wide when `scale` is not given. */
export function between(box: DOMRect, other: DOMRect, scale = other.width / box.width): string {
  const x = other.x + other.width / 2 - box.x - box.width / 2;
  const y = other.y + other.height / 2 - box.y - box.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
