import {html, nothing, type TemplateResult} from 'lit';
import type {Card} from '../../cards/index.js';
import {cardFace} from '../../elements/card-face/card-face.js';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import {wish} from '../../elements/events.js';
import {KINGS} from './options.js';
import {government, mask} from './table-column.js';
import {cardChip, type CrushDesk, deadSuits, isGone, southOf, wildCards} from './table-desk.js';
import {arrives} from './table-motion.js';
import type {CrushView} from './types.js';

/** The line of chrome, the two Governments and the piles between them. */

/** The line of chrome: the phase, which suits spy, and which of the wild cards can still come. */
export function contractLine(view: CrushView, desk: CrushDesk): TemplateResult {
  const {words} = desk;
  const suits = deadSuits(view);
  const {queens, jokers} = wildCards(view);
  const limit = view.options['stallTurns'];
  const chips = (cards: readonly Card[]): readonly TemplateResult[] =>
    cards.map((card) => cardChip(card, isGone(view, card), desk));
  return html`<span class="name">${words.t(`crush/phase/${view.phase}`)}</span>
    <span class="goal"
      >${
        suits.length === 0
          ? words.t('crush/goal/marry')
          : html`${mask}<span class="word">${words.t('crush/goal/spies')}</span>
              ${suits.map((suit) => suitGlyph(suit, words.t('suit', {suit}), desk.deck))}`
      }</span
    >
    <span class="out"
      >${
        suits.length === 0
          ? nothing
          : html`<span class="label hire">${words.t('crush/queens')}</span>${chips(queens)}${
                jokers.length === 0
                  ? nothing
                  : html`<span class="label">${words.t('option/jokers')}</span>${chips(jokers)}`
              }`
      }</span
    >
    <span class="deal"
      >${
        typeof limit === 'number' && view.idle >= 10
          ? words.t('crush/idle', {n: view.idle, of: limit})
          : nothing
      }</span
    >`;
}

const pile = (
  kind: 'draw' | 'discard' | 'executed',
  top: Card | null | undefined,
  n: number,
  desk: CrushDesk,
): TemplateResult => {
  const {words, letters, deck, event} = desk;
  const thrown =
    (event?.type === 'card fired' || event?.type === 'card swapped') && event.card === top;
  // A spy goes from the place that its true card takes: there that card lies now.
  const unmasked = event?.type === 'spy discovered' && event.spy === top;
  const from = thrown
    ? () => desk.origin(event.seat, event.card)
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
      ${words.t(`crush/pile/${kind}`)}
      ${words.number(n)}${
        top ? html`<span class="vh">, ${words.t('card', {card: top})}</span>` : nothing
      }
    </figcaption>
  </figure>`;
};

/** The four Kings, each in his place until a Queen fetches him. */
const kings = (view: CrushView, {words, letters, deck}: CrushDesk): TemplateResult =>
  html`<figure class="kings">
    <span class="four"
      >${KINGS.map(
        (card) =>
          html`<span data-king=${card}
            >${
              view.kings.includes(card)
                ? html`<span class="vh">${words.t('card', {card})}</span>${cardFace(card, {
                      size: 's',
                      letters,
                      deck,
                    })}`
                : html`<span class="empty"></span>`
            }</span
          >`,
      )}</span
    >
    <figcaption>${words.t('crush/unclaimed')}</figcaption>
  </figure>`;

/** A tribute on its way: it lies in the middle for a moment, face up for those who may see it. */
function gift({event, letters, deck, origin}: CrushDesk): TemplateResult | typeof nothing {
  if (event?.type !== 'card given') return nothing;
  const {from, card} = event;
  return html`<span class="gift" aria-hidden="true" ${arrives(event, () => origin(from, card))}
    >${cardFace(card, {size: 's', letters, deck})}</span
  >`;
}

/** Draw, discard, executed; before the marriages the Kings that nobody has claimed. */
function piles(view: CrushView, desk: CrushDesk): TemplateResult {
  const {draw, discard, executed} = view.piles;
  return html`<div class="piles">
    ${pile('draw', null, draw.length, desk)} ${pile('discard', discard[0], discard.length, desk)}
    ${view.kings.length > 0 ? kings(view, desk) : pile('executed', executed[0], executed.length, desk)}
    ${gift(desk)}
  </div>`;
}

/** A tap on the table: what is shown may make room for what comes next. */
const skip = (event: Event): void => wish(event.currentTarget!, 'gstk-skip', null);

/** The rival's Government, the piles, the own one. */
export function board(view: CrushView, desk: CrushDesk): TemplateResult {
  const south = southOf(desk);
  return html`<div class="lay" role="presentation" @click=${skip}>
    ${government(view, 1 - south, desk)}${piles(view, desk)}${government(view, south, desk)}
  </div>`;
}
