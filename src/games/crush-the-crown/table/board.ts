import {html, nothing, type TemplateResult} from 'lit';
import type {Card} from '../../../cards/index.js';
import {cardFace} from '../../../elements/card-face/card-face.js';
import {suitGlyph} from '../../../elements/card-face/suit-glyph.js';
import {wish} from '../../../elements/events.js';
import {southOf} from '../../../elements/table/seats.js';
import {KINGS} from '../rules/options.js';
import {government, mask} from './column.js';
import {cardChip, type CrushContext, deadSuits, isGone, wildCards} from './context.js';
import {arrives} from './motion.js';
import type {CrushView} from '../types.js';

/** The top line, the two Governments and the piles between them. */

/** The top line: the phase, the suits of spies, and the wild cards that can still come. */
export function contractLine(view: CrushView, ctx: CrushContext): TemplateResult {
  const {messages} = ctx;
  const suits = deadSuits(view);
  const {queens, jokers} = wildCards(view);
  const limit = view.options['stallTurns'];
  const chips = (cards: readonly Card[]): readonly TemplateResult[] =>
    cards.map((card) => cardChip(card, isGone(view, card), ctx));
  return html`<span class="name">${messages.t(`crush/phase/${view.phase}`)}</span>
    <span class="goal"
      >${
        suits.length === 0
          ? messages.t('crush/goal/marry')
          : html`${mask}<span class="word">${messages.t('crush/goal/spies')}</span>
              ${suits.map((suit) => suitGlyph(suit, messages.t('suit', {suit}), ctx.deck))}`
      }</span
    >
    <span class="out"
      >${
        suits.length === 0
          ? nothing
          : html`<span class="label hire">${messages.t('crush/queens')}</span>${chips(queens)}${
                jokers.length === 0
                  ? nothing
                  : html`<span class="label">${messages.t('option/jokers')}</span>${chips(jokers)}`
              }`
      }</span
    >
    <span class="deal"
      >${
        typeof limit === 'number' && view.idle >= 10
          ? messages.t('crush/idle', {n: view.idle, of: limit})
          : nothing
      }</span
    >`;
}

const pile = (
  kind: 'draw' | 'discard' | 'executed',
  top: Card | null | undefined,
  n: number,
  ctx: CrushContext,
): TemplateResult => {
  const {messages, letters, deck, event} = ctx;
  const thrown =
    (event?.type === 'card fired' || event?.type === 'card swapped') && event.card === top;
  // A discovered spy leaves from the place that the true card now takes.
  const unmasked = event?.type === 'spy discovered' && event.spy === top;
  const from = thrown
    ? () => ctx.origin(event.seat, event.card)
    : unmasked
      ? (root: ParentNode) =>
          root.querySelector(`[data-card="${event.card}"]`)?.getBoundingClientRect()
      : undefined;
  return html`<figure class=${kind}>
    <span class="top" ${arrives(top, from)}
      >${
        n === 0
          ? html`<span class="empty"></span>`
          : cardFace(top ?? null, {size: 's', letters, deck, illegal: kind === 'executed'})
      }</span
    >
    <figcaption>
      ${messages.t(`crush/pile/${kind}`)}
      ${messages.number(n)}${
        top ? html`<span class="vh">, ${messages.t('card', {card: top})}</span>` : nothing
      }
    </figcaption>
  </figure>`;
};

/** The four Kings, each in place until a Queen marries him. */
const kings = (view: CrushView, {messages, letters, deck}: CrushContext): TemplateResult =>
  html`<figure class="kings">
    <span class="four"
      >${KINGS.map(
        (card) =>
          html`<span data-king=${card}
            >${
              view.kings.includes(card)
                ? html`<span class="vh">${messages.t('card', {card})}</span>${cardFace(card, {
                      size: 's',
                      letters,
                      deck,
                    })}`
                : html`<span class="empty"></span>`
            }</span
          >`,
      )}</span
    >
    <figcaption>${messages.t('crush/unclaimed')}</figcaption>
  </figure>`;

/** A tribute on its way: it lies in the middle for a moment, face up for those who may see it. */
function gift({event, letters, deck, origin}: CrushContext): TemplateResult | typeof nothing {
  if (event?.type !== 'card given') return nothing;
  const {from, card} = event;
  return html`<span class="gift" aria-hidden="true" ${arrives(event, () => origin(from, card))}
    >${cardFace(card, {size: 's', letters, deck})}</span
  >`;
}

/** Draw, discard, executed; before the marriages the Kings that nobody has claimed. */
function piles(view: CrushView, ctx: CrushContext): TemplateResult {
  const {draw, discard, executed} = view.piles;
  return html`<div class="piles">
    ${pile('draw', null, draw.length, ctx)} ${pile('discard', discard[0], discard.length, ctx)}
    ${view.kings.length > 0 ? kings(view, ctx) : pile('executed', executed[0], executed.length, ctx)}
    ${gift(ctx)}
  </div>`;
}

/** A tap on the table skips the event that is shown. */
const skip = (event: Event): void => wish(event.currentTarget!, 'gstk-skip', null);

/** The rival's Government, the piles, the reader's Government. */
export function board(view: CrushView, ctx: CrushContext): TemplateResult {
  const south = southOf(ctx);
  return html`<div class="lay" role="presentation" @click=${skip}>
    ${government(view, 1 - south, ctx)}${piles(view, ctx)}${government(view, south, ctx)}
  </div>`;
}
