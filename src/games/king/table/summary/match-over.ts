import {html, nothing, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import {CROWN, icon, playerOf, playersOn, type Scene} from '../../../../elements/index.js';
import {player, shieldOf, vars} from '../../../../elements/shared/index.js';
import type {Variant} from '../../rules/contracts/columns.js';
import {reasonOf} from '../../rules/score.js';
import type {KingMove, KingView} from '../../types.js';
import type {KingContext} from '../context.js';
import {landCrown} from './land-crown.js';
import {placesOf, readerOf} from './places.js';
import {fetchTotals} from './totals-chart.js';
import {whyLost} from './why-lost.js';
import {readerFirst} from '../reader-first.js';

/** The end of a match: the winner's arms under the crown, all ranks, and the course of the totals. */

/** The best deal of a seat; none if the points of some deal are unknown. */
function bestDeal(
  {sheet}: KingView,
  seat: number,
): {readonly deal: number; readonly points: number} | undefined {
  // A row of zeros proves nothing: such a match began with totals, not with their deals.
  if (sheet.length < 2 || sheet.some((row) => row.every((points) => points === 0)))
    return undefined;
  const own = sheet.map((row) => row[seat] ?? 0);
  const points = Math.max(...own);
  return {deal: own.indexOf(points) + 1, points};
}

/** The reader's result, in two lines; for people who share a screen, the winner's lead. */
function outcome(view: KingView, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  const {scores} = view;
  const reader = readerOf(ctx);
  const [best = 0, second = 0] = [...scores].sort((a, b) => b - a);
  const won = messages.t('king/won-with', {points: best, ahead: best - second});
  if (reader === undefined) return html`<p>${won}</p>`;
  const place = placesOf(scores)[reader]!;
  const deal = bestDeal(view, reader);
  const more = whyLost(view, ctx) ?? (deal && messages.t('king/best-deal', deal));
  return html`<p>${place === 1 ? won : messages.t('king/came', {place})}</p>
    ${more ? html`<p class="s q">${more}</p>` : nothing}`;
}

function ranks({scores, seats}: KingView, ctx: KingContext): TemplateResult {
  const places = placesOf(scores);
  const order = scores.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  return html`<ol
    class="ranks ${seats > 4 ? 'crowd' : ''}"
    ${vars({'--rows': Math.ceil(seats / 2)})}
  >
    ${order.map(
      (seat) =>
        html`<li class=${seat === readerOf(ctx) ? 'mine' : ''}>
          <span class="place">${places[seat]}</span>${player(seat, ctx)}<b class="num"
            >${ctx.messages.points(scores[seat] ?? 0)}</b
          >
        </li>`,
    )}
  </ol>`;
}

/**
 * The number of the deal from which on the only winner was ahead of all others, from 1; `undefined`
 * without one, or if the points of some deal are unknown.
 */
function decidedIn({scores, sheet}: KingView): number | undefined {
  const places = placesOf(scores);
  const winner = places.indexOf(1);
  const known = sheet.every((row) => row.some((points) => points !== 0));
  if (places.lastIndexOf(1) !== winner || sheet.length < 2 || !known) return undefined;
  const totals = scores.map(() => 0);
  let since = 0;
  for (const [deal, row] of sheet.entries()) {
    for (const [seat, points] of row.entries()) totals[seat]! += points;
    const isAhead = totals.every((total, seat) => seat === winner || total < totals[winner]!);
    if (!isAhead) since = deal + 1;
  }
  return since + 1;
}

/** The course of the match, and the deal that decided it. */
function course(view: KingView, ctx: KingContext): TemplateResult {
  const {messages} = ctx;
  fetchTotals().catch(console.error);
  const deal = decidedIn(view);
  const winner = playerOf(placesOf(view.scores).indexOf(1), ctx);
  const since = deal === undefined ? [] : [messages.t('king/ahead-since', {...winner, deal})];
  return html`<figure>
    <figcaption class="q">${[messages.t('king/totals'), ...since].join('. ')}</figcaption>
    <gstk-totals
      exportparts="totals"
      .names=${ctx.players.map(({name}) => name)}
      .sheet=${view.sheet}
      .own=${readerOf(ctx) ?? null}
      .turn=${deal ?? null}
      .messages=${messages}
    ></gstk-totals>
  </figure>`;
}

/** The end of a match. */
export function matchOver(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Pick<Scene<KingMove>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  const places = placesOf(view.scores);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const won = readerFirst(playersOn(winners, ctx));
  // The total that has reached the limit, if there is one.
  const least = view.scores.indexOf(Math.min(...view.scores));
  return {
    stage: html`<div class="over" part="summary" ${ref(landCrown)}>
      <div class="win ${winners.length > 1 ? 'shared' : ''}">
        <div class="arms">
          ${winners.map((seat) => html`<span>${icon(CROWN)}${shieldOf(seat, ctx)}</span>`)}
        </div>
        <div>
          <h3 class="title" tabindex="-1">${messages.t('king/won', {players: won})}</h3>
          ${outcome(view, ctx)}
        </div>
      </div>
      ${ranks(view, ctx)} ${view.sheet.length > 1 ? course(view, ctx) : nothing}
    </div>`,
    say: '',
    why: messages.lookup(reasonOf(variant, view), {
      ...playerOf(least, ctx),
      points: view.scores[least]!,
    }),
    controls: [],
  };
}
