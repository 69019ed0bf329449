import {css, html, nothing, render} from 'lit';
import {CROSS, icon} from '../card-face/icons.js';
import type {Clock} from '../conductor/options.js';
import {wish} from '../events.js';
import {travel} from '../shared/motion.js';
import {boxWithin, planeOf} from '../shared/plane.js';
import {adoptSheet} from '../shared/styles/adopt-sheet.js';
import type {HandHost} from './hand-host.js';

/** How long a refusal is shown, in milliseconds. */
const STAY = 3000;
/** The tip of the bubble: its height with the gap beyond it, and half of its width, in pixels. */
const TIP = 9;
const HALF = 6;
/** The least distance between the bubble and the edges of the hand, in pixels. */
const MARGIN = 8;
/** How long the refused card shakes, in milliseconds, and how far, in pixels. */
const SHAKE = 240;
const SHAKES = [0, -3, 3, -2, 0];

const bubbleStyles = css`
  /* The script sets the position. */
  .bubble {
    position: absolute;
    z-index: 210;
    top: var(--y);
    left: var(--x);
    display: flex;
    align-items: center;
    gap: 6px;
    inline-size: max-content;
    max-inline-size: calc(100% - 16px);
    min-block-size: 32px;
    padding-inline: 10px;
    border: 1.5px solid var(--gstk-wrong);
    border-radius: var(--gstk-radius);
    background: var(--gstk-price);
    color: var(--gstk-wrong);
    font-size: var(--gstk-text-s);
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
    box-shadow: 0 4px 10px var(--gstk-shade);
  }
  .bubble::before {
    content: '';
    position: absolute;
    top: -7px;
    left: var(--tip);
    inline-size: 12px;
    block-size: 7px;
    background: var(--gstk-wrong);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    forced-color-adjust: none;
  }
  .above::before {
    top: 100%;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  .bubble > .icon {
    flex: none;
    inline-size: 0.85em;
    block-size: 0.85em;
    fill: currentColor;
  }
  .why {
    flex: 0 1 auto;
    min-inline-size: 0;
    padding-block: 4px;
  }
  .why::first-letter {
    text-transform: uppercase;
  }
  .bubble > button {
    appearance: none;
    flex: none;
    min-block-size: 24px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--gstk-radius-s);
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 2px;
    cursor: pointer;
  }
  .bubble > button:focus-visible {
    outline: 2px solid var(--gstk-focus-inner);
    box-shadow: 0 0 0 4px var(--gstk-focus-outer);
  }
`;

const overlaps = (a: DOMRect, [left, right]: readonly [number, number]): boolean =>
  a.left < right && a.right > left;

/** The box of a face's rank without its stroke, which Firefox includes in the box of a path. */
function rankOf(face: HTMLElement, card: DOMRect): DOMRect | undefined {
  const rank = face.querySelector<SVGGraphicsElement>('.x');
  if (!rank) return undefined;
  const {x, y, width, height} = rank.getBBox();
  const unit = card.width / rank.ownerSVGElement!.viewBox.baseVal.width;
  return new DOMRect(card.x + x * unit, card.y + y * unit, width * unit, height * unit);
}

/**
 * The bubble with the reason at a refused card, and the button for the rule behind it. The hand requests
 * its end after three seconds without pointer or focus in it.
 */
export class RefusalBubble {
  readonly #hand: HandHost;
  /** The refusal that is shown. */
  #shown: HandHost['refused'] = null;
  #timer: unknown;
  /** A pointer or the focus is in the bubble. */
  #pointed = false;
  #focused = false;

  constructor(hand: HandHost) {
    this.#hand = hand;
  }

