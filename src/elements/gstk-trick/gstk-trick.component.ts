import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Card} from '../../cards/card.js';
import type {Seat} from '../../game/index.js';
import type {Messages} from '../../i18n/index.js';
import type {Deck} from '../card-face/face.js';
import {cardFaceStyles} from '../card-face/card-face.styles.js';
import {glyphStyles} from '../card-face/glyph.styles.js';
import {CROWN, icon} from '../card-face/icons.js';
import {smallFace} from '../card-face/small-face.js';
import {wish} from '../events.js';
import {GstkElement} from '../shared/gstk-element.js';
import {base} from '../shared/styles/base.styles.js';
import {EASE_OUT, travel} from '../shared/motion.js';
import {whenDrawn} from '../shared/when-drawn.js';
import {plainPlane} from '../shared/plain-plane.js';
import {between, EASE_IN, motion} from '../shared/ways.js';
import {Lazy} from '../shared/lazy.js';
import {viewOf} from '../shared/realm.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {heaviest} from './heaviest.js';
import {trickStyles} from './gstk-trick.styles.js';
import type {TableSide} from './places.js';
import {termsDiffer, type TrickTerms} from './trick-terms.js';

export type {WishEvents} from '../events.js';

/** A seat around the middle. */
export interface TrickSeat {
  readonly seat: Seat;
  readonly place: TableSide;
  readonly name: string;
}

/** A card in the middle. */
export interface LaidCard {
  readonly seat: Seat;
  readonly card: Card;
  /** The points that the card costs or pays its taker, if they are shown. */
  readonly price?: number;
}

const same = (now: readonly LaidCard[], old: readonly LaidCard[] | undefined): boolean =>
  now.length === old?.length &&
  now.every(
    ({seat, card, price}, index) =>
      old[index]?.seat === seat && old[index].card === card && old[index].price === price,
  );

/** The pictures of large cards, fetched if the cards are wide enough. */
const large = new Lazy(() => import('../card-face/card-face.js'));
/** The part of a collection in which the cards close up under the winning one. */
const CLOSED = 0.3;
/** The part after which the others are gone, where one card travels alone. */
const ALONE = 0.55;
/** The milliseconds in which a card comes to the trick. */
const ARRIVAL = 200;
/** The opacity of the others meanwhile. */
const PALE = 0.45;
/** A card of this width, in CSS pixels, shows the large picture. */
const LARGE = 96;

/**
 * The middle of the table: a reserved slot for each seat, the cards played, and marks for the first
 * card, the winner so far and the seat to play. Cards move from hand or seat to their slot, and together
 * into the pile of the winner. The game names the middle, and decides whether the first card is marked.
 *
 * ```
 * div.box > div.trick[role=group]
 *   div.slot.{n,e,s,w,…} *    empty, or awaited with a name, or:
 *     span.card[role=img]     span.gk · span.tag.crown (winning) · span.tag.led (first) · b.price
 * ```
 *
 * @summary The cards in the middle of the table, such as a trick.
 * @fires gstk-skip - A tap: the table may go on.
 * @fires gstk-why - `{seat, card}`: a tap on a card, if `askable`.
 * @csspart trick - The compass.
 * @csspart slot - A slot.
 * @csspart card - A card in its slot.
 * @csspart card-face - The face of a card.
 * @cssproperty [--gstk-trick-width] - The width of a card here; that of the hand when not set.
 */
export class GstkTrick extends GstkElement {
  static override styles = [base, cardFaceStyles, glyphStyles, trickStyles];

  readonly #running = new Set<Animation>();
  #observer: ResizeObserver | undefined;

  /** The seats in table order. */
  @property({attribute: false}) seats: readonly TrickSeat[] = [];
  /** The cards played, in order. */
  @property({attribute: false, hasChanged: (now, old) => !same(now as [], old as [])})
  plays: readonly LaidCard[] = [];
  /** The seat whose card is awaited. */
  @property({attribute: false}) next: Seat | null = null;
  /** The seat that is winning. */
  @property({attribute: false}) winning: Seat | null = null;
  /** The points that the trick itself costs or pays, shown at its winning card; 0 shows nothing. */
  @property({type: Number}) worth = 0;
  /** The game's names for the middle, its first card and its winning card. */
  @property({attribute: false, hasChanged: termsDiffer}) terms: TrickTerms = {label: ''};
  /** Whether a tap on a card asks why it was played. */
  @property({type: Boolean}) askable = false;
  /** The origin of a card, or the place of a seat for `null`; no motion if `undefined`. */
  @property({attribute: false}) from: (seat: Seat, card: Card | null) => DOMRect | undefined = () =>
    undefined;
  @property() letters = 'en';
  @property() deck: Deck = 'four-colour';
  @property({attribute: false}) messages: Messages = emptyMessages;

