import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {type Card, JOKERS, type Suit, SUITS, type SuitCard} from '../../cards/index.js';
import {cardFace} from '../../elements/card-face/card-face.js';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import type {Desk} from '../../elements/scene.js';
import {isSpy, nextRank, PLACES, spiesIn, suitOfGovernment} from './government.js';
import type {CrushMove, CrushTold, CrushView} from './types.js';

/** The line of chrome, the two Governments and the piles. */

/** What the table of Crush the Crown is drawn with. */
export type CrushDesk = Desk<CrushView, CrushMove, CrushTold>;

/** Whose column is on the right: the reader's, or for an onlooker that of seat 0. */
export const southOf = ({seat}: Pick<CrushDesk, 'seat'>): number => seat ?? 0;

/** The suits whose Kings were executed; none before both are married. */
export const deadSuits = ({governments}: CrushView): readonly Suit[] =>
  governments.some(({length}) => length === 0)
    ? []
    : SUITS.filter((suit) => !governments.some((one) => suitOfGovernment(one) === suit));

/** The cards that are spies at any rank: Queens for Hire and Jokers. */
export const wildCards = (view: CrushView): readonly Card[] => {
  const suits = deadSuits(view);
  if (suits.length === 0) return [];
  const jokers = view.options['jokers'] === 0 ? [] : JOKERS;
  return [...suits.map((suit): Card => `Q${suit}`), ...jokers];
};

/** What could stand in the next place of a Government: its own card, and spies of that very rank. */
export function fillers(
  view: CrushView,
  seat: number,
): {readonly own: SuitCard; readonly spies: readonly Card[]} | undefined {
  const government = view.governments[seat] ?? [];
  const [suit, rank] = [suitOfGovernment(government), nextRank(government)];
  if (!suit || !rank) return undefined;
  return {own: `${rank}${suit}`, spies: deadSuits(view).map((dead): Card => `${rank}${dead}`)};
}

/** True for a card that cannot come any more: it stands in a Government or was executed. */
export const isGone = ({governments, piles}: CrushView, card: Card): boolean =>
  [governments.flat(), piles.executed].some((cards) => cards.includes(card));

const inline = (card: Card, {letters, deck}: CrushDesk): TemplateResult =>
  cardFace(card, {size: 'inline', letters, deck});

/** A card as a chip in a fixed place: filled while it can come, hollow when it is gone. */
export const cardChip = (card: Card, gone: boolean, desk: CrushDesk): TemplateResult =>
  html`<span class="chip ${gone ? 'gone' : ''}"
    ><span class="vh">${desk.words.t(gone ? 'crush/gone' : 'card', {card})}</span
    >${cardFace(card, {size: 'inline', letters: desk.letters, deck: desk.deck, illegal: gone})}</span
  >`;

/** What the wild cards are called: in this match there may be no Jokers. */
export const forHire = ({options}: CrushView, {words}: CrushDesk): string =>
  words.t(options['jokers'] === 0 ? 'crush/queens' : 'crush/for-hire');

