import {viewOf} from './realm.js';

/** An element that has come near the viewport, and its width in pixels. */
export interface Arrival {
  readonly element: Element;
  readonly width: number;
}

/**
 * Waits for elements until they come near the viewport. Those that are near already are notified at the end
 * of the current task: the first frame of a page is not waited for. In a frame only the browser knows
 * what of it can be seen, so it is asked there.
 */
export class Nearness {
  readonly #margin: number;
  readonly #arrive: (near: readonly Arrival[]) => void;
  readonly #fresh = new Set<Element>();
  #observer: IntersectionObserver | undefined;

  /**
   * @param margin the distance from the viewport, in pixels
   * @param arrive called with all that are near at one moment; they are not waited for any longer
   */
  constructor(margin: number, arrive: (near: readonly Arrival[]) => void) {
    this.#margin = margin;
    this.#arrive = arrive;
  }

  /** Waits for an element. */
  add(element: Element): void {
    if (viewOf(element).top !== viewOf(element)) {
      this.#observe(element);
      return;
    }
    if (this.#fresh.size === 0) queueMicrotask(() => this.#look());
    this.#fresh.add(element);
  }

  /** Stops waiting for an element. */
  delete(element: Element): void {
    this.#fresh.delete(element);
    this.#observer?.unobserve(element);
  }

  /** Stops waiting for all. */
  clear(): void {
    this.#fresh.clear();
    this.#observer?.disconnect();
  }

  #look(): void {
    const near: Arrival[] = [];
    for (const element of this.#fresh)
      if (this.#isNear(element)) near.push({element, width: element.getBoundingClientRect().width});
      else this.#observe(element);
    this.#fresh.clear();
    if (near.length > 0) this.#arrive(near);
  }

  #isNear(element: Element): boolean {
    const {innerWidth, innerHeight} = viewOf(element);
    const {top, right, bottom, left} = element.getBoundingClientRect();
    const by = this.#margin;
    const isInside =
      bottom > -by && top < innerHeight + by && right > -by && left < innerWidth + by;
    return isInside && element.isConnected && element.checkVisibility();
  }

  #observe(element: Element): void {
    this.#observer ??= new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({isIntersecting}) => isIntersecting);
        for (const {target} of near) this.#observer?.unobserve(target);
        if (near.length > 0)
          this.#arrive(
            near.map(({target, boundingClientRect: {width}}) => ({element: target, width})),
          );
      },
      {rootMargin: `${this.#margin}px`},
    );
    this.#observer.observe(element);
  }
}
