import {html, nothing, type TemplateResult} from 'lit';
import {letterOf} from '../../../elements/internal/shield.js';
import {keyed} from '../../../elements/internal/keyed.js';
import type {Card} from '../../../cards/index.js';
import {cardFace} from '../../../elements/card-face/card-face.js';
import {indexText} from '../../../elements/card-face/art/glyphs.js';
import {southOf} from '../../../elements/table/seats.js';
import {isSpy, PLACES, spiesIn} from '../rules/government.js';
import {cardChip, type CrushContext, fillers, inline, isGone} from './context.js';
import {arrives, type Origin} from './motion.js';
import type {CrushView} from '../types.js';

/** A Government as a column under its King. */

/** A mask, the sign of a spy, in the colour of the text; the words beside it name the spy too. */
export const mask = html`<svg class="mask" viewBox="0 0 24 12" aria-hidden="true">
  <path
    fill-rule="evenodd"
    d="M0 2C4.5-.5 9-.5 12 1.5 15-.5 19.5-.5 24 2c.5 5.8-2.6 9.8-6.8 9.8-2.4 0-3.9-1.8-5.2-3.3-1.3 1.5-2.8 3.3-5.2 3.3C2.6 11.8-.5 7.8 0 2zm3.8 3c1.6 2.2 4.2 2.5 6 .9-1.4-2.1-4.1-2.5-6-.9zm16.4 0c-1.9-1.6-4.6-1.2-6 .9 1.8 1.6 4.4 1.3 6-.9z"
  ></path>
</svg>`;

/**
 * Where a card that this event placed comes from: a hand, or for a King the middle of the table.
 */
function origin(card: Card, {event, origin}: CrushContext): Origin | undefined {
  if (event?.type === 'married' && event.king === card)
    return (root) => root.querySelector(`[data-king="${card}"]`)?.getBoundingClientRect();
  switch (event?.type) {
    case 'married':
    case 'extended':
    case 'spy discovered':
    case 'spy inserted':
      return event.card === card ? () => origin(event.seat, card) : undefined;
    default:
      return undefined;
  }
}

/** A spy across the column, wider than the other cards, with a mask and the rank it stands for. */
const spy = (card: Card, place: number, ctx: CrushContext): TemplateResult =>
  html`<span class="paper" aria-hidden="true"
    ><span class="turned">${cardFace(card, {size: 's', letters: ctx.letters, deck: ctx.deck})}</span
    ><span class="mark">${mask}${indexText(PLACES[place] ?? 'A', ctx.letters)}</span></span
  >`;

function member(
  card: Card,
  place: number,
  government: readonly Card[],
  ctx: CrushContext,
): TemplateResult {
  const {messages, letters, deck} = ctx;
  const spying = isSpy(government, card);
  const last = place === government.length - 1;
  const name = spying
    ? messages.t('crush/spy-as', {card, rank: PLACES[place]!})
    : messages.t('card', {card});
  return html`<li
    class="${spying ? 'spy' : ''} ${last ? 'last' : ''}"
    data-card=${card}
    ${arrives(card, origin(card, ctx))}
  >
    <span class="vh">${name}</span>${
      spying
        ? spy(card, place, ctx)
        : last
          ? cardFace(card, {size: 's', letters, deck})
          : html`<span class="paper" aria-hidden="true">${inline(card, ctx)}</span>`
    }
  </li>`;
}

/** The next open place and the cards that could fill it. */
function next(view: CrushView, seat: number, ctx: CrushContext): TemplateResult | typeof nothing {
  const {messages} = ctx;
  const open = fillers(view, seat);
  if (view.governments[seat]?.length === 0)
    return html`<li class="next"><span class="slot">${messages.t('crush/no-king')}</span></li>`;
  if (!open || view.phase === 'over') return nothing;
  const {own, spies} = open;
  return html`<li class="next">
    <span class="slot"
      >${messages.t('crush/next')}<span class="vh">${messages.t('card', {card: own})}</span
      >${inline(own, ctx)}</span
    >${
      spies.length === 0
        ? nothing
        : html`<span class="fill"
            ><span class="q">${messages.t('crush/or-spy')}</span
            >${spies.map((card) => cardChip(card, isGone(view, card), ctx))}</span
          >`
    }
  </li>`;
}

/** A Government: its player, its cards, and the next card it needs. */
export function government(view: CrushView, seat: number, ctx: CrushContext): TemplateResult {
  const {messages, names} = ctx;
  const cards = view.governments[seat] ?? [];
  const spies = spiesIn(cards);
  const name = names[seat] ?? '';
  return html`<section
    class="gov ${seat === southOf(ctx) ? 'own' : ''}"
    aria-label=${messages.t('crush/government', {name})}
  >
    <gstk-seat
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${seat}
      .name=${name}
      .letter=${letterOf(seat, ctx)}
      .arms=${seat}
      .cards=${seat === ctx.seat ? null : (view.hands[seat]?.length ?? 0)}
      ?turn=${view.turn.includes(seat)}
      .messages=${messages}
      ><span>${spies > 0 ? messages.t('crush/spies', {n: spies}) : nothing}</span></gstk-seat
    >
    <ol class="column">
      ${keyed(
        cards,
        (card) => card,
        (card, place) => member(card, place, cards, ctx),
      )}${next(view, seat, ctx)}
    </ol>
  </section>`;
}
