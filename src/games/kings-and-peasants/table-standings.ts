import {html, type TemplateResult} from 'lit';
import {shield} from '../../elements/internal/shield.js';
import type {Control, Scene} from '../../elements/scene.js';
import {byTricks} from './seats.js';
import type {PeasantsDesk} from './table-desk.js';
import {LIMITS, type PeasantsMove, type PeasantsView, type Rank, RANKS} from './types.js';

/** Who stands where: after an election, after a reign, and in the panel of scores. */

interface Column {
  readonly head: string;
  cell(seat: number): unknown;
}

function table(
  order: readonly number[],
  columns: readonly Column[],
  under: (seat: number) => string,
  {words, names, seat: own}: PeasantsDesk,
): TemplateResult {
  return html`<table class="standings">
    <thead>
      <tr>
        <th scope="col"><span class="vh">${words.t('peasants/player')}</span></th>
        ${columns.map(({head}) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${order.map(
        (seat) =>
          html`<tr class=${seat === own ? 'mine' : ''}>
            <th scope="row">
              <span class="who"
                >${shield([...(names[seat] ?? '')][0] ?? '', seat)}<span
                  ><b>${names[seat]}</b><span class="took">${under(seat)}</span></span
                ></span
              >
            </th>
            ${columns.map(({cell}) => html`<td>${cell(seat)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const rankWord = (rank: Rank | undefined, {words}: PeasantsDesk): string =>
  rank ? words.t('peasants/rank', {rank}) : '';

/** Tricks of the election with the number that went with the name. */
const election = (view: PeasantsView, desk: PeasantsDesk): Column => ({
  head: desk.words.t('peasants/part/election'),
  cell: (seat) => {
    const {names, elected, tricks} = view;
    const rank = names?.[seat];
    const n = (elected ?? tricks)[seat] ?? 0;
    return rank ? desk.words.t('peasants/of', {n, of: LIMITS[rank]}) : '–';
  },
});

const reign = (view: PeasantsView, desk: PeasantsDesk): Column => ({
  head: desk.words.t('peasants/part/reign'),
  cell: (seat) => (view.ranks ? desk.words.number(view.tricks[seat] ?? 0) : '–'),
});

const wins = (view: PeasantsView, desk: PeasantsDesk): readonly Column[] =>
  Number(view.options['games']) > 1
    ? [
        {
          head: desk.words.t('peasants/games-won'),
          cell: (seat) => desk.words.number(view.scores[seat] ?? 0),
        },
      ]
    : [];

const byRank = ({ranks}: PeasantsView): readonly number[] =>
  ranks ? RANKS.map((rank) => ranks.indexOf(rank)) : [0, 1, 2, 3];

/** The panel: both stages of this game, and the games won. */
export function scores(view: PeasantsView, desk: PeasantsDesk): TemplateResult {
  const {words} = desk;
  const under = (seat: number): string =>
    [view.names?.[seat], view.ranks?.[seat]]
      .flatMap((rank) => (rank ? [words.t('peasants/rank', {rank})] : []))
      .join(' → ');
  const columns = [election(view, desk), reign(view, desk), ...wins(view, desk)];
  return table(byRank(view), columns, under, desk);
}

/** After the election, or after a reign. */
export function summary(
  view: PeasantsView,
  desk: PeasantsDesk,
): Pick<Scene<PeasantsMove>, 'board' | 'say' | 'why' | 'controls'> {
  const {words, names, event} = desk;
  const over = view.scene === 'over';
  const crowned = event?.type === 'ranks given';
  const {ranks} = view;
  const order = crowned || !ranks ? byRank(view) : byTricks(view.tricks, ranks);
  const title = words.t(
    crowned ? 'peasants/summary-ranks' : over ? 'peasants/result' : 'peasants/summary-game',
    {game: view.game},
  );
  const column: Column = {
    head: words.t('peasants/new-rank'),
    cell: (seat) => html`<b>${rankWord(ranks?.[seat], desk)}</b>`,
  };
  const body = crowned
    ? table(
        order,
        [election(view, desk), column],
        (seat) => words.t('peasants/was', {rank: view.names?.[seat]}),
        desk,
      )
    : table(
        order,
        [reign(view, desk), ...wins(view, desk)],
        (seat) => rankWord(ranks?.[seat], desk),
        desk,
      );
  const go: Control = {
    id: 'go',
    label: words.t(crowned ? 'peasants/go-reign' : 'peasants/go-game'),
    primary: true,
    run: () => desk.go(),
  };
  const winner = view.won.at(-1) ?? 0;
  const most = Math.max(...view.scores);
  const champions = names.filter((_, seat) => view.scores[seat] === most);
  return {
    board: html`<section class="summary" part="summary" aria-label=${title}>
      <h3>${title}</h3>
      ${body}
    </section>`,
    ...(crowned
      ? {
          say: words.t('peasants/crowned', {name: ranks ? names[ranks.indexOf('king')] : ''}),
          why: words.t('peasants/crowned-why'),
        }
      : {
          say: words.t('peasants/won', {
            names: over ? champions.join(', ') : names[winner],
            one: !over || champions.length === 1,
          }),
          why: words.t(tied(view) ? 'peasants/won-tied' : 'peasants/won-with', {
            n: view.tricks[winner],
            rank: ranks?.[winner],
          }),
        }),
    controls: over ? [] : [go],
  };
}

/** Most tricks were taken by more than one: the lower rank has won (P-12). */
const tied = ({tricks}: PeasantsView): boolean =>
  tricks.filter((own) => own === Math.max(...tricks)).length > 1;
