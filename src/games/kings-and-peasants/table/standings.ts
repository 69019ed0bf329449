import {html, type TemplateResult} from 'lit';
import {playerWithLine} from '../../../elements/internal/player.js';
import type {Control, Scene} from '../../../elements/scene.js';
import {byTricks} from '../rules/seats.js';
import type {PeasantsContext} from './context.js';
import {LIMITS, type PeasantsMove, type PeasantsView, type Rank, RANKS} from '../types.js';

/** The standings after an election, after a reign, and in the panel of scores. */

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

const rankWord = (rank: Rank | undefined, {messages}: PeasantsContext): string =>
  rank ? messages.t('peasants/rank', {rank}) : '';

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
    [view.names?.[seat], view.ranks?.[seat]]
      .flatMap((rank) => (rank ? [messages.t('peasants/rank', {rank})] : []))
      .join(' → ');
  const columns = [election(view, ctx), reign(view, ctx), ...wins(view, ctx)];
  return table(byRank(view), columns, under, ctx);
}

/** The summary after the election, or after a reign. */
export function summary(
  view: PeasantsView,
  ctx: PeasantsContext,
): Pick<Scene<PeasantsMove>, 'board' | 'say' | 'why' | 'controls'> {
  const {messages, names, event} = ctx;
  const over = view.phase === 'over';
  const crowned = event?.type === 'ranks given';
  const {ranks} = view;
  const order = crowned || !ranks ? byRank(view) : byTricks(view.tricks, ranks);
  const title = messages.t(
    crowned ? 'peasants/summary-ranks' : over ? 'peasants/result' : 'peasants/summary-game',
    {game: view.game},
  );
  const column: Column = {
    head: messages.t('peasants/new-rank'),
    cell: (seat) => html`<b>${rankWord(ranks?.[seat], ctx)}</b>`,
  };
  const body = crowned
    ? table(
        order,
        [election(view, ctx), column],
        (seat) => messages.t('peasants/was', {rank: view.names?.[seat]}),
        ctx,
      )
    : table(
        order,
        [reign(view, ctx), ...wins(view, ctx)],
        (seat) => rankWord(ranks?.[seat], ctx),
        ctx,
      );
  const go: Control = {
    id: 'go',
    label: messages.t(crowned ? 'peasants/go-reign' : 'peasants/go-game'),
    primary: true,
    run: () => ctx.go(),
  };
  const winner = view.won.at(-1) ?? 0;
  const brought = {n: view.tricks[winner]!, rank: ranks?.[winner]};
  const most = Math.max(...view.scores);
  const champions = names.filter((_, seat) => view.scores[seat] === most);
  return {
    board: html`<section class="summary" part="summary" aria-label=${title}>
      <h3>${title}</h3>
      ${body}
    </section>`,
    ...(crowned
      ? {
          say: messages.t('peasants/crowned', {name: ranks ? names[ranks.indexOf('king')]! : ''}),
          why: messages.t('peasants/crowned-why'),
        }
      : {
          say: messages.t('peasants/won', {
            names: over ? champions.join(', ') : names[winner]!,
            one: !over || champions.length === 1,
          }),
          why: messages.t(tied(view) ? 'peasants/won-tied' : 'peasants/won-with', brought),
        }),
    controls: over ? [] : [go],
  };
}

/** True when several players took most tricks, so that the lower rank has won (P-12). */
const tied = ({tricks}: PeasantsView): boolean =>
  tricks.filter((own) => own === Math.max(...tricks)).length > 1;
