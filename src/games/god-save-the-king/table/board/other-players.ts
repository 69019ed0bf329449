import {html, nothing, type TemplateResult} from 'lit';
import {smallFace} from '../../../../elements/index.js';
import {shieldOf} from '../../../../elements/shared/index.js';
import type {Seat} from '../../../../game/index.js';
import {cardsOf, seatsOf} from '../../rules/standing.js';
import type {Facing, GskContext} from '../context.js';
import type {GskView} from '../../types.js';
import {seen} from './facing.js';
import {isSearched, searchedSmall} from './piles.js';

/** The players who are not in the large trick: those in the other trick, waiting, or out. */

/** The formation of a player, or the pile that is searched, small. */
function mini(view: GskView, ctx: GskContext, seat: Seat): TemplateResult | typeof nothing {
  const {messages, players, letters, deck} = ctx;
  if (isSearched(ctx))
    return html`<span class="mini" aria-hidden="true">${searchedSmall(view, ctx, seat)}</span>`;
  const formation = seen(view, ctx).formations[seat];
  if (!formation) return nothing;
  const name = messages.t('gsk/formation-of', {...players[seat]!, cards: cardsOf(formation)});
  return html`<span class="mini" role="img" aria-label=${name}
    >${cardsOf(formation).map((code) => smallFace(code, {letters, deck}))}</span
  >`;
}

function player(view: GskView, ctx: GskContext, seat: Seat): TemplateResult {
  const {messages, players} = ctx;
  const held = view.hands[seat]?.length ?? 0;
  return html`<span class="who" data-seat=${seat}
    >${shieldOf(seat, ctx)}<span
      ><b><bdi translate="no">${players[seat]!.name}</bdi></b
      >${
        view.alive[seat]
          ? html`<span class="q"
              ><span class="few" aria-hidden="true"><i class="back"></i>${held}</span
              ><span class="words"
                >${messages.t('gsk/held', {n: held, pile: view.piles[seat] ?? 0})}</span
              ></span
            >`
          : html`<span class="q">${messages.t('gsk/is-out')}</span>`
      }</span
    >${mini(view, ctx, seat)}</span
  >`;
}

/** A strip above the formations; nothing with two players. */
export function others(
  view: GskView,
  ctx: GskContext,
  {own, rival}: Facing,
): TemplateResult | typeof nothing {
  const {messages} = ctx;
  const rest = seatsOf(view).filter((seat) => seat !== own && seat !== rival);
  if (rest.length === 0) return nothing;
  const meeting = seen(view, ctx).matches.find((one) =>
    one?.seats.every((seat) => rest.includes(seat)),
  );
  const what = meeting
    ? messages.t(`gsk/goal/${meeting.step}`)
    : rest.some((seat) => view.alive[seat])
      ? messages.t('gsk/waits-small')
      : '';
  const [one, other] = rest.map((seat) => player(view, ctx, seat));
  return html`<div class="others" role="group" aria-label=${messages.t('gsk/others')}>
    ${one}<span class="q what">${what}</span>${other ?? nothing}
  </div>`;
}
