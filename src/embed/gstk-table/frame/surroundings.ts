import type {LitElement, ReactiveController} from 'lit';

/** What a table wants to hear of the page around it. */
export interface SurroundingsListener {
  /** Its width passed the mark where panels dock, or came back. */
  onWide(wide: boolean): void;
  /** A `lang` changed somewhere above it. */
  onLang(): void;
}

/** From this many rem on, panels dock beside the table (as in the styles). */
const WIDE = 53.75;
/** How far outside the viewport a table begins to load. */
const MARGIN = '200px';

/** The same in pixels. */
const wide = (): number =>
  WIDE * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** Is told whether the table is wide, where that is known without laying out the page anew. */
type Arrive = (wide?: boolean) => void;

/** Tables that are far from the viewport; a page of a hundred has one observer for all. */
const far = new Map<Element, Arrive>();
let view: IntersectionObserver | undefined;

/** Whether a table waits to come near. */
export const isFar = (table: Element): boolean => far.has(table);

/** A table no longer waits: it is near, or wanted at once, or gone from the page. */
export function approach(table: Element, wide?: boolean): void {
  const arrive = far.get(table);
  view?.unobserve(table);
  far.delete(table);
  if (table.isConnected) arrive?.(wide);
}

/** Does something once a table comes near the viewport. */
export function whenNear(table: Element, arrive: Arrive): void {
  far.set(table, arrive);
  view ??= new IntersectionObserver(
    (entries) => {
      const least = wide(); // read before the first of them changes the page
      for (const {isIntersecting, target, boundingClientRect} of entries)
        if (isIntersecting) approach(target, boundingClientRect.width >= least);
    },
    {rootMargin: MARGIN},
  );
  view.observe(table);
}

/** Watches width and language, as long as the element is on a page. */
export class Surroundings implements ReactiveController {
  readonly #host: LitElement;
  readonly #hearing: SurroundingsListener;
  #wide: boolean | undefined;
  #ruler: Element | undefined;
  #size: ResizeObserver | undefined;
  #lang: MutationObserver | undefined;

  constructor(host: LitElement, hearing: SurroundingsListener) {
    this.#host = host;
    this.#hearing = hearing;
    host.addController(this);
  }

  hostConnected(): void {
    this.#size = new ResizeObserver(([entry]) => this.#judge(entry!.contentRect.width >= wide()));
    this.#watchSize();
    this.#lang = new MutationObserver(() => this.#hearing.onLang());
    this.#lang.observe(document, {subtree: true, attributeFilter: ['lang']});
  }

  hostUpdated(): void {
    this.#watchSize();
  }

  hostDisconnected(): void {
    this.#size?.disconnect();
    this.#ruler = undefined;
    this.#lang?.disconnect();
  }

  /**
   * Before a table is drawn: it will be as wide as its element, but for what a page pads that with. What
   * changes until then is seen when it is drawn.
   */
  foresee(now?: boolean): void {
    if (this.#wide === undefined) this.#judge(now ?? this.#host.clientWidth >= wide());
  }

  /** Watches a line that is as wide as the table; its own height would change with what it shows. */
  #watchSize(): void {
    const ruler = this.#host.shadowRoot?.querySelector('.ruler') ?? undefined;
    if (ruler === this.#ruler) return;
    this.#ruler = ruler;
    this.#size?.disconnect();
    if (ruler) this.#size?.observe(ruler);
  }

  #judge(now: boolean): void {
    if (now === this.#wide) return;
    this.#wide = now;
    this.#hearing.onWide(now);
  }
}
