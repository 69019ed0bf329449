import type {Pointers} from '../../../elements/index.js';
import type {GstkHand} from '../../../elements/gstk-hand/gstk-hand.component.js';
import {addSheet, adoptSheet, EASE_OUT} from '../../../elements/shared/index.js';
import {motion} from '../../../elements/shared/ways.js';
import {planeOf, wayIn} from '../../../elements/shared/plane.js';
import {pointAtHand, ring} from '../../frame/coach-mark.js';
import type {TableContext} from '../../table-context.js';
import {pointingStyles, risenStyles} from './pointing.styles.js';

/** The attribute of a risen card: what it wears. */
const RISEN = 'data-risen';

/** How far above a card of the hand its thread ends, in pixels of the page. */
const RISE = 20;
/** Milliseconds in which a thread is drawn, and in which a price flies. */
const SPUN = 320;
const FLOWN = 800;

/** Above the middle of some cards of a hand, or, if none of them lies there, above the one closest to it. */
function goalAmong(cards: readonly DOMRect[]): DOMPoint {
  const width = Math.min(...cards.map((card) => card.width));
  const middles = cards.map(({x}) => x + width / 2);
  const middle = (middles[0]! + middles.at(-1)!) / 2;
  const far = (x: number): number => Math.abs(x - middle);
  const closest = middles.toSorted((a, b) => far(a) - far(b))[0]!;
  return new DOMPoint(far(closest) > width / 2 ? closest : middle, cards[0]!.y - RISE);
}

/**
 * What a step of a lesson points at: rings round parts of the table, risen cards, a thread from a card on
 * the table to cards of the hand, a price that lands on points. None of it is a part of the table's
 * templates, can be pressed or is read out.
 */
export class Pointing {
  readonly #table: TableContext;
  #thread: HTMLElement | undefined;
  #flight: HTMLElement | undefined;

  constructor(table: TableContext) {
    this.#table = table;
  }

