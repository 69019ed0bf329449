import {viewOf} from './realm.js';

/**
 * Reports elements once they come near the viewport. Those already near are reported at the end of the
 * current task, without waiting for the first frame of the page. Inside a frame only the browser knows
 * which part of it is visible, so it is asked there. When a page is printed, all of it is near.
 */
export class Nearness {
  readonly #margin: number;
  readonly #arrive: (near: readonly Element[]) => void;
  readonly #fresh = new Set<Element>();
  readonly #far = new Set<Element>();
  #observer: IntersectionObserver | undefined;

  /**
   * @param margin the distance from the viewport, in pixels
   * @param arrive called with all that are near at one moment; they are not waited for any longer
   */
  constructor(margin: number, arrive: (near: readonly Element[]) => void) {
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
    this.#far.delete(element);
    this.#observer?.unobserve(element);
  }

  /** Stops waiting for all. */
  clear(): void {
    this.#fresh.clear();
    this.#far.clear();
    this.#observer?.disconnect();
  }

  #look(): void {
    const fresh = [...this.#fresh];
    this.#fresh.clear();
    const near = fresh.filter((element) => this.#isNear(element));
    for (const element of fresh) if (!near.includes(element)) this.#observe(element);
    this.#reach(near);
  }

  /** Stops waiting for elements, and reports that they are near. */
  #reach(near: readonly Element[]): void {
    for (const element of near) this.delete(element);
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
    if (!this.#observer) addEventListener('beforeprint', () => this.#reach([...this.#far]));
    this.#observer ??= new IntersectionObserver(
      (entries) =>
        this.#reach(entries.flatMap(({isIntersecting, target}) => (isIntersecting ? target : []))),
      {rootMargin: `${this.#margin}px`},
    );
    this.#far.add(element);
    this.#observer.observe(element);
  }
}
