import type {GstkSeat} from '../elements/gstk-seat/gstk-seat.component.js';
import {flips, type HandRoom} from '../elements/shared/index.js';
import type {Flip} from '../elements/shared/flip.js';
import {TIMES} from '../elements/index.js';
import type {Seat} from '../game/index.js';
import type {TableContext} from './table-context.js';

/** Where things lie on the page, from which they move to their next places. */
export class Places {
  readonly #table: TableContext;
  #flip: Flip | undefined;
  readonly #room: () => HandRoom;

  /** @param room that the hand will have, as far as the width of the table tells */
  constructor(table: TableContext, room: () => HandRoom) {
    this.#table = table;
    this.#room = room;
  }

  /** The room that the hand will have. */
  get room(): HandRoom {
    return this.#room();
  }

  /** Before drawing: remembers where everything lies, while nothing has to be laid out for it. */
  look(): void {
    this.#flip ??= flips.value && new flips.value.Flip();
    this.#flip?.look(this.#root);
    const {client, conductor} = this.#table.session ?? {};
    const hand = this.#root.querySelector('gstk-hand');
    const next = conductor?.view.hands?.[client?.seat ?? -1];
    if (hand?.hasUpdated && next && next.length !== hand.cards.length) hand.glance(next);
  }

  /** After drawing: moves what has another place now. */
  move(): void {
    this.#flip?.move(this.#root, this.origin);
    const {scene} = this.#table.model;
    const {collect} = scene;
    if (collect === undefined) return;
    const {holds} = TIMES[this.#table.settings.speed];
    void this.#root
      .querySelector('gstk-trick')
      ?.collectTo(this.#seatOf(collect)?.boxOf('pile'), holds.collect);
  }

  /** Ends all motion where it was going. */
  finish(): void {
    this.#flip?.finish();
    this.#root.querySelector('gstk-hand')?.finish();
    this.#end([...this.#root.querySelectorAll('gstk-seat, gstk-trick')]);
  }

  /** Ends all motion on the board, also what its styles move or show later. */
  finishAll(): void {
    this.finish();
    this.#end([this.#table.host]);
  }

  /** Ends the motion inside elements, except what never ends by itself. */
  #end(parts: readonly Element[]): void {
    for (const animation of parts.flatMap(({shadowRoot}) => shadowRoot?.getAnimations() ?? []))
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }

  /**
   * The place of a seat, or of a card at a seat; `undefined` when cards should arrive without
   * animation.
   */
  readonly origin = (seat: Seat, card: string | null): DOMRect | undefined => {
    if (this.#isStill) return undefined;
    const own = card && seat === this.#table.session?.client.seat;
    if (own) return this.#root.querySelector('gstk-hand')?.rectOf(card);
    return this.#seatOf(seat)?.boxOf('shield');
  };

  /** Where a new hand is dealt from, the middle of the board; or the pile that a card is drawn from. */
  readonly dealFrom = (whole: boolean): DOMRect | undefined => {
    if (this.#isStill) return undefined;
    const root = this.#root;
    if (!whole) return root.querySelector('.draw-pile > :first-child')?.getBoundingClientRect();
    if (!this.#table.session?.hasDealt()) return undefined;
    const middle =
      root.querySelector('gstk-trick, .board > .middle') ?? root.querySelector('.board');
    return middle?.getBoundingClientRect();
  };

  /** Where a card lay that is taken back to the hand. */
  readonly home = (card: string): DOMRect | undefined =>
    this.#isStill ? undefined : this.#flip?.leftFrom(`${this.#table.session?.client.seat}:${card}`);

  get #isStill(): boolean {
    return this.#table.settings.speed === 'instant';
  }

  get #root(): HTMLElement | DocumentFragment {
    return this.#table.host.renderRoot;
  }

  #seatOf(seat: Seat): GstkSeat | null {
    return this.#root.querySelector<GstkSeat>(`gstk-seat[data-seat="${seat}"]`);
  }
}
