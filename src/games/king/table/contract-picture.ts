import {html, nothing, svg, type TemplateResult} from 'lit';
import {type Card, isSuit, type Rank, type Suit, SUITS} from '../../../cards/index.js';
import {
  type Art,
  CROWN,
  indexPath,
  indexText,
  paper,
  put,
  smallFace,
  SUIT_PATHS,
} from '../../../elements/index.js';
import {shieldOf} from '../../../elements/shared/index.js';
import {tableOf, type Variant} from '../rules/contracts/columns.js';
import {type KingView, type PaidCards, type Term, trumpSuit} from '../types.js';
import {termOf} from './contract-words.js';
import {priceOf} from './prices.js';
import {tricksOf} from './counting.js';
import type {KingContext} from './context.js';

/** The subject of a contract as cards with their prices: the pictures of the intro. */

const drawn = (art: Art, suit: Suit | null, {deck}: KingContext): TemplateResult =>
  paper(suit ? `A${suit}` : null, {deck, size: 's'}, [
    {kind: 'small', width: 100, height: 140, art},
  ]);

/** A card of a suit, regardless of its rank. */
export const suitCard = (suit: Suit, ctx: KingContext): TemplateResult =>
  drawn([['s n', put(SUIT_PATHS[suit], 50, 70, 3.4)]], suit, ctx);

/** Any card of a rank: its index above the four suits. */
const rankCard = (rank: Rank, ctx: KingContext): TemplateResult =>
  drawn(
    [
      ['x', indexPath(indexText(rank, ctx.letters), 50, 14, 2)],
      ...SUITS.map((suit, at): [string, string] => [
        `n of-${suit}`,
        put(SUIT_PATHS[suit], at % 2 ? 69 : 31, at > 1 ? 118 : 88, 1.15),
      ]),
    ],
    'S',
    ctx,
  );

/** Four suits of which none is trump. */
const noTrump = (ctx: KingContext): TemplateResult =>
  drawn(
    SUITS.map((suit, at): [string, string] => [
      `n of-${suit}`,
      put(SUIT_PATHS[suit], at % 2 ? 70 : 30, at > 1 ? 102 : 42, 1.5),
    ]),
    'S',
    ctx,
  );

/** Four cards crosswise, the lowest with the crown; the number of the trick is beside the cards. */
const trick = (number?: number): TemplateResult =>
  html`<span class="crosswise"
    ><svg viewBox="0 0 140 140" aria-hidden="true">
      ${[
        [45, 2],
        [4, 34],
        [86, 34],
      ].map(
        ([x, y]) => svg`<rect class="back" x=${x!} y=${y!} width="50" height="70" rx="5"></rect>`,
      )}
      <rect class="front" x="45" y="66" width="50" height="70" rx="5"></rect>
      <path class="crown" d=${put(CROWN, 44, 74, 2.15)}></path>
      ${number && svg`<path class="figures" d=${indexPath(`${number}`, 118, 110, 1.25)}></path>`}
    </svg></span
  >`;

/**
 * A picture with what stands below it; `says` is that for readers who do not see the picture, `pts` the
 * price that it is, by its sign.
 */
const figure = (
  picture: unknown,
  caption: unknown,
  says = caption,
  pts = 0,
  kind = '',
): TemplateResult =>
  html`<figure class="${kind} ${pts < 0 ? 'costs' : pts > 0 ? 'pays' : ''}">
    ${picture}
    <figcaption>
      <span aria-hidden="true">${caption}</span><span class="vh">${says}</span>
    </figcaption>
  </figure>`;

/** Cards face down on top of each other. */
export const stack = (): TemplateResult => html`<span class="piled">${smallFace(null)}</span>`;

/** A number of bars for the tricks that cost nothing. */
const bars = (n: number): TemplateResult =>
  html`<span class="ticks">${Array.from({length: n}, () => html`<i></i>`)}</span>`;

