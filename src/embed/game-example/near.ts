/** Which examples are near the window: one observer for all of a page. */

/** How far outside the window that is, in pixels. */
const MARGIN = 800;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function reached(element: Element): void {
  const event = waiting.get(element);
  forget(element);
  event?.();
}

/** Whether an element has a box in or near the window. */
export function isNear(element: Element): boolean {
  const {bottom, height, top, width} = element.getBoundingClientRect();
  const shown = width > 0 || height > 0;
  return shown && bottom > -MARGIN && top < innerHeight + MARGIN;
}

/** An observer reports after the next paint; those that are near already need not wait for it. */
function look(): void {
  for (const element of [...waiting.keys()]) if (isNear(element)) reached(element);
}

/** Tells once, when an element is near. */
export function whenNear(element: Element, event: () => void): void {
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

/** Waits for it no more. */
export function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
