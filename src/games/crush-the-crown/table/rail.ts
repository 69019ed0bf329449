import {html, nothing, type TemplateResult} from 'lit';
import {type Card, isJoker, rankOf} from '../../../cards/index.js';
import {
  cardFace,
  CROWN,
  icon,
  indexText,
  playerOf,
  southOf,
  suitGlyph,
} from '../../../elements/index.js';
import {letterOf, vars} from '../../../elements/shared/index.js';
import type {Seat} from '../../../game/index.js';
import {type Government, isSpy, membersIn, PLACES, spiesIn} from '../rules/government.js';
import {type CrushContext, deadSuits, fillers, inline} from './context.js';
import {
  type Coming,
  comingTo,
  completes,
  CROSSING,
  FALLING,
  isNearlyWhole,
  isCause,
  lastPlace,
} from './staged.js';
import type {CrushView} from '../types.js';

/**
 * A Government as a rail of thirteen places, the King's first.
 *
 * ```
 * section.gov     div.head: gstk-seat · span.due
 *   ol.rail       li *: span.lies, a card · a spy, tilted, with a tag · span.slot
 * ```
 */

/** A mask, the sign of a spy, in the colour of the text; the words beside it name the spy, too. */
export const mask = html`<svg class="mask" viewBox="0 0 24 12" aria-hidden="true">
  <path
    fill-rule="evenodd"
    d="M0 2C4.5-.5 9-.5 12 1.5 15-.5 19.5-.5 24 2c.5 5.8-2.6 9.8-6.8 9.8-2.4 0-3.9-1.8-5.2-3.3-1.3 1.5-2.8 3.3-5.2 3.3C2.6 11.8-.5 7.8 0 2zm3.8 3c1.6 2.2 4.2 2.5 6 .9-1.4-2.1-4.1-2.5-6-.9zm16.4 0c-1.9-1.6-4.6-1.2-6 .9 1.8 1.6 4.4 1.3 6-.9z"
  ></path>
</svg>`;

/** The hand that a card has just left for a Government. */
function cameFrom(card: Card, {event}: CrushContext): string | typeof nothing {
  switch (event?.type) {
    case 'married':
    case 'extended':
    case 'spy discovered':
    case 'spy inserted':
      return event.card === card ? `${event.seat}:${card}` : nothing;
    default:
      return nothing;
  }
}

/** The tag below a spy; it names the rank that the spy passes for if that is not its own. */
function tagOf(card: Card, place: number, {messages, letters}: CrushContext): string {
  const rank = PLACES[place]!;
  return !isJoker(card) && rankOf(card) === rank
    ? messages.t('crush/tag')
    : messages.t('crush/tag-as', {rank: indexText(rank, letters)});
}

/** A spy that has come as a back turns over, and its mask drops. */
const unmasked = (card: Card, {letters, deck}: CrushContext): TemplateResult =>
  html`<span
    class="lies two-sided cloak"
    data-move=${card}
    data-from="cloak"
    data-up="true"
    data-was="false"
    ><span class="turned"
      ><span class="sides face-up"
        ><span class="front">${cardFace(card, {size: 's', letters, deck})}</span
        ><span class="rear">${cardFace(null, {size: 's', deck})}</span></span
      ></span
    >${mask}</span
  >`;

/** A spy on its way, or the true card above the spy that it strikes. */
function coming({card, by, unmasks}: Coming, ctx: CrushContext): TemplateResult {
  const {letters, deck} = ctx;
  if (card && unmasks) return unmasked(card, ctx);
  const face = cardFace(card ?? null, {size: 's', letters, deck});
  return card
    ? html`<span class="lies striker" data-move=${card} data-from="${by}:${card}">${face}</span>`
    : html`<span class="lies cloak" data-move="cloak" data-from="${by}:" data-travel=${CROSSING}
        >${face}${mask}</span
      >`;
}