/** The line of chrome: the phase, which suits spy, and which of the wild cards can still come. */
export function contractLine(view: CrushView, desk: CrushDesk): TemplateResult {
  const {words} = desk;
  const suits = deadSuits(view);
  const limit = view.options['stallTurns'];
  return html`<span class="name">${words.t(`crush/phase/${view.phase}`)}</span>
    <span class="goal"
      >${
        suits.length === 0
          ? words.t('crush/goal/marry')
          : html`${words.t('crush/goal/spies')}
            ${suits.map((suit) => suitGlyph(suit, words.t('suit', {suit}), desk.deck))}`
      }</span
    >
    <span class="out"
      >${
        suits.length === 0
          ? nothing
          : html`<span class="label">${forHire(view, desk)}</span>${wildCards(view).map((card) =>
                cardChip(card, isGone(view, card), desk),
              )}`
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

/** A card across the column: it is wider than the others, says "spy", and has an upright index. */
const spy = (card: Card, desk: CrushDesk): TemplateResult =>
  html`<span class="paper" aria-hidden="true"
    ><span class="turned"
      >${cardFace(card, {size: 's', letters: desk.letters, deck: desk.deck})}</span
    ><span class="mark">${desk.words.t('crush/spy')}${inline(card, desk)}</span></span
  >`;

function member(
  card: Card,
  place: number,
  government: readonly Card[],
  desk: CrushDesk,
): TemplateResult {
  const {words, letters, deck} = desk;
  const spying = isSpy(government, card);
  const last = place === government.length - 1;
  const rank = PLACES[place];
  const name = spying ? words.t('crush/spy-as', {card, rank}) : words.t('card', {card});
  return html`<li class="${spying ? 'spy' : ''} ${last ? 'last' : ''}" data-card=${card}>
    <span class="vh">${name}</span>${
      spying
        ? spy(card, desk)
        : last
          ? cardFace(card, {size: 's', letters, deck})
          : html`<span class="paper" aria-hidden="true">${inline(card, desk)}</span>`
    }
  </li>`;
}

/** The next open place and what could fill it. */
function next(view: CrushView, seat: number, desk: CrushDesk): TemplateResult | typeof nothing {
  const {words} = desk;
  const open = fillers(view, seat);
  if (view.governments[seat]?.length === 0)
    return html`<li class="next"><span class="slot">${words.t('crush/no-king')}</span></li>`;
  if (!open || view.phase === 'over') return nothing;
  const {own, spies} = open;
  return html`<li class="next">
    <span class="slot"
      >${words.t('crush/next')}<span class="vh">${words.t('card', {card: own})}</span>${inline(
        own,
        desk,
      )}</span
    >${
      spies.length === 0
        ? nothing
        : html`<span class="fill"
            ><span class="q">${words.t('crush/or-spy')}</span
            >${spies.map((card) => cardChip(card, isGone(view, card), desk))}</span
          >`
    }
  </li>`;
}

function government(view: CrushView, seat: number, desk: CrushDesk): TemplateResult {
  const {words, names} = desk;
  const cards = view.governments[seat] ?? [];
  const spies = spiesIn(cards);
  const name = names[seat] ?? '';
  return html`<section
    class="gov ${seat === southOf(desk) ? 'own' : ''}"
    aria-label=${words.t('crush/government', {name})}
  >
    <gstk-seat
      exportparts="seat, seat-name, seat-score, shield"
      data-seat=${seat}
      .name=${name}
      .arms=${seat}
      .cards=${seat === desk.seat ? null : (view.hands[seat]?.length ?? 0)}
      ?turn=${view.turn.includes(seat)}
      .words=${words}
      ><span>${spies > 0 ? words.t('crush/spies', {n: spies}) : nothing}</span></gstk-seat
    >
    <ol class="column">
      ${repeat(
        cards,
        (card) => card,
        (card, place) => member(card, place, cards, desk),
      )}${next(view, seat, desk)}
    </ol>
  </section>`;
}

const pile = (
  kind: string,
  top: Card | null | undefined,
  n: number,
  desk: CrushDesk,
): TemplateResult => {
  const {words, letters, deck} = desk;
  return html`<figure class=${kind}>
    ${
      n === 0
        ? html`<span class="empty"></span>`
        : cardFace(top ?? null, {size: 's', letters, deck, illegal: kind === 'executed'})
    }
    <figcaption>
      ${words.t(`crush/pile/${kind}`)}
      ${words.number(n)}${
        top ? html`<span class="vh">, ${words.t('card', {card: top})}</span>` : nothing
      }
    </figcaption>
  </figure>`;
};

/** Draw, discard, executed; before the marriages the Kings that nobody has claimed. */
function piles(view: CrushView, desk: CrushDesk): TemplateResult {
  const {draw, discard, executed} = view.piles;
  const {words, letters, deck} = desk;
  return html`<div class="piles">
    ${pile('draw', null, draw.length, desk)} ${pile('discard', discard[0], discard.length, desk)}
    ${
      view.kings.length > 0
        ? html`<figure class="kings">
            <span class="four"
              >${view.kings.map(
                (card) =>
                  html`<span
                    ><span class="vh">${words.t('card', {card})}</span>${cardFace(card, {
                      size: 's',
                      letters,
                      deck,
                    })}</span
                  >`,
              )}</span
            >
            <figcaption>${words.t('crush/unclaimed')}</figcaption>
          </figure>`
        : pile('executed', executed[0], executed.length, desk)
    }
  </div>`;
}

/** The rival's Government, the piles, the own one. */
export function board(view: CrushView, desk: CrushDesk): TemplateResult {
  const south = southOf(desk);
  return html`${government(view, 1 - south, desk)}${piles(view, desk)}${government(view, south, desk)}`;
}
