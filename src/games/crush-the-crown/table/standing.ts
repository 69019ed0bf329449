import {html, type TemplateResult} from 'lit';
import {player} from '../../../elements/shared/index.js';
import {southOf} from '../../../elements/index.js';
import {membersIn, PLACES, spiesIn} from '../rules/government.js';
import type {CrushContext} from './context.js';
import type {CrushView} from '../types.js';

/** The standing of both players: members and spies. */
export function standing(view: CrushView, ctx: CrushContext): TemplateResult {
  const {messages} = ctx;
  const south = southOf(ctx);
  return html`<table>
    <thead>
      <tr>
        <th scope="col"><span class="vh">${messages.t('ui/players')}</span></th>
        <th scope="col" class="num">${messages.t('crush/members')}</th>
        <th scope="col" class="num">${messages.t('crush/spies-head')}</th>
      </tr>
    </thead>
    <tbody>
      ${[south, 1 - south].map((seat) => {
        const cards = view.governments[seat] ?? [];
        return html`<tr class=${seat === ctx.seat ? 'mine' : ''}>
          <th scope="row">${player(seat, ctx)}</th>
          <td class="num">${messages.t('crush/of', {n: membersIn(cards), of: PLACES.length})}</td>
          <td class="num">${messages.number(spiesIn(cards))}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
