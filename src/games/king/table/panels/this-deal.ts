import {html, nothing, type TemplateResult} from 'lit';
import {chip, nameOf, seatsAround, smallFace} from '../../../../elements/index.js';
import {playerWithLine} from '../../../../elements/shared/index.js';
import type {Variant} from '../../rules/contracts/columns.js';
import type {KingView, Played, Trick} from '../../types.js';
import type {KingContext} from '../context.js';
import {tricksDone, tricksOf, winnerOf} from '../counting.js';
import {pointsOf} from '../feat.js';
import {groupsOf, partOf} from '../price-groups.js';
import {priceOf} from '../prices.js';
import {trickWords} from '../play-prompt.js';

/**
 * The deal in play: its last trick with prices, then the cards that each player has taken, with their
 * cost.
 */

function laid(
  {seat, card}: Played,
  winner: number,
  view: KingView,
  ctx: KingContext,
): TemplateResult {
  const {messages, letters, deck} = ctx;
  const price = priceOf(card, view.contract);
  const points = messages.points(price);
  const won = seat === winner;
  const label = [
    messages.t('card', {card}),
    ...(won ? [messages.t('trick/winning')] : []),
    ...(price ? [points] : []),
  ].join(', ');
  return html`<figure>
    <span class="laid ${won ? 'won' : ''}" role="img" aria-label=${label}>
      ${smallFace(card, {letters, deck})}
      ${price ? html`<b class="cost ${price > 0 ? 'pays' : ''}" aria-hidden="true">${points}</b>` : nothing}
    </span>
    <figcaption><bdi translate="no">${nameOf(seat, ctx)}</bdi></figcaption>
  </figure>`;
}

/** The taker of a trick, the things that counted in it, and its points; tricks count from 0. */
export function outcome(
  trick: Trick,
  at: number,
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): string {
  const {sum, parts} = trickWords(view, variant, trick, at, ctx);
  return parts ? `${sum}. ${parts}.` : `${sum}.`;
}

function latest(view: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  const {deal, played, contract} = view;
  const trick = played.at(-1);
  if (!trick)
    return html`<h3 class="deal-head">${messages.t('king/deal', {deal})}</h3>
      <p class="s">${messages.t('king/no-tricks-yet')}</p>
      <div class="latest none" aria-hidden="true">
        <figure>
          <span class="laid"><span class="gk"></span></span>
          <figcaption>&nbsp;</figcaption>
        </figure>
      </div>`;
  const n = tricksDone(view, variant);
  const of = contract.draws ? undefined : tricksOf(view, variant);
  const winner = winnerOf(trick, view);
  return html`<h3 class="deal-head">
      ${of === undefined ? messages.t('king/trick-n', {n}) : messages.t('king/trick-of', {n, of})}
    </h3>
    <p class="s">${outcome(trick, n - 1, view, variant, ctx)}</p>
    <div class="latest">${trick.map((play) => laid(play, winner, view, ctx))}</div>`;
}

/** The cards taken by a seat, as chips for readers who see them and in words for others. */
function taken(view: KingView, variant: Variant, seat: number, ctx: KingContext): TemplateResult {
  const {letters, deck, messages} = ctx;
  const groups = groupsOf(view, variant, seat, letters);
  if (groups.length === 0) return html`–`;
  const words = groups.map((group) => messages.t('king/part', partOf(group)));
  return html`${groups.map(({marks}) => marks.map((mark) => chip(mark, {deck})))}<span class="vh"
      >${words.join(', ')}</span
    >`;
}

/** The panel of the deal in play; a trick counts once its cards have arrived. */
export function thisDeal(now: KingView, variant: Variant, ctx: KingContext): TemplateResult {
  const {messages, event, before} = ctx;
  const view = event?.type === 'trick taken' && before ? before : now;
  const points = (seat: number): number => pointsOf(view, variant, seat, ctx);
  const seats = [...seatsAround(view.seats, ctx)].sort((one, two) => points(two) - points(one));
  return html`${latest(view, variant, ctx)}
    <table class="taken">
      <thead>
        <tr>
          <th scope="col">${messages.t('king/taken-so-far')}</th>
          <th scope="col" class="num">${messages.t('king/this-deal')}</th>
          <th scope="col" class="num">${messages.t('king/total')}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          (seat) =>
            html`<tr class=${seat === ctx.seat ? 'mine' : ''}>
              <th scope="row">${playerWithLine(seat, ctx, taken(view, variant, seat, ctx))}</th>
              <td class="num"><b>${messages.points(points(seat))}</b></td>
              <td class="num q">${messages.points(view.scores[seat] ?? 0)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
