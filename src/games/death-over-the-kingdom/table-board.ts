import {html, nothing, type TemplateResult} from 'lit';
import {shield} from '../../elements/internal/shield.js';
import {characterOf} from './deck.js';
import {activeOf, dealsOf, isLarge, seatsOf} from './standing.js';
import {abilityText} from './table-ability.js';
import {characterFace} from './table-card.js';
import {
  cardText,
  goalText,
  type KingdomDesk,
  nameOf,
  roundText,
  sketchOf,
  southOf,
} from './table-desk.js';
import {areaCard, hasScored, notes, otherSeat, points} from './table-seat.js';
import type {KingdomView} from './types.js';

/** The line of chrome, the other seats, the deck, and the reader's own card. */

/** The line of chrome: which round, what it is about, which turn, who wins. */
export function contractLine(view: KingdomView, desk: KingdomDesk): TemplateResult {
  const {words} = desk;
  const large = isLarge(view);
  return html`<span class="name">${roundText(view, desk)}</span>
    <span class="goal">${goalText(view, desk)}</span>
    <span class="out"
      ><span class="label q">${words.t(large ? 'kingdom/wins/large' : 'kingdom/wins')}</span></span
    >
    <span class="deal"
      >${large ? nothing : words.t('kingdom/turn', {n: view.deal, of: dealsOf(view)})}</span
    >`;
}

/** What this seat knows of the deck: the names of its top and bottom card, if it knows them. */
function known(view: KingdomView, {words}: KingdomDesk): string {
  const top = view.pile[0] ?? null;
  const bottom = view.pile.length > 1 ? (view.pile.at(-1) ?? null) : null;
  return [
    top === null ? '' : words.t('kingdom/pile/top', {card: top}),
    bottom === null ? '' : words.t('kingdom/pile/bottom', {card: bottom}),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Deck and discards; while the Dealer cuts, how deep. */
function middle(view: KingdomView, desk: KingdomDesk): TemplateResult {
  const {words} = desk;
  const sketch = sketchOf(desk);
  if (sketch?.kind === 'cut')
    return html`<div class="kmid">
      <label class="kcut"
        ><span>${words.t('kingdom/cut/depth', {n: sketch.depth, of: view.pile.length})}</span
        ><input
          type="range"
          min="1"
          max=${view.pile.length}
          .value=${String(sketch.depth)}
          @input=${(event: Event) =>
            desk.sketch({kind: 'cut', depth: Number((event.target as HTMLInputElement).value)})}
      /></label>
    </div>`;
  const last = view.discard.at(-1);
  const top = known(view, desk);
  return html`<div class="kmid">
    <span class="kdeck"
      ><i class="kback" aria-hidden="true"></i>${words.t('kingdom/pile', {n: view.pile.length})}${
        top ? html`<span class="q">${top}</span>` : nothing
      }</span
    ><span class="q"
      >${
        last === undefined
          ? words.t('kingdom/discard/none')
          : words.t('kingdom/discard', {n: view.discard.length})
      }</span
    >
  </div>`;
}

/** The reader's own row: the card in front of it, large, and what it can do. */
function mine(view: KingdomView, desk: KingdomDesk): TemplateResult {
  const {words} = desk;
  const seat = southOf(desk);
  const name = nameOf(seat, desk);
  const turn = view.phase === 'choose' ? view.turn.includes(seat) : activeOf(view) === seat;
  const card = view.areas[seat] ?? null;
  return html`<section
    class="kme ${turn ? 'turn' : ''} ${hasScored(view, seat) ? 'scored' : ''}"
    part="seat"
    data-seat=${seat}
    aria-label=${name}
  >
    ${areaCard(view, seat, desk)}
    <div class="kown">
      <span class="kh"
        >${shield([...name][0] ?? '', seat)}<span class="kwho" part="seat-name">${name}</span
        >${points(view, seat, desk)}</span
      >
      <span class="kline"
        ><span class="kname" aria-hidden="true">${cardText(view, seat, desk)}</span
        >${notes(view, seat, desk)}</span
      >
      ${
        card === null || view.values
          ? nothing
          : html`<p class="q ability">${abilityText(characterOf(view, card), words)}</p>`
      }
    </div>
  </section>`;
}

/** Everything between the line of chrome and the prompt. */
export function board(view: KingdomView, desk: KingdomDesk): TemplateResult {
  const south = southOf(desk);
  const others = seatsOf(view)
    .slice(1)
    .map((at) => (south + at) % view.seats);
  return html`<div class="kingdom ${view.seats > 7 ? 'many' : ''}">
    <ol class="court" aria-label=${desk.words.t('kingdom/court')}>
      ${others.map((seat) => otherSeat(view, seat, desk))}
    </ol>
    ${middle(view, desk)} ${mine(view, desk)}
  </div>`;
}

/** Small faces in a row, for a panel. */
export const faces = (
  cards: readonly string[],
  view: KingdomView,
  {words}: KingdomDesk,
): TemplateResult =>
  html`<span class="kfaces"
    >${cards.map(
      (card) =>
        html`<span class="kcard"
          ><span class="vh">${words.t('card', {card})} </span
          >${characterFace(view.deck, card)}</span
        >`,
    )}</span
  >`;