/** The picture of one term of a contract with few. */
function termPicture(term: Term, view: KingView, variant: Variant, ctx: KingContext): unknown {
  const {messages, letters, deck} = ctx;
  const {pts} = term;
  const each = messages.t('king/each-pts', {points: pts});
  const says = termOf(term, ctx);
  const face = (card: Card): TemplateResult => smallFace(card, {letters, deck});
  switch (term.unit) {
    case 'trick':
      return figure(trick(), each, says, pts);
    case 'last2': {
      const {hand} = tableOf(variant, view);
      const tricks = tricksOf(view, variant);
      if (tricks === undefined)
        return [figure(trick(), each, says, pts), figure(trick(), each, '', pts)];
      const price = messages.points(pts);
      return [
        bars(Math.min(hand - 2, 8)),
        ...[hand - 1, hand].map((n) =>
          figure(trick(n), price, `${messages.t('king/trick-of', {n, of: hand})}: ${price}`, pts),
        ),
      ];
    }
    case 'spots':
      return (['2H', 'TH', 'JH', 'AH'] as const).map((card) => {
        const price = messages.points(priceOf(card, view.contract));
        return figure(face(card), price, `${messages.t('card', {card})}: ${price}`, pts);
      });
    case 'card':
      return cardPicture(term.of, pts, each, says, view, ctx);
  }
}

function cardPicture(
  of: PaidCards,
  pts: number,
  each: string,
  says: string,
  view: KingView,
  ctx: KingContext,
): TemplateResult {
  const {messages, letters, deck} = ctx;
  const face = (card: Card): TemplateResult => smallFace(card, {letters, deck});
  if (of === '*') return figure(face('*1'), messages.points(pts), says, pts, 'raised');
  if (isSuit(of)) return figure(suitCard(of, ctx), each, says, pts);
  if (of.length === 2) return figure(face(of as Card), messages.points(pts), says, pts);
  if (view.contract.terms.length > 1) return figure(rankCard(of as Rank, ctx), each, says, pts);
  const fan = SUITS.map((suit) => face(`${of as Rank}${suit}`));
  return figure(html`<span class="fan">${fan}</span>`, each, says, pts);
}

/** The pictures of a contract with prices below them. */
export function pictures(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {messages, letters, deck, players} = ctx;
  const {contract, trump} = view;
  const {terms} = contract;
  const many = terms.length > 3;
  const all = many
    ? terms.map((term) => {
        const price = messages.points(term.pts);
        const picture =
          term.unit === 'trick'
            ? trick()
            : term.unit === 'last2'
              ? trick(tricksOf(view, variant))
              : isSuit(term.of)
                ? suitCard(term.of, ctx)
                : term.of.length === 2
                  ? smallFace(term.of as Card, {letters, deck})
                  : rankCard(term.of as Rank, ctx);
        return figure(picture, price, termOf(term, ctx), term.pts);
      })
    : terms.map((term) => termPicture(term, view, variant, ctx));
  const suit = trumpSuit(trump);
  const trumps =
    trump === null
      ? nothing
      : suit
        ? figure(
            suitCard(suit, ctx),
            messages.t('king/trump-caption'),
            messages.t('king/trump-suit', {suit}),
          )
        : figure(noTrump(ctx), messages.t('king/no-trump-caption'));
  const last = view.ordered.at(-1);
  const paid =
    last && last.bid > 0 && last.seat !== null
      ? figure(
          shieldOf(last.seat, ctx),
          messages.t('king/paid', {...players[last.seat]!, points: last.bid}),
        )
      : nothing;
  const stock = contract.draws
    ? figure(stack(), messages.t('king/bazaar-n', {n: view.stock.length}))
    : nothing;
  const takes = terms.every(({pts}) => pts > 0);
  return html`<div class="prices ${many ? 'many' : ''} ${takes ? 'takes' : ''}">
    ${all}${trumps}${paid}${stock}
  </div>`;
}
