import {html, nothing, type TemplateResult} from 'lit';
import {cardFace, CROWN, icon, nameOf, playersOn, twoSided} from '../../../elements/index.js';
import {BREATH, letterOf, MOVE, shieldOf, SPIN} from '../../../elements/shared/index.js';
import type {Seat} from '../../../game/index.js';
import {characterOf} from '../rules/deck.js';
import {activeOf, isLarge, orderOf} from '../rules/standing.js';
import {characterFace, fullName} from './card.js';
import {deedText, isCrowded, type KingdomContext, type Sketch, sketchOf} from './context.js';
import {
  causeEdge,
  comesAt,
  faceWait,
  keyAt,
  pointsFlying,
  standingTimes,
  turnedTo,
  turnWait,
} from './reveal.js';
import {arrivalsAt} from './arrivals.js';
import {leadersNow} from './story.js';
import type {Deed, KingdomView} from '../types.js';

/** A seat: name, the card in front, the deed of this round, and points. */

/** The delay between the cards of two successive seats, in milliseconds. */
const STEP = 60;

/** The crown of a player who would win now; it goes to its next owner. */
const crown = (nth: number, ctx: KingdomContext): TemplateResult => {
  const {wait, travel} = standingTimes(ctx) ?? {};
  return html`<span
    class="kcrowned"
    data-move="crown ${nth}"
    data-wait=${wait ?? nothing}
    data-travel=${travel ?? nothing}
    >${icon(CROWN)}</span
  >`;
};

/**
 * Points as a gold dot and a number; in the large game, where they are bad, as a ring. A crown marks
 * a player who would win with them.
 */
export const pointsIn = (view: KingdomView, seat: Seat, ctx: KingdomContext): TemplateResult => {
  const {messages} = ctx;
  const n = view.scores[seat] ?? 0;
  const leads = leadersNow(view).includes(seat);
  const said = `${messages.number(n)} ${messages.t('kingdom/of-points', {n})}`;
  return html`<span
    class="pts ${isLarge(view) ? 'bad' : ''}"
    part="seat-score"
    role="img"
    aria-label=${leads ? `${said}, ${messages.t('kingdom/would-win')}` : said}
    ><span aria-hidden="true">${pointsFlying(view, seat, ctx)}</span>${
      leads ? crown(leadersNow(view).indexOf(seat), ctx) : nothing
    }</span
  >`;
};

/** The card in front of a seat, for a screen reader. */
function spoken(view: KingdomView, seat: Seat, ctx: KingdomContext): string {
  const {messages} = ctx;
  const card = view.areas[seat] ?? null;
  if (card === null) return messages.t('card/face-down');
  const name = fullName(view.deck, card, messages);
  return view.up[seat] ? name : messages.t('kingdom/known', {name});
}

/** The place from which a card has just come. */
function sourceOf(view: KingdomView, seat: Seat, ctx: KingdomContext): string | undefined {
  const arrivals = arrivalsAt(view, seat);
  const from = arrivals.at(-1);
  if (from === 'deck') return 'deck';
  if (typeof from === 'number') return keyAt(view, from, arrivalsAt(view, from).length - 1);
  const card = view.areas[seat];
  return seat === ctx.seat && card ? `${seat}:${card}` : undefined;
}

/** The time that a card waits before it comes or turns. */
const waitOf = (view: KingdomView, seat: Seat, ctx: KingdomContext): number | undefined =>
  ctx.event?.type === 'cards shown'
    ? BREATH
    : ctx.event?.type === 'cards laid'
      ? orderOf(view).indexOf(seat) * STEP
      : turnedTo(view, seat) === undefined
        ? undefined
        : turnWait(ctx);

/** A back about 30 px wide, on which no pattern could be seen. */
const MINI_BACK = html`<span class="gk mini-back" part="card-back"></span>`;

/** The card in front of a seat; a known card that lies face down is drawn in grey. */
export function areaCard(view: KingdomView, seat: Seat, ctx: KingdomContext): TemplateResult {
  if (view.areas.length === 0) return html`<span class="kplace"></span>`;
  const card = view.areas[seat] ?? null;
  const down = card !== null && !view.up[seat] && seat !== ctx.seat;
  const mini = isCrowded(view) && seat !== ctx.seat;
  const wait = waitOf(view, seat, ctx);
  const from = sourceOf(view, seat, ctx);
  const isTurned = turnedTo(view, seat) !== undefined;
  const comes = comesAt(seat, ctx.event);
  const turnsAt = turnWait(ctx);
  const turned = isTurned ? {key: keyAt(view, seat), wait: turnsAt} : undefined;
  return html`<span class="kcard ${down ? 'down' : ''}" part="card"
    ><span class="vh">${spoken(view, seat, ctx)}. </span>${twoSided({
      key: keyAt(view, seat),
      face:
        card === null ? undefined : characterFace(view.deck, card, {illegal: down, mini, turned}),
      back: mini ? MINI_BACK : cardFace(null, {size: 's'}),
      up: card !== null,
      spin: isTurned ? 'second' : 'first',
      ...(comes === undefined ? {} : {was: false, wait: comes, turnWait: comes + MOVE}),
      ...(wait === undefined ? {} : {wait}),
      ...(from === undefined ? {} : {from}),
    })}${causeEdge(view, seat, ctx)}</span
  >`;
}

