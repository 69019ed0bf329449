import {html, nothing, type TemplateResult} from 'lit';
import {shieldOf} from '../../../elements/internal/shield.js';
import {nameOf, seatsAround, southOf} from '../../../elements/table/seats.js';
import {characterOf} from '../rules/deck.js';
import {activeOf, dealsOf, isLarge} from '../rules/standing.js';
import {abilityText} from './ability.js';
import {characterFace} from './card.js';
import {cardText, goalText, type KingdomContext, roundText, sketchOf} from './context.js';
import {areaCard, hasScored, notes, otherSeat, points} from './seat.js';
import type {KingdomView} from '../types.js';

/** The top line, the other seats, the deck, and the reader's card. */

/** The top line: the round and its goal, the turn, and that the second place wins. */
export function contractLine(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const large = isLarge(view);
  return html`<span class="name">${roundText(view, ctx)}</span>
    <span class="goal">${goalText(view, ctx)}</span>
    <span class="out"
      ><span class="label q"
        >${messages.t(large ? 'kingdom/wins/large' : 'kingdom/wins')}</span
      ></span
    >
    <span class="deal"
      >${large ? nothing : messages.t('kingdom/turn', {n: view.deal, of: dealsOf(view)})}</span
    >`;
}

/** The names of the deck's top and bottom card, as far as this seat knows them. */
function known(view: KingdomView, {messages}: KingdomContext): string {
  const top = view.pile[0] ?? null;
  const bottom = view.pile.length > 1 ? (view.pile.at(-1) ?? null) : null;
  return [
    top === null ? '' : messages.t('kingdom/pile/top', {card: top}),
    bottom === null ? '' : messages.t('kingdom/pile/bottom', {card: bottom}),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Deck and discards, and the depth while the Dealer cuts. */
function middle(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const sketch = sketchOf(ctx);
  if (sketch?.kind === 'cut')
    return html`<div class="kmid">
      <label class="kcut"
        ><span>${messages.t('kingdom/cut/depth', {n: sketch.depth, of: view.pile.length})}</span
        ><input
          type="range"
          min="1"
          max=${view.pile.length}
          .value=${String(sketch.depth)}
          @input=${(event: Event) =>
            ctx.sketch({kind: 'cut', depth: Number((event.target as HTMLInputElement).value)})}
      /></label>
    </div>`;
  const last = view.discard.at(-1);
  const top = known(view, ctx);
  return html`<div class="kmid">
    <span class="kdeck"
      ><i class="kback" aria-hidden="true"></i
      >${messages.t('kingdom/pile', {n: view.pile.length})}${
        top ? html`<span class="q">${top}</span>` : nothing
      }</span
    ><span class="q"
      >${
        last === undefined
          ? messages.t('kingdom/discard/none')
          : messages.t('kingdom/discard', {n: view.discard.length})
      }</span
    >
  </div>`;
}

/** The reader's row: the card in front, large, with its ability. */
function mine(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const seat = southOf(ctx);
  const name = nameOf(seat, ctx);
  const turn = view.phase === 'choose' ? view.turn.includes(seat) : activeOf(view) === seat;
  const card = view.areas[seat] ?? null;
  return html`<section
    class="kme ${turn ? 'turn' : ''} ${hasScored(view, seat) ? 'scored' : ''}"
    part="seat"
    data-seat=${seat}
    aria-label=${name}
  >
    ${areaCard(view, seat, ctx)}
    <div class="kown">
      <span class="kh"
        >${shieldOf(seat, ctx)}<span class="kwho" part="seat-name">${name}</span
        >${points(view, seat, ctx)}</span
      >
      <span class="kline"
        ><span class="kname" aria-hidden="true">${cardText(view, seat, ctx)}</span
        >${notes(view, seat, ctx)}</span
      >
      ${
        card === null || view.values
          ? nothing
          : html`<p class="q ability">${abilityText(characterOf(view, card), messages)}</p>`
      }
    </div>
  </section>`;
}

/** Everything between the top line and the prompt. */
export function board(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const others = seatsAround(view.seats, ctx).slice(1);
  return html`<div class="kingdom ${view.seats > 7 ? 'many' : ''}">
    <ol class="court" aria-label=${ctx.messages.t('kingdom/court')}>
      ${others.map((seat) => otherSeat(view, seat, ctx))}
    </ol>
    ${middle(view, ctx)} ${mine(view, ctx)}
  </div>`;
}

/** Small faces in a row, for a panel. */
export const faces = (
  cards: readonly string[],
  view: KingdomView,
  {messages}: KingdomContext,
): TemplateResult =>
  html`<span class="kfaces"
    >${cards.map(
      (card) =>
        html`<span class="kcard"
          ><span class="vh">${messages.t('card', {card})} </span
          >${characterFace(view.deck, card)}</span
        >`,
    )}</span
  >`;
