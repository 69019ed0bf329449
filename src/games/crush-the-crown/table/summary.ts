import {html, nothing, type TemplateResult} from 'lit';
import {player} from '../../../elements/internal/player.js';
import type {Prompt} from '../../../elements/table/speech.js';
import {southOf} from '../../../elements/table/seats.js';
import {membersIn, PLACES, spiesIn} from '../rules/government.js';
import type {CrushContext} from './context.js';
import {outcome} from '../rules/turn.js';
import type {CrushView} from '../types.js';

/** The standing of both players: members and spies, at the end with the winner. */

/** One row for each player; when the match is over, the better one first. */
export function standing(view: CrushView, ctx: CrushContext): TemplateResult {
  const {messages} = ctx;
  const south = southOf(ctx);
  const winners = outcome(view)?.winners ?? [];
  const order = winners.length === 1 ? [winners[0]!, 1 - winners[0]!] : [south, 1 - south];
  return html`<table>
    <thead>
      <tr>
        <th scope="col"><span class="vh">${messages.t('ui/players')}</span></th>
        <th scope="col" class="num">${messages.t('crush/members')}</th>
        <th scope="col" class="num">${messages.t('crush/spies-head')}</th>
      </tr>
    </thead>
    <tbody>
      ${order.map((seat) => {
        const cards = view.governments[seat] ?? [];
        return html`<tr class=${seat === ctx.seat ? 'mine' : ''}>
          <th scope="row">
            ${player(
              seat,
              ctx,
              winners.includes(seat)
                ? html`<span class="won">${messages.t('crush/winner')}</span>`
                : nothing,
            )}
          </th>
          <td class="num">${messages.t('crush/of', {n: membersIn(cards), of: PLACES.length})}</td>
          <td class="num">${messages.number(spiesIn(cards))}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** The result of the match, in the place of the hand. */
export const summary = (view: CrushView, ctx: CrushContext): TemplateResult =>
  html`<section class="summary" part="summary" aria-label=${ctx.messages.t('crush/phase/over')}>
    ${standing(view, ctx)}
  </section>`;

/** The result in the two lines of the prompt. */
export function verdict(view: CrushView, {messages, names}: CrushContext): Prompt {
  const end = outcome(view);
  const [winner] = end?.winners ?? [];
  return {
    say:
      winner === undefined
        ? messages.t('crush/drawn')
        : messages.t('crush/won', {name: names[winner] ?? ''}),
    why: messages.lookup(end?.reason ?? 'crush/completed', {n: view.idle}),
  };
}
