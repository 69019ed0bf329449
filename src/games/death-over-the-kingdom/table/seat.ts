import {html, nothing, type TemplateResult} from 'lit';
import {shieldOf} from '../../../elements/internal/shield.js';
import {nameOf} from '../../../elements/table/seats.js';
import type {Seat} from '../../../game/index.js';
import {activeOf, isLarge, orderOf} from '../rules/standing.js';
import {characterFace, fullName} from './card.js';
import {cardText, deedText, type KingdomContext, type Sketch, sketchOf} from './context.js';
import type {KingdomView} from '../types.js';

/** A seat: name, points, the card in front, and the deed of this round. */

/** Points as a gold dot and a number; in the large game, where they are bad, as a ring. */
export const points = (
  view: KingdomView,
  seat: Seat,
  {messages}: KingdomContext,
): TemplateResult => {
  const n = view.scores[seat] ?? 0;
  return html`<span class="pts ${isLarge(view) ? 'bad' : ''}" part="seat-score"
    >${messages.number(n)}<span class="vh"> ${messages.t('kingdom/of-points', {n})}</span></span
  >`;
};

/** The card in front of a seat for a screen reader. */
function spoken(view: KingdomView, seat: Seat, ctx: KingdomContext): string {
  const {messages} = ctx;
  const card = view.areas[seat] ?? null;
  if (card === null) return messages.t('card/face-down');
  const name = fullName(view.deck, card, messages);
  return view.up[seat] ? name : messages.t('kingdom/known', {name});
}

/** The card in front of a seat; one that lies face down but is known is drawn in grey. */
export function areaCard(view: KingdomView, seat: Seat, ctx: KingdomContext): TemplateResult {
  if (view.areas.length === 0) return html`<span class="kplace"></span>`;
  const card = view.areas[seat] ?? null;
  const down = card !== null && !view.up[seat] && seat !== ctx.seat;
  return html`<span class="kcard ${down ? 'down' : ''}" part="card"
    ><span class="vh">${spoken(view, seat, ctx)}. </span>${characterFace(view.deck, card, {
      illegal: down,
    })}</span
  >`;
}

/** The label of the dealing or the starting seat. */
const roleText = (view: KingdomView, seat: Seat, {messages}: KingdomContext): string =>
  seat === view.dealer
    ? messages.t('seat/dealer')
    : orderOf(view)[0] === seat
      ? messages.t('kingdom/first')
      : '';

/** True for a seat that gets a point, while the cards are shown. */
export const hasScored = ({phase, last}: KingdomView, seat: Seat): boolean =>
  phase === 'award' && last?.winners.includes(seat) === true;

/**
 * The notes beside the card, the most important first; notes without room are shown elsewhere too.
 */
export function notes(view: KingdomView, seat: Seat, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const deed = view.deeds[seat];
  const role = roleText(view, seat, ctx);
  return html`<span class="knotes"
    >${hasScored(view, seat) ? html`<b class="won">${messages.t('kingdom/plus-one')}</b>` : nothing}${
      activeOf(view) === seat && seat !== ctx.seat
        ? html`<b class="now">${messages.t('kingdom/to-act')}</b>`
        : nothing
    }${deed ? html`<span>${deedText(deed, ctx)}</span>` : nothing}${
      role ? html`<span>${role}</span>` : nothing
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
  const classes = [
    turn && 'turn',
    hasScored(view, seat) && 'scored',
    pick && 'pick',
    chosen && 'chosen',
  ];
  const body = html`<span class="kh"
      >${view.seats > 7 ? nothing : shieldOf(seat, ctx)}<span
        ><span class="kwho" part="seat-name">${name}</span>${points(view, seat, ctx)}</span
      ></span
    ><span class="ka">${areaCard(view, seat, ctx)}${notes(view, seat, ctx)}</span
    ><span class="kname" aria-hidden="true">${cardText(view, seat, ctx)}</span>`;
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
