import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../game/index.js';
import {CROWN, icon} from '../card-face/icons.js';
import {player, playerWithLine} from '../shared/player.js';
import {shieldOf} from '../shared/shield.js';
import type {RenderContext} from '../render-context.js';
import type {AnyScene} from '../scene.js';
import {nameOf} from './seats.js';

/**
 * The end of a match, the same in all games without one of their own: what happened, why, and the
 * standings.
 */

/** A player in the table of the end. */
interface EndRow {
  readonly seat: Seat;
  /** The place, from 1; absent where teams win. */
  readonly place?: number;
  /** A remark about the player, such as how the King fell. */
  readonly note?: string;
  /** One value per column. */
  readonly values?: readonly string[];
  readonly won: boolean;
}

/** The end of a match, as it is shown. */
interface Ended {
  /** Cards or people on the ground line; see `podium`. */
  readonly hero: TemplateResult;
  readonly title: string;
  /** How it ended, in one sentence. */
  readonly say: string;
  /** The turning point of the match, a fact that the record proves. */
  readonly turn?: string | TemplateResult | undefined;
  readonly columns?: readonly string[];
  /** Best first. */
  readonly rows: readonly EndRow[];
  /**
   * How many rows a narrow table shows: 4 unless it is taller, or has no scores that tell the rest; then
   * all with Infinity.
   */
  readonly shown?: number;
}

type OverContext = Pick<RenderContext, 'players' | 'seat' | 'shared' | 'messages'>;

/** The rows that a narrow table shows: the winner, the reader and neighbours; the scores have the rest. */
function nearest(rows: readonly EndRow[], own: Seat | undefined, most: number): readonly EndRow[] {
  const at = rows.findIndex(({seat}) => seat === own);
  const weight = (index: number): number =>
    index === 0 || rows[index]!.won ? -1 : at < 0 ? index : Math.abs(index - at);
  const order = rows.map((_, index) => index).sort((a, b) => weight(a) - weight(b) || a - b);
  return rows.filter((_, index) => order.slice(0, most).includes(index));
}

/** The end of a match over board, prompt and hand. The ground is gold for a win of the reader. */
export function matchEnding(
  {hero, title, say, turn, columns = [], rows, shown = 4}: Ended,
  ctx: OverContext,
): Pick<AnyScene, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  // The shell's messages for an end come a little later; until then the prompt says it.
  if (!messages.isComplete) return {say: title, why: say, controls: []};
  const own = ctx.shared ? undefined : ctx.seat;
  const near = nearest(rows, own, shown);
  const won =
    own === undefined
      ? rows.some((row) => row.won)
      : rows.some((row) => row.won && row.seat === own);
  const placed = rows.some(({place}) => place !== undefined);
  return {
    stage: html`<div class="ended ${won ? 'won' : ''}" part="summary">
      <div class="hero" aria-hidden="true">${hero}</div>
      <h3 class="title" tabindex="-1">${title}</h3>
      <p class="how">${say}</p>
      ${
        turn
          ? html`<div class="turning-point">
              <b>${messages.t('ui/turning-point')}</b><span>${turn}</span>
            </div>`
          : nothing
      }
      <table>
        <thead class=${columns.length > 0 ? '' : 'vh'}>
          <tr>
            ${placed ? html`<th scope="col"><span class="vh">${messages.t('ui/place')}</span></th>` : nothing}
            <th scope="col"><span class="vh">${messages.t('ui/who')}</span></th>
            ${columns.map((column) => html`<th scope="col" class="num">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr
                class="${row.won ? 'best' : ''} ${row.seat === own ? 'mine' : ''} ${near.includes(row) ? '' : 'far'}"
              >
                ${placed ? html`<td class="nth">${row.place}</td>` : nothing}
                <th scope="row">
                  ${row.note ? playerWithLine(row.seat, ctx, row.note) : player(row.seat, ctx)}
                </th>
                ${(row.values ?? []).map((value) => html`<td class="num">${value}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`,
    say: '',
    why: '',
    controls: [],
  };
}

/** A player on the podium. */
interface PodiumStep {
  readonly seat: Seat;
  /** The height of the step, from 1 to 4. */
  readonly height: number;
  /** The text on the step: a total, or a rank. */
  readonly value: string;
  /** A word below the name. */
  readonly note?: string;
  readonly crowned?: boolean;
}

/** Up to six players on steps, in this order from the start of the line. */
export const podium = (steps: readonly PodiumStep[], ctx: OverContext): TemplateResult =>
  html`<div class="podium" data-most=${Math.max(...steps.map(({height}) => height))}>
    ${steps.map(
      ({seat, height, value, note, crowned = false}) =>
        html`<span class="step ${crowned ? 'crowned' : ''}"
          >${crowned ? icon(CROWN) : nothing}${shieldOf(seat, ctx)}<b
            ><bdi translate="no">${nameOf(seat, ctx)}</bdi></b
          >${note ? html`<small>${note}</small>` : nothing}<i data-height=${height}
            >${value}</i
          ></span
        >`,
    )}
  </div>`;

/** The order of a podium of the best: second, first, third, fourth. */
export const aroundFirst = <Item>([first, second, ...others]: readonly Item[]): readonly Item[] =>
  second === undefined ? (first === undefined ? [] : [first]) : [second, first!, ...others];
