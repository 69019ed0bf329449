import type {LitElement, ReactiveController} from 'lit';

/** What a table wants to hear of the page around it. */
export interface Hearing {
  /** Its width passed the mark where panels dock, or came back. */
  onWide(wide: boolean): void;
  /** It came near the viewport, once. */
  onNear(): void;
  /** A `lang` changed somewhere above it. */
  onLang(): void;
}

/** From this many rem on, panels dock beside the table (as in the styles). */
const WIDE = 53.75;
/** How far outside the viewport a table begins to load. */
const MARGIN = '200px';

/** Watches width, nearness and language, as long as the element is on a page. */
export class Surroundings implements ReactiveController {
  readonly #host: LitElement;
  readonly #hearing: Hearing;
  #near = false;
  #wide = false;
  #ruler: Element | undefined;
  #size: ResizeObserver | undefined;
  #view: IntersectionObserver | undefined;
  #lang: MutationObserver | undefined;

  constructor(host: LitElement, hearing: Hearing) {
    this.#host = host;
    this.#hearing = hearing;
    host.addController(this);
  }

  hostConnected(): void {
    this.#size = new ResizeObserver(([entry]) => this.#judge(entry?.contentRect.width ?? 0));
    this.#measure();
    this.#lang = new MutationObserver(() => this.#hearing.onLang());
    this.#lang.observe(document, {subtree: true, attributeFilter: ['lang']});
    if (!this.#near) this.#watch();
  }

  hostUpdated(): void {
    this.#measure();
  }

  hostDisconnected(): void {
    this.#size?.disconnect();
    this.#ruler = undefined;
    this.#view?.disconnect();
    this.#lang?.disconnect();
  }

  /** Measures a line that is as wide as the table; its own height would change with what it shows. */
  #measure(): void {
    const ruler = this.#host.shadowRoot?.querySelector('.ruler') ?? undefined;
    if (ruler === this.#ruler) return;
    this.#ruler = ruler;
    this.#size?.disconnect();
    if (!ruler) return;
    this.#size?.observe(ruler);
    this.#judge(ruler.getBoundingClientRect().width); // at once: nothing may shift after the first paint
  }

  #judge(width: number): void {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const wide = width >= WIDE * rem;
    if (wide === this.#wide) return;
    this.#wide = wide;
    this.#hearing.onWide(wide);
  }

  #watch(): void {
    this.#view = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        this.#near = true;
        this.#view?.disconnect();
        this.#hearing.onNear();
      },
      {rootMargin: MARGIN},
    );
    this.#view.observe(this.#host);
  }
}