function member(
  card: Card,
  place: number,
  {governments}: CrushView,
  seat: Seat,
  ctx: CrushContext,
): TemplateResult {
  const {messages, letters, deck, event} = ctx;
  const government = governments[seat]!;
  const spying = isSpy(government, card);
  const name = spying
    ? messages.t('crush/spy-as', {card, rank: PLACES[place]!})
    : messages.t('card', {card});
  const sent = event?.type === 'spy inserted' && event.card === card;
  const from = cameFrom(card, ctx);
  const slow = from !== nothing && completes(event, {governments});
  const comes = comingTo(seat, place, ctx);
  const more = `${sent ? 'sent' : ''} ${comes ? 'struck' : ''} ${lastPlace(government, seat, ctx) === place ? 'pulse' : ''}`;
  return html`<li class="${spying ? 'spy' : ''} ${more}" data-card=${card} ${vars({'--i': place})}>
    <span class="vh" translate="no">${name}</span
    ><span class="lies" data-move=${card} data-from=${from} data-travel=${slow ? FALLING : nothing}
      ><span class="turned">${cardFace(card, {size: 's', letters, deck})}</span></span
    >${
      spying
        ? html`<span class="tag" aria-hidden="true">${tagOf(card, place, ctx)}</span>`
        : nothing
    }${comes ? coming(comes, ctx) : nothing}${
      place === 0 && event?.type === 'government completed' && event.seat === seat
        ? html`<span class="sinking">${icon(CROWN)}</span>`
        : nothing
    }
  </li>`;
}

/**
 * The next open place: it shows its own card and, in the other Government, the cards that may be a
 * spy there.
 */
function next(view: CrushView, seat: number, ctx: CrushContext): TemplateResult {
  const {messages, letters, deck} = ctx;
  const open = fillers(view, seat);
  if (!open)
    return html`<li class="next">
      <span class="vh">${messages.t('crush/no-king')}</span
      ><span class="slot" aria-hidden="true">${indexText(PLACES[0], letters)}</span>
    </li>`;
  const {own, spies} = open;
  const comes = comingTo(seat, view.governments[seat]!.length, ctx);
  const sends = ctx.seat !== undefined && seat !== ctx.seat && spies.length > 0;
  const isLast = lastPlace(view.governments[seat]!, seat, ctx) >= 0;
  return html`<li class="next ${isLast ? 'pulse' : ''}">
    <span class="vh">${messages.t('crush/next-place', {card: own, spies: sends ? spies : []})}</span
    ><span class="slot" aria-hidden="true"
      >${inline(own, ctx)}${
        sends
          ? html`<span class="dead"
              >${mask}${deadSuits(view).map((suit) => suitGlyph(suit, '', deck))}</span
            >`
          : nothing
      }</span
    >${comes ? coming(comes, ctx) : nothing}
  </li>`;
}

/** What the spies in a Government cost, or how near it is to being whole. */
function due(government: Government, seat: Seat, ctx: CrushContext): TemplateResult {
  const {messages, event} = ctx;
  const n = spiesIn(government);
  const ticks = !isCause(ctx) && event?.type === 'spy inserted' && event.into === seat;
  return html`<span class="due ${ticks ? (n === 1 ? 'ticks comes' : 'ticks') : ''}"
    >${
      n > 0
        ? html`${mask} ${messages.t('crush/due', {...playerOf(1 - seat, ctx), n})}`
        : isNearlyWhole(government)
          ? messages.t('crush/one-left')
          : nothing
    }</span
  >`;
}

/** A Government: its player, its progress, the cost of its spies, and its thirteen places. */
export function government(view: CrushView, seat: number, ctx: CrushContext): TemplateResult {
  const {messages, letters} = ctx;
  const cards = view.governments[seat] ?? [];
  const player = playerOf(seat, ctx);
  const isWhole = ctx.event?.type === 'government completed' && ctx.event.seat === seat;
  return html`<section
    class="gov ${seat === southOf(ctx) ? 'own' : ''} ${isWhole ? 'whole' : ''}"
    aria-label=${messages.t('crush/government', player)}
  >
    <div class="head">
      <gstk-seat
        flat
        exportparts="seat, seat-name, seat-score, shield"
        data-seat=${seat}
        .name=${player.name}
        .letter=${letterOf(seat, ctx)}
        .arms=${seat}
        .cards=${seat === ctx.seat ? null : (view.hands[seat]?.length ?? 0)}
        ?turn=${view.turn.includes(seat)}
        .messages=${messages}
        ><span
          ><span class="vh">${messages.t('crush/members')}: </span
          >${messages.t('crush/of', {n: membersIn(cards), of: PLACES.length})}</span
        ></gstk-seat
      >
      ${due(cards, seat, ctx)}
    </div>
    <ol class="rail">
      ${PLACES.map((rank, place) => {
        const card = cards[place];
        if (card) return member(card, place, view, seat, ctx);
        return place === cards.length && view.phase !== 'over'
          ? next(view, seat, ctx)
          : html`<li aria-hidden="true">
              <span class="slot">${indexText(rank, letters)}</span>
            </li>`;
      })}
    </ol>
  </section>`;
}
