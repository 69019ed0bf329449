import type {LitElement, ReactiveController} from 'lit';

/** What a table wants to hear of the page around it. */
export interface Hearing {
  /** Its width passed the mark where panels dock, or came back. */
  onWide(wide: boolean): void;
  /** A `lang` changed somewhere above it. */
  onLang(): void;
}

/** From this many rem on, panels dock beside the table (as in the styles). */
const WIDE = 53.75;
/** How far outside the viewport a table begins to load. */
const MARGIN = '200px';

/** Tables that are far from the viewport; a page of a hundred has one observer for all. */
const far = new Map<Element, () => void>();
let view: IntersectionObserver | undefined;

/** Whether a table waits to come near. */
export const isFar = (table: Element): boolean => far.has(table);

/** A table no longer waits: it is near, or wanted at once, or gone from the page. */
export function approach(table: Element): void {
  const arrive = far.get(table);
  view?.unobserve(table);
  far.delete(table);
  if (table.isConnected) arrive?.();
}

/** Does something once a table comes near the viewport. */
export function whenNear(table: Element, arrive: () => void): void {
  far.set(table, arrive);
  view ??= new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) if (isIntersecting) approach(target);
    },
    {rootMargin: MARGIN},
  );
  view.observe(table);
}

/** Watches width and language, as long as the element is on a page. */
export class Surroundings implements ReactiveController {
  readonly #host: LitElement;
  readonly #hearing: Hearing;
  #wide = false;
  #ruler: Element | undefined;
  #size: ResizeObserver | undefined;
  #lang: MutationObserver | undefined;

  constructor(host: LitElement, hearing: Hearing) {
    this.#host = host;
    this.#hearing = hearing;
    host.addController(this);
  }

  hostConnected(): void {
    this.#size = new ResizeObserver(([entry]) => this.#judge(entry?.contentRect.width ?? 0));
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

  /** Before a table is drawn: it will be as wide as its element, but for what a page pads that with. */
  foresee(): void {
    if (!this.#ruler) this.#judge(this.#host.clientWidth);
  }

  /** Watches a line that is as wide as the table; its own height would change with what it shows. */
  #watchSize(): void {
    const ruler = this.#host.shadowRoot?.querySelector('.ruler') ?? undefined;
    if (ruler === this.#ruler) return;
    this.#ruler = ruler;
    this.#size?.disconnect();
    if (ruler) this.#size?.observe(ruler);
  }

  #judge(width: number): void {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const wide = width >= WIDE * rem;
    if (wide === this.#wide) return;
    this.#wide = wide;
    this.#hearing.onWide(wide);
  }
}
