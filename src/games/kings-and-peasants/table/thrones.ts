import {html, nothing, type TemplateResult} from 'lit';
import {type Control, CROWN, icon, nameOf, playerOf, type Scene} from '../../../elements/index.js';
import {keyedList, shieldOf} from '../../../elements/shared/index.js';
import type {Player} from '../../../i18n/index.js';
import {seatOf} from '../rules/seats.js';
import type {PeasantsContext} from './context.js';
import {LIMITS, type PeasantsMove, type PeasantsView, type Rank, RANKS} from '../types.js';

/**
 * The coronation: the thrones stay and the names move. First the tricks are counted, and nobody wears
 * the crown; then it flies to the new king, and the players change thrones.
 */

/**
 * The time in milliseconds for which the crown flies, then for which all change thrones, then for
 * which the old ranks are shown.
 */
const CROWN_FLIES = 460;
const ALL_MOVE = 520;
const HELD = 160;

/** The advantage or duty of a rank in the reign. */
const BRINGS: Readonly<Partial<Record<Rank, 'gets' | 'pays'>>> = {
  king: 'gets',
  soldier: 'pays',
  peasant: 'pays',
};

/** The draft of a reader who has seen the tricks of a game counted. */
interface CrownDraft {
  readonly crowned: number;
}

/** The crown, over the thrones until its owner is known. */
const crown = html`<span data-move="crown" data-travel=${CROWN_FLIES}>${icon(CROWN)}</span>`;

interface Throne {
  readonly seat: number;
  readonly rank: Rank;
  readonly crowned: boolean;
}

function throne({seat, rank, crowned}: Throne, view: PeasantsView, ctx: PeasantsContext): unknown {
  const {messages} = ctx;
  const {names, elected} = view;
  const old = names?.[seat] ?? rank;
  const rise = RANKS.indexOf(old) - RANKS.indexOf(rank);
  const wait = CROWN_FLIES + HELD;
  const brings = BRINGS[rank];
  const under = !crowned
    ? messages.t('peasants/most', {n: LIMITS[rank]})
    : brings
      ? messages.t(`peasants/brings/${brings}`)
      : '';
  return html`<li class="throne" data-rank=${rank}>
    <span class="was"
      >${
        crowned && rise !== 0
          ? html`<span
              class=${rise > 0 ? 'up' : 'down'}
              data-move="was ${seat}"
              data-wait=${wait + ALL_MOVE}
              >${messages.t('peasants/was', {rank: old})}</span
            >`
          : nothing
      }</span
    >
    <span
      class="plate"
      data-move="plate ${seat}"
      data-wait=${crowned ? wait : nothing}
      data-travel=${ALL_MOVE}
      ><span class="head">${crowned && rank === 'king' ? crown : nothing}</span
      >${shieldOf(seat, ctx)}<b><bdi translate="no">${nameOf(seat, ctx)}</bdi></b
      ><span class="tricks">${messages.t('peasants/tricks', {n: elected?.[seat] ?? 0})}</span></span
    >
    <span class="seat"><b>${messages.t('peasants/rank', {rank})}</b><small>${under}</small></span>
  </li>`;
}

/** The meaning of the reader's new rank, or the next event for all. */
function meaning(view: PeasantsView, ctx: PeasantsContext): string {
  const {messages, seat} = ctx;
  const ranks = view.ranks!;
  const player = (rank: Rank): Player => playerOf(seatOf(ranks, rank), ctx);
  const own = ctx.shared || seat === undefined ? undefined : ranks[seat];
  const values = {
    king: player('king'),
    soldier: player('soldier'),
    peasant: player('peasant'),
  };
  return messages.t(`peasants/meaning/${own ?? 'all'}`, values);
}

/** The end of an election. */
export function coronation(
  view: PeasantsView,
  ctx: PeasantsContext,
): Pick<Scene<PeasantsMove>, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages, players} = ctx;
  const crowned = (ctx.draft as CrownDraft | null | undefined)?.crowned === view.game;
  const now = view.ranks!;
  const king = seatOf(now, 'king');
  const most = view.elected?.[king] ?? 0;
  const thrones = RANKS.map((rank) => ({
    rank,
    crowned,
    seat: seatOf(crowned ? now : (view.names ?? now), rank),
  }));
  const go: Control = crowned
    ? {id: 'go', label: messages.t('peasants/go-reign'), primary: true, run: () => ctx.go()}
    : {
        id: 'go',
        label: messages.t('peasants/go-crown'),
        primary: true,
        run: () => ctx.sketch({crowned: view.game} satisfies CrownDraft),
      };
  return {
    stage: stageOf(thrones, crowned, view, ctx),
    ...(crowned
      ? {
          say: messages.t('peasants/crowned', players[king]!),
          why: meaning(view, ctx),
        }
      : {
          say: messages.t('peasants/summary-ranks'),
          why: messages.t('peasants/crowned-why', {
            ...players[king]!,
            n: most,
            isTied: view.elected?.filter((n) => n === most).length !== 1,
          }),
        }),
    controls: [go],
  };
}

const stageOf = (
  thrones: readonly Throne[],
  crowned: boolean,
  view: PeasantsView,
  ctx: PeasantsContext,
): TemplateResult =>
  html`<div class="coronation" part="summary">
    <h3 class="vh" tabindex="-1">${ctx.messages.t('peasants/summary-ranks')}</h3>
    ${crowned ? nothing : html`<div class="vacant head">${crown}</div>`}
    <ol class="thrones ${crowned ? 'crowned' : ''}">
      ${keyedList(
        thrones,
        ({rank}) => rank,
        (one) => throne(one, view, ctx),
      )}
    </ol>
  </div>`;
