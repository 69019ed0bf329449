import {html, nothing, type TemplateResult} from 'lit';
import {seatsAround} from '../../../elements/index.js';
import {SPIN, TURN} from '../../../elements/shared/index.js';
import {dealsOf, isLarge} from '../rules/standing.js';
import {characterFace} from './card.js';
import {goalText, isCrowded, type KingdomContext, roundText, sketchOf} from './context.js';
import {focus} from './focus.js';
import {causeLines, turnWait} from './reveal.js';
import {otherSeat} from './seat.js';
import {roundLine} from './story.js';
import type {KingdomView} from '../types.js';

/** The top line, the other seats, the line of the round, the reader's panel, and the deck. */

/** The top line: the game, the turn and its round, the goal, and a reminder that the second place wins. */
export function contractLine(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const large = isLarge(view);
  const {deal, round} = view;
  return html`<span class="name">${messages.t('game/death-over-the-kingdom')}</span>
    <span class="goal">${goalText(view, ctx)}</span>
    <span class="out"
      ><span class="label q"
        >${messages.t(large ? 'kingdom/wins/large' : 'kingdom/wins')}</span
      ></span
    >
    <span class="deal"
      >${large ? roundText(view, ctx) : messages.t('kingdom/turn', {deal, of: dealsOf(view), round})}</span
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

/** Deck and discards. */
function middle(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const top = known(view, ctx);
  const looks = ctx.event?.type === 'looked';
  return html`<div class="kmid">
    <i class="kback" data-move="deck" aria-hidden="true"></i
    ><span
      ><span>${messages.t('kingdom/pile', {n: view.pile.length})}</span>${
        top
          ? html`<span
              class="q"
              data-move=${looks ? 'seen' : nothing}
              data-wait=${looks ? TURN : nothing}
              >${top}</span
            >`
          : nothing
      }${
        // Known cards of the deck are shown if the discards leave room.
        top && view.discard.length === 0
          ? nothing
          : html`<span class="q"
              >${
                view.discard.length === 0
                  ? messages.t('kingdom/discard/none')
                  : messages.t('kingdom/discard', {n: view.discard.length})
              }</span
            >`
      }</span
    >
  </div>`;
}

/** The events of this round, or the depth while the Dealer cuts. */
function line(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const sketch = sketchOf(ctx);
  if (sketch?.kind === 'cut')
    return html`<div class="kline">
      <label class="kcut"
        ><span>${ctx.messages.t('kingdom/cut/depth', {n: sketch.depth, of: view.pile.length})}</span
        ><input
          type="range"
          min="1"
          max=${view.pile.length}
          .value=${String(sketch.depth)}
          @input=${(event: Event) =>
            ctx.sketch({kind: 'cut', depth: Number((event.target as HTMLInputElement).value)})}
      /></label>
    </div>`;
  const {what, more} = roundLine(view, ctx);
  const wait = turnWait(ctx);
  if (wait === undefined)
    return html`<div class="kline"><b>${what}</b><span class="q">${more}</span></div>`;
  // What a card turns to is told when it has turned.
  const then = wait + SPIN;
  const before = ctx.messages.t('kingdom/line/shown');
  return html`<div class="kline">
    <b
      >${
        what === before
          ? what
          : html`<span class="kchange"
              ><span data-move="told" data-wait=${then}>${what}</span
              ><span class="kwas" data-move="told before" data-gone data-wait=${then}
                >${before}</span
              ></span
            >`
      }</b
    ><span class="q"><span data-move="told of others" data-wait=${then}>${more}</span></span>
  </div>`;
}

/** Everything between the top line and the prompt. */
export function board(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const others = seatsAround(view.seats, ctx).slice(1);
  return html`<div class="kingdom ${isCrowded(view) ? 'many' : ''} ${isLarge(view) ? 'large' : ''}">
    <ol
      class="court ${others.length > 4 && !isCrowded(view) ? 'two-rows' : ''}"
      data-others=${others.length}
      aria-label=${ctx.messages.t('kingdom/court')}
    >
      ${others.map((seat) => otherSeat(view, seat, ctx))}
    </ol>
    ${line(view, ctx)} ${focus(view, ctx)} ${middle(view, ctx)} ${causeLines(view, ctx)}
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
