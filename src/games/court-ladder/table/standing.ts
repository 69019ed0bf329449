import {html, nothing, type TemplateResult} from 'lit';
import {player, vars} from '../../../elements/shared/index.js';
import {playerOf, type Scene} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {rankName} from '../rules/ladder.js';
import type {LadderContext} from './context.js';
import type {LadderEvent, LadderMove, LadderView} from '../types.js';

/**
 * The standings: the ladder, the number of hands that each seat began as King, and the changes since
 * the last hand.
 */

/** One row for each rank; the arrows show changes since `from`, the ranks before. */
export function standing(
  view: LadderView,
  ctx: LadderContext,
  from: readonly Seat[] = view.ranks,
): TemplateResult {
  const {messages} = ctx;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${messages.t('ladder/rank')}</th>
        <th scope="col"><span class="vh">${messages.t('ladder/player')}</span></th>
        <th scope="col" class="num">${messages.t('ladder/reigns')}</th>
      </tr>
    </thead>
    <tbody>
      ${view.ranks.map((seat, place) => {
        const steps = from.indexOf(seat) - place;
        return html`<tr ${vars({'--steps': steps})} class=${seat === ctx.seat ? 'mine' : ''}>
          <td>${messages.t('ladder/short', {rank: rankName(place, view.seats)})}</td>
          <th scope="row">
            ${player(
              seat,
              ctx,
              steps === 0
                ? nothing
                : html`<span class="move"
                    ><span aria-hidden="true">${steps > 0 ? '▲' : '▼'}</span
                    ><span class="vh"
                      >${messages.t(steps > 0 ? 'summary/up' : 'summary/down')}</span
                    ></span
                  >`,
            )}
          </th>
          <td class="num">${messages.number(view.reigns[seat] ?? 0)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** From this many hands of the same King on, a summary says what unseats a King. */
const LONG_REIGN = 3;

/**
 * The number of hands that the present King has ended as King, one after the other; a King who has lost the
 * place in between begins again.
 */
export function reign({ranks}: LadderView, {log = []}: LadderContext): number {
  let hands = 0;
  for (const event of (log as readonly LadderEvent[]).toReversed()) {
    if ('ranks' in event && event.ranks[0] !== ranks[0]) break;
    if (event.type === 'hand ended') hands++;
  }
  return hands;
}

/** The ranks with which the hand began. */
function ranksBefore(
  {deal, ranks}: LadderView,
  {log = [], before}: LadderContext,
): readonly Seat[] {
  const events = log as readonly LadderEvent[];
  const dealt = events.findLastIndex((event) => event.type === 'dealt' && event.deal === deal);
  const start = events.slice(0, Math.max(0, dealt)).findLast((event) => 'ranks' in event);
  return start?.ranks ?? before?.ranks ?? ranks;
}

/** What the hand has brought the reader. */
function own({ranks, seats}: LadderView, from: readonly Seat[], ctx: LadderContext): string {
  const {seat, shared, messages} = ctx;
  if (seat === undefined || shared) return '';
  const [was, is] = [from.indexOf(seat), ranks.indexOf(seat)];
  const way = was === is ? 'same' : was > is ? 'up' : 'down';
  return messages.lookup(`ladder/hand/${way}`, {
    from: rankName(was, seats),
    to: rankName(is, seats),
  });
}

/** The ladder after a hand, and the reason for its changes. */
export function summary(view: LadderView, ctx: LadderContext): Pick<Scene<LadderMove>, 'stage'> {
  const {messages, event} = ctx;
  const hands = reign(view, ctx);
  const left = event?.type === 'hand ended' ? event.left : null;
  // The lowest can sink no further.
  const from = ranksBefore(view, ctx);
  const stays = left === null || ctx.before?.ranks.at(-1) === left;
  return {
    stage: html`<div class="summary" part="summary">
      <h3 class="title" tabindex="-1">
        ${
          left === null
            ? messages.t('ladder/say/nobody-left')
            : messages.t('ladder/say/left', playerOf(left, ctx))
        }
      </h3>
      <p>${messages.t(stays ? 'ladder/ranks-stay' : 'ladder/all-go-up')}</p>
      ${
        hands < LONG_REIGN
          ? nothing
          : html`<p class="s q">
              ${messages.t('ladder/long-reign', {...playerOf(view.ranks[0], ctx), n: hands})}
            </p>`
      }
      <p class="own">${own(view, from, ctx)}</p>
      ${standing(view, ctx, from)}
    </div>`,
  };
}