  /** @param isNew when the step has just begun: then what moves, moves */
  show({rings = [], cards, thread, flight}: Pointers, isNew: boolean): void {
    adoptSheet(this.#table.host, pointingStyles);
    const root = this.#root;
    ring(
      root,
      rings.flatMap((part) => [...root.querySelectorAll(`.table ${part}`)]),
    );
    if (flight && isNew) this.#fly(flight);
    void this.#hand?.updateComplete.then(() => {
      const risen = this.#raise(cards);
      pointAtHand(root, risen[0]);
      if (thread === undefined) this.#thread?.remove();
      else this.#spin(this.#laidAt(thread), risen, isNew);
    });
  }

  clear(): void {
    ring(this.#root, []);
    this.#raise(undefined);
    this.#thread?.remove();
    this.#flight?.remove();
  }

  get #root(): HTMLElement | DocumentFragment {
    return this.#table.host.renderRoot;
  }

  get #hand(): GstkHand | null {
    return this.#root.querySelector('gstk-hand');
  }

  /** The card of a seat in the trick, or the part of the table that a selector names. */
  #laidAt(seat: number | string): Element | null | undefined {
    if (typeof seat === 'string') return this.#root.querySelector(`.table ${seat}`);
    const trick = this.#root.querySelector('gstk-trick');
    return trick?.shadowRoot?.querySelector(`[data-seat="${seat}"] .card`);
  }

  /** Lets cards of the hand rise, and lowers all others. */
  #raise(cards: Pointers['cards']): readonly Element[] {
    const hand = this.#hand;
    if (!hand) return [];
    addSheet(hand.renderRoot as ShadowRoot, risenStyles);
    return [...hand.renderRoot.querySelectorAll('.card')].filter((button, at) => {
      const worn = cards?.get(hand.cards[at] ?? '');
      if (worn === undefined) button.removeAttribute(RISEN);
      else button.setAttribute(RISEN, worn);
      return worn !== undefined;
    });
  }

  /** Draws a thread from a card on the table to cards of the hand. */
  #spin(from: Element | null | undefined, cards: readonly Element[], isNew: boolean): void {
    if (!from || cards.length === 0) return;
    const thread = (this.#thread ??= this.#piece('thread'));
    const [running] = thread.getAnimations();
    const time = running?.currentTime ?? null;
    running?.cancel(); // else it would be measured where it is on its way
    this.#lay(thread);
    const start = from.getBoundingClientRect();
    const path = this.#wayOf(
      thread,
      new DOMPoint(start.x + start.width / 2, start.bottom),
      goalAmong(cards.map((card) => card.getBoundingClientRect())),
    );
    if (!path) return;
    const {from: at, by} = path;
    const place = `translate(${at.x}px, ${at.y}px) rotate(${Math.atan2(by.y, by.x)}rad)`;
    const whole = `${place} scaleX(${Math.hypot(by.x, by.y)})`;
    thread.style.setProperty('transform', whole);
    if ((!isNew && !running) || this.#isStill) return;
    const frames = [{transform: `${place} scaleX(0)`}, {transform: whole}];
    const run = motion(thread, frames, {ms: SPUN, easing: EASE_OUT});
    if (run && time !== null) run.currentTime = time;
  }

  /** Lets a price lift off a card or a part of the table, and land on the points of a seat. */
  #fly({from, to, text}: NonNullable<Pointers['flight']>): void {
    const card = this.#laidAt(from)?.getBoundingClientRect();
    const seat = this.#root.querySelector(`gstk-seat[data-seat="${to}"]`);
    const goal = seat?.shadowRoot?.querySelector('.score')?.getBoundingClientRect();
    if (!card || !goal || this.#isStill) return;
    const flight = (this.#flight ??= this.#piece('flight'));
    flight.textContent = text;
    flight.classList.toggle('pays', text.startsWith('+'));
    this.#lay(flight);
    const own = flight.getBoundingClientRect();
    const corner = (box: DOMRect, y: number): DOMPoint =>
      new DOMPoint(box.x + box.width / 2 - own.width / 2, y - own.height / 2);
    const path = this.#wayOf(
      flight,
      corner(card, card.bottom),
      corner(goal, goal.y + goal.height / 2),
    );
    const at = (part: number, scale: number): Keyframe => ({
      transform: `translate(${path!.from.x + path!.by.x * part}px, ${path!.from.y + path!.by.y * part}px) scale(${scale})`,
    });
    const frames = [at(0, 1), at(0.1, 1.5), at(0.9, 1.5), at(1, 1)];
    const run = path && motion(flight, frames, {ms: FLOWN, easing: EASE_OUT});
    if (run) run.onfinish = () => flight.remove();
    else flight.remove();
  }

  /** A piece that lies over the table. */
  #piece(name: string): HTMLElement {
    const piece = this.#table.host.ownerDocument.createElement('span');
    piece.className = name;
    piece.setAttribute('aria-hidden', 'true');
    return piece;
  }

  /** Lays a piece in the corner of the table. */
  #lay(piece: HTMLElement): void {
    piece.style.removeProperty('transform');
    const whole = this.#root.querySelector('.table');
    if (piece.parentElement !== whole) whole?.append(piece);
  }

  /** From where to where a piece in the corner goes, in its own pixels. */
  #wayOf(
    piece: HTMLElement,
    start: DOMPoint,
    goal: DOMPoint,
  ): {readonly from: DOMPoint; readonly by: DOMPoint} | undefined {
    const plane = planeOf(piece);
    const corner = piece.getBoundingClientRect();
    return (
      plane && {
        from: wayIn(plane, start.x - corner.x, start.y - corner.y),
        by: wayIn(plane, goal.x - start.x, goal.y - start.y),
      }
    );
  }

  get #isStill(): boolean {
    return this.#table.settings.speed === 'instant';
  }
}