  get #clock(): Clock {
    return this.#hand.clock ?? (globalThis as unknown as Clock);
  }

  /** Draws the present refusal, if any. */
  update(): void {
    const {renderRoot, rule} = this.#hand;
    adoptSheet(this.#hand, bubbleStyles);
    const face = renderRoot.querySelector<HTMLElement>('.refused .gk');
    const refused = face && this.#hand.refused;
    const drawn = refused?.why
      ? html`<div
          class="bubble"
          part="refusal"
          @pointerenter=${() => this.#attend({pointed: true})}
          @pointerleave=${() => this.#attend({pointed: false})}
          @focusin=${() => this.#attend({focused: true})}
          @focusout=${() => this.#attend({focused: false})}
        >
          ${icon(CROSS)}<bdi class="why" .textContent=${refused.why}></bdi>${
            rule
              ? html`<button type="button" @click=${() => this.#open()}><bdi>${rule}</bdi></button>`
              : nothing
          }
        </div>`
      : nothing;
    render(drawn, renderRoot.querySelector<HTMLElement>('.hand')!);
    const bubble = renderRoot.querySelector<HTMLElement>('.bubble');
    // Cards still under way would be measured at places where they do not stay.
    if (refused && refused !== this.#shown) this.#hand.finish();
    if (bubble && face) this.#place(bubble, face);
    if (refused === this.#shown) return;
    this.#shown = refused;
    this.#pointed &&= bubble !== null;
    this.#focused &&= bubble !== null;
    this.#attend({});
    if (face) this.#shake(face);
  }

  /** Ends the count of the seconds. */
  stop(): void {
    this.#clock.clearTimeout(this.#timer);
  }

  /** Starts the count again, unless somebody attends to the bubble. */
  #attend({pointed = this.#pointed, focused = this.#focused}): void {
    [this.#pointed, this.#focused] = [pointed, focused];
    this.stop();
    if (!this.#shown || pointed || focused) return;
    this.#timer = this.#clock.setTimeout(() => wish(this.#hand, 'gstk-refusal-end', null), STAY);
  }

  /** Requests the rule; its panel gives the focus back to the card. */
  #open(): void {
    const {refused, cards} = this.#hand;
    this.#hand.focusCard(cards.indexOf(refused?.card ?? null));
    wish(this.#hand, 'gstk-rule', null);
  }

  #shake(face: HTMLElement): void {
    const duration = travel(face, SHAKE);
    const frames = SHAKES.map((x) => ({transform: `translateX(${x}px)`}));
    if (duration) face.animate(frames, {duration, composite: 'add'});
  }

  /** Above a card of the first row, under the rank in the others; never over a rank. */
  #place(bubble: HTMLElement, face: HTMLElement): void {
    const root = this.#hand.renderRoot;
    const hand = root.querySelector<HTMLElement>('.box')!;
    const plane = planeOf(hand);
    if (!plane) return;
    const card = boxWithin(hand, face, plane);
    // `offsetWidth` is rounded, so that up to half a pixel of the bubble would lie in the margin.
    const [width, height] = [bubble.offsetWidth + 0.5, bubble.offsetHeight];
    const index = rankOf(face, card) ?? card;
    const point = index.left + index.width / 2;
    // The index is at the left, or at the right in a fan for the left hand.
    const side = point < card.left + card.width / 2 ? card.left - 4 : card.right + 4 - width;
    const x = Math.max(MARGIN, Math.min(side, hand.offsetWidth - MARGIN - width));
    const ranks = [...root.querySelectorAll<HTMLElement>('.gk')]
      .flatMap((one) => rankOf(one, boxWithin(hand, one, plane)) ?? [])
      .filter((rank) => overlaps(rank, [x, x + width]));
    const row = face.closest('.row');
    const under = card.top + card.width / 2;
    const free =
      row?.previousElementSibling &&
      under + height <= hand.offsetHeight &&
      ranks.every(({top, bottom}) => top >= under + height || bottom <= under - TIP);
    const highest = Math.min(card.top - TIP, ...ranks.map(({top}) => top - 1));
    const set = (name: string, value: number): void => bubble.style.setProperty(name, `${value}px`);
    bubble.classList.toggle('above', !free);
    set('--x', x);
    set('--y', free ? under : highest - height);
    set('--tip', Math.max(MARGIN, Math.min(point - x, width - MARGIN - HALF)) - HALF);
  }
}
