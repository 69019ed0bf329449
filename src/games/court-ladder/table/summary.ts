import {html, nothing, type TemplateResult} from 'lit';
import {player} from '../../../elements/internal/player.js';
import type {Prompt} from '../../../elements/table/speech.js';
import {nameOf} from '../../../elements/table/seats.js';
import {kingOf, rankName} from '../rules/ladder.js';
import type {LadderContext} from './context.js';
import type {LadderView} from '../types.js';

/**
 * The standings: the ladder, the hands that each seat began as King, and the moves since the last
 * hand.
 */

/** One row for each rank; the arrows compare with `from`, the ranks before. */
export function standing(
  view: LadderView,
  ctx: LadderContext,
  from: readonly number[] = view.ranks,
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
        return html`<tr class=${seat === ctx.seat ? 'mine' : ''}>
          <td>${messages.t(`ladder/rank/${rankName(place, view.seats)}`)}</td>
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

/** The ladder after a hand, in the place of the board. */
export const summary = (view: LadderView, ctx: LadderContext): TemplateResult =>
  html`<section class="summary" part="summary" aria-label=${ctx.messages.t('ladder/result')}>
    ${standing(view, ctx, ctx.before?.ranks)}
  </section>`;

/** The end of a hand, or of the match, in the two lines of the prompt. */
export function verdict(view: LadderView, ctx: LadderContext): Prompt {
  const {messages, event} = ctx;
  if (view.phase === 'over')
    return {
      say: messages.t('ladder/final', {name: nameOf(kingOf(view), ctx)}),
      why: messages.t('ladder/all-hands-played'),
    };
  const left = event?.type === 'hand ended' ? event.left : null;
  return left === null
    ? {say: messages.t('ladder/say/nobody-left'), why: messages.t('ladder/ranks-stay')}
    : {
        say: messages.t('ladder/say/left', {name: nameOf(left, ctx)}),
        why: messages.t('ladder/all-go-up'),
      };
}
