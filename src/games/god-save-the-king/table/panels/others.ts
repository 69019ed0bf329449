import {html, nothing, type TemplateResult} from 'lit';
import {cardFace} from '../../../../elements/card-face/card-face.js';
import {shieldOf} from '../../../../elements/internal/shield.js';
import type {Seat} from '../../../../game/index.js';
import {cardsOf, seatsOf} from '../../rules/standing.js';
import {seen} from '../board.js';
import type {Facing, GskContext} from '../context.js';
import type {GskView} from '../../types.js';

/** The players who are not in the large trick: those in the other trick, waiting, or out. */

function small(view: GskView, ctx: GskContext, seat: Seat): TemplateResult {
  const {messages, names} = ctx;
  const formation = seen(view, ctx).formations[seat];
  const held = view.hands[seat]?.length ?? 0;
  return html`<span class="who" data-seat=${seat}
    >${shieldOf(seat, ctx)}<b>${names[seat]}</b
    ><span class="q xs"
      >${
        view.alive[seat]
          ? messages.t('gsk/held', {n: held, pile: view.piles[seat] ?? 0})
          : messages.t('gsk/is-out')
      }</span
    >${
      formation
        ? html`<span
            class="mini"
            role="img"
            aria-label=${messages.t('gsk/formation-of', {
              name: names[seat]!,
              cards: cardsOf(formation),
            })}
            >${cardsOf(formation).map((code) => cardFace(code, {letters: ctx.letters, deck: ctx.deck, size: 's'}))}</span
          >`
        : nothing
    }</span
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
  const between = meeting ? messages.t('gsk/meets-small') : '';
  const what = meeting
    ? messages.t(`gsk/goal/${meeting.step}`)
    : rest.some((seat) => view.alive[seat])
      ? messages.t('gsk/waits-small')
      : '';
  return html`<div class="others" role="group" aria-label=${messages.t('gsk/others')}>
    ${rest.map((seat, at) => html`${at > 0 && between ? html`<span class="q xs">${between}</span>` : nothing}${small(view, ctx, seat)}`)}
    <span class="q xs what">${what}</span>
  </div>`;
}
