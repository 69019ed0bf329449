import {html, nothing, type TemplateResult} from 'lit';
import {cardFace} from '../../elements/card-face/card-face.js';
import {seatOf} from './seats.js';
import type {PeasantsDesk} from './table-desk.js';
import type {PeasantsView, Scene} from './types.js';

/** The exchange: what king and soldier, king and peasant give each other, as far as it has come. */

function step(
  view: PeasantsView,
  desk: PeasantsDesk,
  scene: Scene,
  [from, to]: readonly [number, number],
): TemplateResult {
  const {words, names, letters, deck} = desk;
  const gift = view.gifts.find((one) => one.from === from && one.to === to);
  const now = view.scene === scene;
  const way = words.t('peasants/from-to', {from: names[from] ?? '', to: names[to] ?? ''});
  const what = gift
    ? gift.card
      ? words.t('card', {card: gift.card})
      : words.t('card/face-down')
    : words.t('peasants/not-yet');
  return html`<figure class=${now ? 'now' : ''}>
    <span class="one" role="img" aria-label="${way}: ${what}"
      >${gift ? cardFace(gift.card, {letters, deck, size: 's'}) : html`<span class="gap"></span>`}</span
    >
    <figcaption>${way}</figcaption>
  </figure>`;
}

/** Two pairs of cards; a soldier without a trump is left out (P-8). */
export function exchange(view: PeasantsView, desk: PeasantsDesk): TemplateResult | typeof nothing {
  const {ranks, scene, gifts} = view;
  if (!ranks) return nothing;
  const {words, names} = desk;
  const king = seatOf(ranks, 'king');
  const pair = (low: 'soldier' | 'peasant', pays: Scene, paid: Scene): TemplateResult => {
    const seat = seatOf(ranks, low);
    const poor =
      low === 'soldier' && scene !== 'fromSoldier' && !gifts.some(({from}) => from === seat);
    return html`<div class="pair" role="group" aria-label=${words.t('peasants/rank', {rank: low})}>
      ${
        poor
          ? html`<p class="q s">${words.t('peasants/no-trump', {name: names[seat]})}</p>`
          : html`${step(view, desk, pays, [seat, king])}${step(view, desk, paid, [king, seat])}`
      }
    </div>`;
  };
  return html`<div class="exchange" part="exchange">
    ${pair('soldier', 'fromSoldier', 'toSoldier')}${pair('peasant', 'fromPeasant', 'toPeasant')}
  </div>`;
}
