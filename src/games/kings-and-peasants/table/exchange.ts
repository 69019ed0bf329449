import {html, nothing, type TemplateResult} from 'lit';
import {cardFace} from '../../../elements/index.js';
import {seatOf} from '../rules/seats.js';
import type {PeasantsContext} from './context.js';
import type {PeasantsView, Phase} from '../types.js';

/** The exchange so far: gifts between king and soldier, and between king and peasant. */

function step(
  view: PeasantsView,
  ctx: PeasantsContext,
  phase: Phase,
  [from, to]: readonly [number, number],
): TemplateResult {
  const {messages, players, letters, deck} = ctx;
  const gift = view.gifts.find((one) => one.from === from && one.to === to);
  const now = view.phase === phase;
  const way = messages.t('peasants/from-to', {from: players[from]!, to: players[to]!});
  const what = gift
    ? gift.card
      ? messages.t('card', {card: gift.card})
      : messages.t('card/face-down')
    : messages.t('peasants/not-yet');
  return html`<figure class=${now ? 'now' : ''}>
    <span
      class="one"
      role="img"
      aria-label="${way}: ${what}"
      data-move=${gift ? `gift ${from} ${to}` : nothing}
      data-from="${from}:${gift?.card ?? ''}"
      >${gift ? cardFace(gift.card, {letters, deck, size: 's'}) : html`<span class="gap"></span>`}</span
    >
    <figcaption>${way}</figcaption>
  </figure>`;
}

/** Two pairs of cards; a soldier without a trump is left out (P-8). */
export function exchange(
  view: PeasantsView,
  ctx: PeasantsContext,
): TemplateResult | typeof nothing {
  const {ranks, phase, gifts} = view;
  if (!ranks) return nothing;
  const {messages, players} = ctx;
  const king = seatOf(ranks, 'king');
  const pair = (low: 'soldier' | 'peasant', pays: Phase, paid: Phase): TemplateResult => {
    const seat = seatOf(ranks, low);
    const poor =
      low === 'soldier' &&
      phase !== 'reign.exchange.fromSoldier' &&
      !gifts.some(({from}) => from === seat);
    return html`<div
      class="pair"
      role="group"
      aria-label=${messages.t('peasants/rank', {rank: low})}
    >
      ${
        poor
          ? html`<p class="q s">${messages.t('peasants/no-trump', players[seat]!)}</p>`
          : html`${step(view, ctx, pays, [seat, king])}${step(view, ctx, paid, [king, seat])}`
      }
    </div>`;
  };
  return html`<div class="exchange" part="exchange">
    ${pair('soldier', 'reign.exchange.fromSoldier', 'reign.exchange.toSoldier')}${pair('peasant', 'reign.exchange.fromPeasant', 'reign.exchange.toPeasant')}
  </div>`;
}
