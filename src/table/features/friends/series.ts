import {html, nothing, type TemplateResult} from 'lit';
import {player} from '../../../elements/shared/index.js';
import type {TableContext} from '../../table-context.js';
import type {Friends} from './friends.js';

/** The score of the matches that the same people have played one after the other. */
export function seriesList(
  {messages, remote}: Friends,
  table: TableContext,
): TemplateResult | typeof nothing {
  const {series} = remote!;
  if (!series) return nothing;
  const {matches, wins, points} = series;
  return html`<h3>${messages.t('friends/series', {n: matches})}</h3>
    <ul class="series">
      ${wins.map(
        (n, seat) =>
          html`<li>
            ${player(seat, table.model)}<span class="q"
              >${messages.t('friends/series/of', {n, points: points?.[seat]})}</span
            >
          </li>`,
      )}
    </ul>`;
}