  override connectedCallback(): void {
    super.connectedCallback();
    // Readers who cannot tap have the button "Next" for the same.
    this.addEventListener('click', this.#skip);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('click', this.#skip);
    this.#observer?.disconnect();
    this.finish();
  }

  protected override firstUpdated(): void {
    // Called after layout, so that nothing is measured while the table is drawn.
    this.#observer = new (viewOf(this).ResizeObserver)(([slot]) => {
      if (large.value || (slot?.contentRect.width ?? 0) < LARGE) return;
      large.load().then(() => this.requestUpdate(), console.error);
    });
    const slot = this.renderRoot.querySelector('.slot');
    if (slot) this.#observer.observe(slot);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    // A new card ends any motion still under way.
    if (changed.has('plays')) this.finish();
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('plays')) return;
    const before = changed.get('plays') ?? [];
    const fresh = this.plays.filter(
      ({seat, card}) => !before.some((old) => old.seat === seat && old.card === card),
    );
    const priced = this.plays.some(({price}) => price) && !before.some(({price}) => price);
    // Only if a trick already lay there; one that is looked up has its prices at once.
    const known = fresh.length < this.plays.length;
    const isPriced = known && (priced || (this.worth && !changed.get('worth')));
    if (fresh.length === 0 && !isPriced) return;
    whenDrawn(() => {
      const factor = travel(this, 1);
      if (factor === 0) return undefined;
      const begins = fresh.map(({seat, card}) => this.#arrival(seat, card, factor));
      return () => {
        for (const begin of begins) begin?.();
        if (isPriced) this.#price(factor);
      };
    });
  }

  #laid(seat: Seat): HTMLElement | null {
    return this.renderRoot.querySelector(`[data-seat="${seat}"] .card`);
  }

  #run(element: Element, ms: number, frames: Keyframe[], easing: string): Promise<unknown> {
    const animation = element.animate(frames, {duration: ms, easing, fill: 'both'});
    this.#running.add(animation);
    return animation.finished.catch(() => undefined);
  }

  /**
   * Lets crown and prices appear, one after the other; beside the card that the deal turns on the others
   * turn pale until the trick is collected.
   */
  #price(factor: number): void {
    const hero = heaviest(this.plays);
    for (const {seat} of hero ? this.plays : []) {
      const face = seat === hero!.seat ? null : this.#laid(seat)?.querySelector('.gk');
      const run =
        face &&
        motion(
          face,
          [{opacity: 1}, {opacity: PALE}],
          {ms: 200, easing: EASE_OUT, delay: ARRIVAL},
          factor,
        );
      if (!run) continue;
      run.effect?.updateTiming({fill: 'both'});
      this.#running.add(run);
    }
    const marks = this.renderRoot.querySelectorAll('.price, .crown');
    for (const [at, mark] of [...marks].entries()) {
      const frames = [
        {transform: 'scale(.5)', opacity: 0},
        {transform: 'none', opacity: 1},
      ];
      const run = motion(mark, frames, {ms: 160, easing: EASE_OUT, delay: at * 60}, factor);
      if (run) this.#running.add(run);
    }
  }

  /** Measures the way of a card to its slot; returns what begins it. */
  #arrival(seat: Seat, card: Card, factor: number): (() => void) | undefined {
    const laid = this.#laid(seat);
    const origin = laid && this.from(seat, card);
    if (!laid || !origin) return undefined;
    // A card from the arms of a seat comes small and invisible, one from a hand as it lay.
    const arms = this.from(seat, null);
    const isCard = origin.x !== arms?.x || origin.y !== arms.y;
    const box = laid.getBoundingClientRect();
    const transform = between(this.#plane(), box, origin, isCard ? undefined : 0.4);
    if (!transform) return undefined;
    const unseen = isCard
      ? [{transform}]
      : [
          {transform, opacity: 0},
          {opacity: 1, offset: 0.25},
        ];
    const rest = {transform: 'none', opacity: 1};
    return () => void this.#run(laid, ARRIVAL * factor, [...unseen, rest], EASE_OUT);
  }

  /** The plane of the cards; slots never move in it. */
  #plane(): DOMMatrix | undefined {
    return plainPlane(this.renderRoot.querySelectorAll<HTMLElement>('.slot'));
  }

  readonly #skip = (): void => wish(this, 'gstk-skip', null);

  /** Asks about a card, without the tap counting as one on the table. */
  #ask(event: Event, seat: Seat, card: Card): void {
    event.stopPropagation();
    wish(this, 'gstk-why', {seat, card});
  }

  /** Ends all motion at once, at its destination. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  /**
   * Moves all cards under the winning card and then into the pile of its seat, in `milliseconds` unless
   * reduced motion is preferred; resolves when they have arrived or the motion was cut short.
   * @param goal where the pile is; without it nothing moves
   */
  async collectTo(goal: DOMRect | undefined, milliseconds: number): Promise<void> {
    await this.updateComplete;
    this.finish();
    const ms = travel(this, milliseconds);
    const best = this.winning === null ? null : this.#laid(this.winning);
    if (!goal || ms === 0) return;
    // Measure all cards before moving any, so that the browser computes the layout once.
    const plane = this.#plane();
    const meet = best?.getBoundingClientRect();
    const ways = this.plays.flatMap(({seat}) => {
      const card = this.#laid(seat);
      const box = card?.getBoundingClientRect();
      const last = box && between(plane, box, goal, 0.16);
      return last ? [{card: card!, under: meet && between(plane, box, meet), last}] : [];
    });
    const hero = heaviest(this.plays);
    const heavy = hero && this.#laid(hero.seat);
    const trips = ways.map(({card, under = 'none', last}) => {
      const isHero = card === heavy;
      card.classList.toggle('under', card !== best && !isHero);
      card.classList.add('leaves');
      // What the deal turns on lies there until the others are gone, and travels alone.
      const gone = heavy && !isHero ? ALONE : 1;
      const frames = [
        {transform: 'none', opacity: 1, easing: EASE_OUT},
        isHero
          ? {transform: 'none', opacity: 1, offset: ALONE, easing: EASE_IN}
          : {transform: under, opacity: 1, offset: CLOSED * gone, easing: EASE_IN},
        // Visible until it is nearly there, gone on arrival.
        {opacity: 1, offset: isHero ? 0.94 : 0.86 * gone},
        {transform: last, opacity: 0, offset: gone},
        {transform: last, opacity: 0},
      ];
      return this.#run(card, ms, frames, 'linear');
    });
    await Promise.all(trips);
  }

  #card({seat, name}: TrickSeat, {card, price = 0}: LaidCard): TemplateResult {
    const win = this.winning === seat;
    const first = this.plays[0]?.seat === seat ? this.terms.first : undefined;
    const label = [
      this.messages.t('trick/play', {name, card}),
      ...(first ? [first] : []),
      ...(win && this.terms.winning ? [this.terms.winning] : []),
      ...(price ? [this.messages.points(price)] : []),
    ].join(', ');
    const look = {letters: this.letters, deck: this.deck};
    const worth =
      win && this.worth
        ? html`<b class=${this.worth > 0 ? 'pays' : ''}>${this.messages.points(this.worth)}</b>`
        : nothing;
    const face = html`${large.value?.cardFace(card, look) ?? smallFace(card, look)}${
      win ? html`<span class="tag crown" aria-hidden="true">${icon(CROWN)}${worth}</span>` : nothing
    }${first ? html`<span class="tag led" aria-hidden="true">${first}</span>` : nothing}${
      price
        ? html`<b class="price ${price > 0 ? 'pays' : ''}" aria-hidden="true"
            >${this.messages.points(price)}</b
          >`
        : nothing
    }`;
    const style = win ? 'card win' : 'card';
    return this.askable
      ? html`<button
          type="button"
          class=${style}
          part="card"
          tabindex="-1"
          aria-label=${label}
          @click=${(event: Event) => this.#ask(event, seat, card)}
        >
          ${face}
        </button>`
      : html`<span class=${style} part="card" role="img" aria-label=${label}>${face}</span>`;
  }

  #slot(at: TrickSeat): TemplateResult {
    const {seat, place, name} = at;
    const laid = this.plays.find((play) => play.seat === seat);
    const state = laid ? '' : this.next === seat ? 'next' : 'empty';
    return html`<div class="slot ${place} ${state}" part="slot" data-seat=${seat}>
      ${laid ? this.#card(at, laid) : state === 'next' ? html`<span translate="no">${name}</span>` : nothing}
    </div>`;
  }

  override render(): TemplateResult {
    const places = this.seats.map(({place}) => place);
    const ring = places.includes('nw') ? 'ring' : '';
    const north = places.includes('n');
    const missing = ring ? 'five' : 'three';
    return html`<div class="box">
      <div
        class="trick ${ring} ${north || places.length < 3 ? '' : missing}"
        part="trick"
        role="group"
        aria-label=${this.terms.label || nothing}
      >
        ${this.seats.map((seat) => this.#slot(seat))}
      </div>
    </div>`;
  }
}
