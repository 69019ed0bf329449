import {viewOf} from '../../../elements/shared/index.js';

/** Tracks which examples are near the viewport, with one observer for the whole page. */

/** The distance from the viewport that counts as near, in pixels. */
const MARGIN = 800;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function reached(element: Element): void {
  const event = waiting.get(element);
  forget(element);
  event?.();
}

/** Whether an element has a box in or near the viewport. */
export function isNear(element: Element): boolean {
  const {bottom, height, top, width} = element.getBoundingClientRect();
  const shown = width > 0 || height > 0;
  return shown && bottom > -MARGIN && top < viewOf(element).innerHeight + MARGIN;
}

/** Finds elements that are near already: the observer would report them only after the next paint. */
function look(): void {
  for (const element of [...waiting.keys()]) if (isNear(element)) reached(element);
}

/** Calls `event` once, when the element is near. */
export function whenNear(element: Element, event: () => void): void {
  // When a page is printed, all of it is near.
  if (!observer) addEventListener('beforeprint', () => [...waiting.keys()].forEach(reached));
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) if (isIntersecting) reached(target);
    },
    {rootMargin: `${MARGIN}px`},
  );
  if (waiting.size === 0) setTimeout(look);
  waiting.set(element, event);
  observer.observe(element);
}

export function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
