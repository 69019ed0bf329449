import {html, type TemplateResult} from 'lit';
import {playerWithLine} from '../../../elements/shared/index.js';
import type {PeasantsContext} from './context.js';
import {LIMITS, type PeasantsView, RANKS} from '../types.js';

/** The panel of scores: both stages of this game, and the games won. */

interface Column {
  readonly head: string;
  cell(seat: number): unknown;
}

function table(
  order: readonly number[],
  columns: readonly Column[],
  under: (seat: number) => string,
  ctx: PeasantsContext,
): TemplateResult {
  const {messages, seat: own} = ctx;
  return html`<table class="standings">
    <thead>
      <tr>
        <th scope="col"><span class="vh">${messages.t('peasants/player')}</span></th>
        ${columns.map(({head}) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${order.map(
        (seat) =>
          html`<tr class=${seat === own ? 'mine' : ''}>
            <th scope="row">${playerWithLine(seat, ctx, under(seat))}</th>
            ${columns.map(({cell}) => html`<td>${cell(seat)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Tricks of the election, with the number that went with the name. */
const election = (view: PeasantsView, ctx: PeasantsContext): Column => ({
  head: ctx.messages.t('peasants/part/election'),
  cell: (seat) => {
    const {names, elected, tricks} = view;
    const rank = names?.[seat];
    const n = (elected ?? tricks)[seat] ?? 0;
    return rank ? ctx.messages.t('peasants/of', {n, of: LIMITS[rank]}) : '–';
  },
});

const reign = (view: PeasantsView, ctx: PeasantsContext): Column => ({
  head: ctx.messages.t('peasants/part/reign'),
  cell: (seat) => (view.ranks ? ctx.messages.number(view.tricks[seat] ?? 0) : '–'),
});

const wins = (view: PeasantsView, ctx: PeasantsContext): readonly Column[] =>
  Number(view.options['games']) > 1
    ? [
        {
          head: ctx.messages.t('peasants/games-won'),
          cell: (seat) => ctx.messages.number(view.scores[seat] ?? 0),
        },
      ]
    : [];

const byRank = ({ranks}: PeasantsView): readonly number[] =>
  ranks ? RANKS.map((rank) => ranks.indexOf(rank)) : [0, 1, 2, 3];

/** The panel: both stages of this game, and the games won. */
export function scores(view: PeasantsView, ctx: PeasantsContext): TemplateResult {
  const {messages} = ctx;
  const under = (seat: number): string =>
    [...new Set([view.names?.[seat], view.ranks?.[seat]])]
      .flatMap((rank) => (rank ? [messages.t('peasants/rank', {rank})] : []))
      .join(' → ');
  const columns = [election(view, ctx), reign(view, ctx), ...wins(view, ctx)];
  return table(byRank(view), columns, under, ctx);
}
