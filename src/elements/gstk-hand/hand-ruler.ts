import type {ReactiveController, ReactiveElement} from '@lit/reactive-element';
import type {HandRoom} from '../shared/lay-hand.js';
import {viewOf} from '../shared/realm.js';

/**
 * Measures the room of a hand by two lines that its styles draw: `.ruler`, as wide as a row, and
 * `.probe`, as wide as a card and flat in a narrow table.
 */
export class HandRuler implements ReactiveController {
  /** As measured; 0 before the first layout. */
  room: HandRoom = [0, 0, false];
  readonly #host: ReactiveElement;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#host.hasUpdated) this.#observe();
  }

  hostUpdated(): void {
    if (!this.#observer) this.#observe();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  /**
   * Neither line's size depends on the rows, so a measurement never causes another one. The first
   * one comes with the first layout, before anything is painted.
   */
  #observe(): void {
    const [ruler, probe] = this.#host.renderRoot.querySelectorAll<HTMLElement>('.ruler');
    if (!ruler || !probe) return;
    this.#observer = new (viewOf(this.#host).ResizeObserver)(() => {
      const room = [ruler.offsetWidth, probe.offsetWidth, probe.offsetHeight === 0] as const;
      if (room.every((size, at) => size === this.room[at])) return;
      this.room = room;
      this.#host.requestUpdate();
    });
    this.#observer.observe(ruler);
    this.#observer.observe(probe);
  }
}
