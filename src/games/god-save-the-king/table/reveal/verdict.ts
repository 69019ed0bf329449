import {html, nothing, type TemplateResult} from 'lit';
import {CHECK, CROSS, CROWN, icon} from '../../../../elements/index.js';
import {BREATH, SLOW_TURN, VERDICT} from '../../../../elements/shared/index.js';
import {namedCard} from '../board/card.js';
import type {GskContext} from '../context.js';
import type {GskEvent, Penalty} from '../../types.js';

/** The result of a rout or a challenge, with the card that is drawn as a penalty. */

export type Judged = Extract<GskEvent, {type: 'challenge answered' | 'routs settled'}>;

/** The key of a card that is drawn from a hand. */
export const penaltyKey = (from: number): string => `penalty-${from}`;

/** A card drawn as a penalty: it comes from the hand that it leaves, and everybody sees it. */
function drawn(
  {from, card}: Penalty,
  wait: number,
  ctx: GskContext,
): TemplateResult | typeof nothing {
  if (!card) return nothing;
  const name = `${ctx.players[from]?.name ?? ''}: ${ctx.messages.t('card', {card})}`;
  return namedCard(
    {key: penaltyKey(from), code: card, up: true, from: `${from}:`, wait},
    name,
    ctx,
  );
}

function what({from, to, card}: Penalty, {messages, players}: GskContext): string {
  return messages.t(card ? 'gsk/penalty' : 'gsk/penalty-none', {
    from: players[from]!,
    to: players[to]!,
  });
}

/** The panel in place of the hand, once the cards have turned. */
export function verdict(event: Judged, ctx: GskContext): TemplateResult | typeof nothing {
  const {messages} = ctx;
  const {routs, penalties} = event;
  const challenge = event.type === 'challenge answered' ? event.challenge : null;
  if (routs.length === 0 && !challenge) return nothing;
  const found = routs.some(({king}) => king);
  const [sign, title, kind] = challenge
    ? challenge.answer === 'accurate'
      ? [CHECK, messages.t('gsk/accurate'), 'right']
      : [CROSS, messages.t('gsk/misrepresented'), 'wrong']
    : found
      ? [CROWN, messages.t('gsk/king-found'), '']
      : [CROSS, messages.t('gsk/king-missed'), 'wrong'];
  const wait = BREATH + (routs.length > 0 ? SLOW_TURN : 0) + VERDICT;
  return html`<div class="verdict" part="verdict" data-move="verdict" data-wait=${wait}>
    <div>
      <p class="v ${kind}">${icon(sign)}<strong>${title}</strong></p>
      ${penalties.map((one) => html`<p class="q s">${what(one, ctx)}</p>`)}
    </div>
    <div class="drawn">${penalties.map((one) => drawn(one, wait, ctx))}</div>
  </div>`;
}
