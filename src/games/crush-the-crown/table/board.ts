import {html, nothing, type TemplateResult} from 'lit';
import type {Card} from '../../../cards/index.js';
import {cardFace, heldClasses, playerOf, southOf, suitGlyph} from '../../../elements/index.js';
import {KINGS} from '../rules/options.js';
import {autoLine} from './auto-line.js';
import {cardChip, type CrushContext, deadSuits, isGone, wildCards} from './context.js';
import {isWhole, turnsOf} from './turn-history.js';
import {government, mask} from './rail.js';
import {FALLING, riffled, shownOf} from './staged.js';
import type {CrushView} from '../types.js';

/** The top line, the two Governments and the piles between them. */

/** Idle turns are counted on screen from this many on. */
const IDLE = 10;

/** The number of the turn, or of idle turns once they may end the match. */
function turnLine({idle, options}: CrushView, {messages, log = []}: CrushContext): string {
  const limit = options['stallTurns'];
  if (typeof limit === 'number' && idle >= IDLE)
    return messages.t('crush/idle', {n: idle, of: limit});
  const n = turnsOf(log).at(-1)!.number;
  return isWhole(log) && n > 0 ? messages.t('crush/turn', {n}) : '';
}

/** The top line: the game, the phase and the turn, the suits of spies, and the wild cards that can still come. */
export function contractLine(view: CrushView, ctx: CrushContext): TemplateResult {
  const {messages} = ctx;
  const suits = deadSuits(view);
  const {queens, jokers} = wildCards(view);
  const chips = (cards: readonly Card[]): readonly TemplateResult[] =>
    cards.map((card) => cardChip(card, isGone(view, card), ctx));
  const turn = turnLine(view, ctx);
  return html`<span class="name">${messages.t('game/crush-the-crown')}</span>
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
      >${messages.t(`crush/phase/${view.phase}`)}${turn ? html` · ${turn}` : nothing}</span
    >`;
}

const pile = (
  kind: 'draw' | 'discard' | 'executed',
  [top, under]: readonly (Card | null)[],
  n: number,
  {messages, letters, deck, event}: CrushContext,
  over: TemplateResult | typeof nothing = nothing,
): TemplateResult => {
  const fell = event?.type === 'spy discovered' && event.spy === top;
  const thrown =
    (event?.type === 'card fired' || event?.type === 'card swapped') && event.card === top;
  const lying = (card: Card | null): TemplateResult =>
    cardFace(card, {size: 's', letters, deck, illegal: kind === 'executed'});
  return html`<figure class="${kind} ${kind === 'draw' ? 'draw-pile' : ''}">
    ${
      n === 0
        ? html`<span class="empty"></span>`
        : html`${fell && under ? html`<span class="under">${lying(under)}</span>` : nothing}<span
              class="lies"
              data-move=${top ?? (kind === 'draw' ? 'draw' : nothing)}
              data-from=${thrown ? `${event.seat}:${event.card}` : nothing}
              data-travel=${fell ? FALLING : nothing}
              ><span class=${fell ? 'falls' : ''}>${lying(top ?? null)}</span></span
            >`
    }
    ${over}
    <figcaption>
      ${messages.t(`crush/pile/${kind}`)}
      <span>${messages.number(n)}</span>${
        top ? html`<span class="vh">, ${messages.t('card', {card: top})}</span>` : nothing
      }
    </figcaption>
  </figure>`;
};

/** The four Kings, each in place until a Queen marries him. */
const kings = (view: CrushView, {messages, letters, deck}: CrushContext): TemplateResult =>
  html`<figure class="kings">
    <span class="four"
      >${KINGS.map((card) =>
        view.kings.includes(card)
          ? html`<span class="lies" data-move=${card}
              ><span class="vh">${messages.t('card', {card})}</span>${cardFace(card, {
                size: 's',
                letters,
                deck,
              })}</span
            >`
          : html`<span class="empty"></span>`,
      )}</span
    >
    <figcaption>${messages.t('crush/unclaimed')}</figcaption>
  </figure>`;

/** The cards of a search: one after the other leaves the draw pile, turns, and lies on the discards. */
function riffle(view: CrushView, ctx: CrushContext): TemplateResult | typeof nothing {
  const {cards, gap} = riffled(view, ctx) ?? {cards: [], gap: 0};
  const {letters, deck} = ctx;
  if (cards.length === 0) return nothing;
  return html`<span class="riffle" aria-hidden="true"
    >${cards.map((card, at) => {
      const wait = Math.round(at * gap);
      return html`<span
        class="two-sided"
        data-move="riffled-${card}"
        data-from="draw"
        data-up="true"
        data-was="false"
        data-wait=${wait}
        data-travel="260"
        data-turn="260"
        ><span class="sides face-up"
          ><span class="front">${cardFace(card, {size: 's', letters, deck})}</span
          ><span class="rear">${cardFace(null, {size: 's', deck})}</span></span
        ></span
      >`;
    })}</span
  >`;
}

/** A tribute on its way: it lies in the middle for a moment, face up for those who may see it. */
function gift(ctx: CrushContext): TemplateResult | typeof nothing {
  const {event, letters, deck, messages} = ctx;
  if (event?.type !== 'card given') return nothing;
  const {from, to, card} = event;
  return html`<figure class="gift" aria-hidden="true">
    <span class="lies" data-move="gift-${card}" data-from="${from}:${card ?? ''}"
      >${cardFace(card, {size: 's', letters, deck})}</span
    >
    <figcaption>${messages.t('crush/gift', playerOf(to, ctx))}</figcaption>
  </figure>`;
}

/** Draw, discard, executed; before the marriages the Kings that nobody has claimed. */
function piles(now: CrushView, ctx: CrushContext): TemplateResult {
  const view = shownOf(now, ctx);
  const {draw, discard, executed} = view.piles;
  return html`<div class="piles">
    ${pile('draw', [], draw.length, ctx)}
    ${pile('discard', discard, discard.length, ctx, riffle(now, ctx))}
    ${view.kings.length > 0 ? kings(view, ctx) : pile('executed', executed, executed.length, ctx)}
    ${gift(ctx)}
  </div>`;
}

/** The rival's Government, the piles, the reader's Government, and the line about the turns. */
export function board(view: CrushView, ctx: CrushContext): TemplateResult {
  const south = southOf(ctx);
  const shown = shownOf(view, ctx);
  return html`<div class="lay ${heldClasses(view.hands[south]?.length ?? 0)}">
    ${government(shown, 1 - south, ctx)}${piles(view, ctx)}${government(shown, south, ctx)}
    ${autoLine(shown, ctx)}
  </div>`;
}
