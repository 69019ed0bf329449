import {foreseeRoom, type HandRoom, Nearness, viewOf} from '../../elements/shared/index.js';
import type {LitElement, ReactiveController} from 'lit';
import {BORDER, MARGIN, remOf, WIDE, widthOf} from './width-of.js';

/** Listens to changes in the page around a table. */
export interface PageListener {
  /** The width crossed the mark where panels dock. */
  onWide(wide: boolean): void;
  /** A `lang` changed on an ancestor. */
  onLang(): void;
}

/** The width of a docked panel, in pixels (as in the styles). */
const ASIDE = 304;

/** The width of a table and the font size of its page, in pixels. */
interface Room {
  readonly width: number;
  readonly rem: number;
}

/** Called near the viewport; the room is given where it is known without another layout of the page. */
type Arrive = (room?: Room) => void;

/** Tables far from the viewport. */
const far = new Map<Element, Arrive>();
/** One observer serves a page of a hundred. */
const nearness = new Nearness(MARGIN, (near) => {
  // Read before the first table changes the page.
  const rem = remOf(document.documentElement);
  const found = near.map((element) => ({element, width: widthOf(element)}));
  for (const {element, width} of found) approach(element, width ? {width, rem} : undefined);
});

export const isFar = (table: Element): boolean => far.has(table);

/** Stops waiting for a table that leaves its place, for another one or for none. */
export function leave(table: Element): void {
  nearness.delete(table);
  far.delete(table);
}

/** Ends the waiting of a table that is near, or needed at once. */
export function approach(table: Element, room?: Room): void {
  const arrive = far.get(table);
  leave(table);
  arrive?.(room);
}

/** Calls `arrive` once a table comes near the viewport. */
export function awaitNear(table: Element, arrive: Arrive): void {
  far.set(table, arrive);
  nearness.add(table);
}

/** Watches width and language while the element is on a page. */
export class PageWatch implements ReactiveController {
  readonly #host: LitElement;
  readonly #hearing: PageListener;
  #wide: boolean | undefined;
  #room: Room | undefined;
  #ruler: Element | undefined;
  #size: ResizeObserver | undefined;
  #lang: MutationObserver | undefined;

  constructor(host: LitElement, hearing: PageListener) {
    this.#host = host;
    this.#hearing = hearing;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    const {document: page, MutationObserver: Changes, ResizeObserver: Sizes} = viewOf(host);
    this.#size = new Sizes(([entry]) =>
      this.#judge({width: entry!.contentRect.width, rem: remOf(host)}),
    );
    this.#watchSize();
    this.#lang = new Changes(() => this.#hearing.onLang());
    this.#lang.observe(page, {subtree: true, attributeFilter: ['lang']});
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
   * Estimates the width before the first render from the element's own, ignoring the page's padding.
   * The first render corrects the estimate.
   */
  foresee(room?: Room): void {
    const host = this.#host;
    if (!this.#room) this.#judge(room ?? {width: host.clientWidth, rem: remOf(host)});
  }

  /** The room of the hand below the board, or beside the `docked` panel of a wide table. */
  handRoom(docked: boolean): HandRoom {
    const {width, rem} = this.#room ?? {width: 0, rem: 16};
    const inner = width - (docked ? ASIDE : 0) - 2 * BORDER;
    return width ? foreseeRoom(inner, width, rem) : [0, 0, false];
  }

  /** Watches a line as wide as the table: the table's own height would change with its content. */
  #watchSize(): void {
    const ruler = this.#host.shadowRoot?.querySelector('.ruler') ?? undefined;
    if (ruler === this.#ruler) return;
    this.#ruler = ruler;
    this.#size?.disconnect();
    if (ruler) this.#size?.observe(ruler);
  }

  #judge(room: Room): void {
    this.#room = room;
    const wide = room.width >= WIDE * room.rem;
    if (wide === this.#wide) return;
    this.#wide = wide;
    this.#hearing.onWide(wide);
  }
}
