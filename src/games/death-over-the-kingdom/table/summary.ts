import {html, nothing, type TemplateResult} from 'lit';
import {player} from '../../../elements/internal/player.js';
import type {Prompt} from '../../../elements/table/speech.js';
import {nameOf, namesOf} from '../../../elements/table/seats.js';
import {outcome} from '../rules/outcome.js';
import {isLarge, seatsOf} from '../rules/standing.js';
import type {KingdomContext} from './context.js';
import type {KingdomView} from '../types.js';

/** The standings; at the end the winners, who are not the players with most points. */

/** One row for each player, in the order of their points; at the end the winners come first. */
export function standing(view: KingdomView, ctx: KingdomContext): TemplateResult {
  const {messages} = ctx;
  const {scores} = view;
  const end = outcome(view);
  const sign = isLarge(view) ? -1 : 1;
  const order =
    end?.places?.flat() ?? [...seatsOf(view)].sort((a, b) => sign * (scores[b]! - scores[a]!));
  return html`<table class="kstand">
    <thead>
      <tr>
        <th scope="col">${messages.t('kingdom/player')}</th>
        <th scope="col" class="num">${messages.t('kingdom/points')}</th>
      </tr>
    </thead>
    <tbody>
      ${order.map(
        (seat) =>
          html`<tr class=${seat === ctx.seat ? 'mine' : ''}>
            <th scope="row">
              ${player(
                seat,
                ctx,
                end?.winners.includes(seat)
                  ? html`<span class="won">${messages.t('kingdom/winner')}</span>`
                  : nothing,
              )}
            </th>
            <td class="num">${messages.number(scores[seat] ?? 0)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The end of the match in the two lines of the prompt. */
export function verdict(view: KingdomView, ctx: KingdomContext): Prompt {
  const {messages} = ctx;
  const {winners = [], reason = 'kingdom/nobody'} = outcome(view) ?? {};
  const [first] = winners;
  const name = first === undefined ? '' : nameOf(first, ctx);
  return {
    say:
      first === undefined
        ? messages.t('kingdom/drawn')
        : messages.t('kingdom/won', {name, n: winners.length, names: namesOf(winners, ctx)}),
    why: messages.lookup(reason, {n: first === undefined ? 0 : view.scores[first]}),
  };
}