/** The label of the dealing or the starting seat. */
const roleText = (view: KingdomView, seat: Seat, {messages}: KingdomContext): string =>
  seat === view.dealer
    ? messages.t('seat/dealer')
    : orderOf(view)[0] === seat
      ? messages.t('kingdom/first')
      : '';

/** Whether a seat gets a point, while the cards are shown. */
const hasScored = ({phase, last}: KingdomView, seat: Seat): boolean =>
  phase === 'award' && last?.winners.includes(seat) === true;

/** The class of a seat that has just got a point, which is good, or in the large game bad. */
export const standingClass = (view: KingdomView, seat: Seat): string =>
  hasScored(view, seat) ? (isLarge(view) ? 'taken' : 'scored') : '';

/** A seat's deed, in signs if there is no room for words. */
function deedOf(view: KingdomView, seat: Seat, deed: Deed, ctx: KingdomContext): TemplateResult {
  const {card} = deed;
  // A card that lies open above already shows its name; one that is about to turn does not yet.
  const isOpen = view.up[seat] && faceWait(view, seat, ctx) === undefined;
  const text =
    card !== null && isOpen && view.areas[seat] === card
      ? ctx.messages.lookup(`kingdom/did/${characterOf(view, card).ability}`, {
          players: playersOn(deed.with, ctx),
        })
      : deedText(deed, ctx);
  const others = deed.with.map((other) => letterOf(other, ctx)).join(' ');
  if (!isCrowded(view)) return html`<span>${text}</span>`;
  if (others === '') return html`${text}`;
  const sign = deed.card === null ? '⇄' : `${characterOf(view, deed.card).value} →`;
  return html`<span class="full">${text}</span
    ><span class="short" aria-hidden="true">${sign} ${others}</span>`;
}

/** The text under the card: its name if known, then the seat's deed, or its point. */
function notes(view: KingdomView, seat: Seat, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const deed = view.deeds[seat];
  const card = view.areas[seat] ?? null;
  const value = turnedTo(view, seat);
  // A name that was not there before comes when its card has turned.
  const seen = card === null ? undefined : faceWait(view, seat, ctx);
  const becomes = value === undefined ? undefined : turnWait(ctx);
  return html`<span class="knotes"
    >${
      card === null && isCrowded(view)
        ? nothing
        : html`<span
            class="kname ${value === undefined ? '' : 'turned'}"
            aria-hidden="true"
            data-move=${seen === undefined ? nothing : `name ${seat}`}
            data-wait=${seen ?? nothing}
            >${
              value === undefined
                ? nothing
                : html`<b
                    data-move="becomes ${seat}"
                    data-wait=${becomes === undefined ? nothing : becomes + SPIN}
                    >→ ${messages.number(value)}</b
                  > `
            }${
              card === null
                ? nothing
                : html`<span class="full">${messages.t('card', {card})}</span>`
            }</span
          >`
    }${
      hasScored(view, seat)
        ? html`<b class="${isLarge(view) ? 'lost' : 'won'}">${messages.t('kingdom/plus-one')}</b>`
        : activeOf(view) === seat
          ? html`<b class="now">${messages.t('kingdom/to-act')}</b>`
          : deed && !view.values
            ? deedOf(view, seat, deed, ctx)
            : nothing
    }</span
  >`;
}

/** Whether a seat can be picked as a target now, and whether it is picked. */
function picking(
  seat: Seat,
  ctx: KingdomContext,
): {readonly sketch: Sketch & {kind: 'use'}; readonly fixed: boolean} | undefined {
  const sketch = sketchOf(ctx);
  if (sketch?.kind !== 'use' || seat === ctx.seat) return undefined;
  return {sketch, fixed: sketch.fixed.includes(seat)};
}

/** One of the other seats; a label with a radio while targets are picked. */
export function otherSeat(view: KingdomView, seat: Seat, ctx: KingdomContext): TemplateResult {
  const name = nameOf(seat, ctx);
  const pick = picking(seat, ctx);
  const turn = view.phase === 'choose' ? false : activeOf(view) === seat;
  const chosen = pick && (pick.fixed || pick.sketch.pick === seat);
  const classes = [turn && 'turn', standingClass(view, seat), pick && 'pick', chosen && 'chosen'];
  // In a crowded court the line of the round names the first and the last seat to act.
  const role = isCrowded(view) ? '' : roleText(view, seat, ctx);
  const body = html`<span class="kh"
      >${shieldOf(seat, ctx)}<span class="kwho" part="seat-name" translate="no">${name}</span></span
    ><span class="kheld"
      >${pointsIn(view, seat, ctx)}${role ? html`<span class="krole">${role}</span>` : nothing}</span
    >${areaCard(view, seat, ctx)}${notes(view, seat, ctx)}`;
  return html`<li class="kseat ${classes.filter(Boolean).join(' ')}" part="seat" data-seat=${seat}>
    ${
      pick && !pick.fixed
        ? html`<label
            ><input
              class="vh"
              type="radio"
              name="kingdom-target"
              .checked=${pick.sketch.pick === seat}
              @change=${() => ctx.sketch({...pick.sketch, pick: seat})}
            />${body}</label
          >`
        : body
    }
  </li>`;
}
