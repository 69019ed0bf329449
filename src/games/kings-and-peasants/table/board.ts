import {html, nothing, type TemplateResult} from 'lit';
import {letterOf} from '../../../elements/shared/index.js';
import {playersAround, southOf, suitGlyph, trickTerms} from '../../../elements/index.js';
import {partOf} from '../rules/phase.js';
import {isOut, SEATS, stillIn} from '../rules/seats.js';
import {badgeText} from './badge-text.js';
import type {PeasantsContext} from './context.js';
import {exchange} from './exchange.js';
import {naming} from './naming.js';
import {bestOf} from '../rules/trick-winner.js';
import {LIMITS, type PeasantsView, type Trick} from '../types.js';

/** The top line and the middle of the table. */

/** The top line: the part of the game, its aim, the trump, and the progress. */
export function contractLine(view: PeasantsView, ctx: PeasantsContext): TemplateResult {
  const {messages} = ctx;
  const part = partOf(view);
  const games = Number(view.options['games']);
  const rank = ctx.seat === undefined ? undefined : view.names?.[ctx.seat];
  const goal =
    part === 'election' && rank
      ? messages.t('peasants/up-to', {rank, n: LIMITS[rank]})
      : messages.t(`peasants/goal/${part}`);
  return html`<span class="name">${messages.t(`peasants/part/${part}`)}</span>
    <span class="goal">${goal}</span>
    <span class="out"
      ><span>${messages.t('peasants/trump')}</span>${suitGlyph(
        view.trump,
        messages.t('suit', {suit: view.trump}),
        ctx.deck,
      )}</span
    >
    <span class="deal"
      >${
        games > 1
          ? messages.t('peasants/game-of', {game: view.game, of: games})
          : view.turn.length > 0 && (part === 'election' || part === 'reign')
            ? messages.t('peasants/trick-number', {n: view.played.length + 1})
            : ''
      }</span
    >`;
}

/** The trick to show: while a trick is being taken it is gone from the view but still to be seen. */
export const onTable = (view: PeasantsView, {event}: PeasantsContext): Trick =>
  event?.type === 'trick taken' ? event.trick : view.trick;

/** Rank and tricks of a seat, `Soldier 2 of 5`. */
function badge(view: PeasantsView, seat: number, {messages}: PeasantsContext): TemplateResult {
  const {rank, note, out} = badgeText(view, seat, messages);
  return html`${rank ? html`<span class="rank">${rank}</span>` : nothing}${
    note ? html`<span>${note}</span>` : nothing
  }${
    rank && !view.ranks
      ? html`<span class="vh"> ${messages.t('unit/tricks', {n: 0})}</span>`
      : nothing
  }${out ? html`<span class="gone">${out}</span>` : nothing}`;
}

function trick(view: PeasantsView, ctx: PeasantsContext): TemplateResult {
  const {messages, letters, deck, origin} = ctx;
  const plays = onTable(view, ctx);
  const [next = null] = view.turn;
  const open = plays.length < stillIn(view).length && ctx.event?.type !== 'trick taken';
  return html`<gstk-trick
    exportparts="trick, slot, card, card-face"
    .seats=${playersAround(SEATS, ctx)}
    .plays=${plays}
    .next=${open ? next : null}
    .winning=${bestOf(view, plays)?.seat ?? null}
    .terms=${trickTerms(messages)}
    .from=${origin}
    .letters=${letters}
    .deck=${deck}
    .messages=${messages}
  ></gstk-trick>`;
}

/** Seats by the compass, and between them the trick, the exchange, or the names to give. */
export function board(view: PeasantsView, ctx: PeasantsContext): TemplateResult {
  if (ctx.asking && view.phase === 'election.naming') return naming(ctx);
  const {messages} = ctx;
  const part = partOf(view);
  const [next] = view.turn;
  const {event} = ctx;
  const giving =
    part === 'exchange' || event?.type === 'card given' || event?.type === 'lead found';
  return html`${playersAround(SEATS, ctx).map(
    ({seat, place, name}) =>
      html`<gstk-seat
        class="${place} ${isOut(view, seat) ? 'out' : ''}"
        exportparts="seat, seat-name, seat-score, shield"
        data-seat=${seat}
        .name=${name}
        .letter=${letterOf(seat, ctx)}
        .arms=${seat}
        ?turn=${next === seat}
        ?own=${seat === southOf(ctx)}
        .messages=${messages}
        >${badge(view, seat, ctx)}</gstk-seat
      >`,
  )}${giving ? exchange(view, ctx) : trick(view, ctx)}`;
}
