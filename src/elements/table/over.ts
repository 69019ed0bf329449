import {css, html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../game/index.js';
import {CROWN, icon} from '../card-face/icons.js';
import {player, playerWithLine} from '../internal/player.js';
import {shieldOf} from '../internal/shield.js';
import type {AnyScene, RenderContext} from '../scene.js';
import {nameOf} from './seats.js';

/** The end of a match, the same in all games without one of their own: what happened, why, and who stands where. */

/** A player in the table of the end. */
interface EndRow {
  readonly seat: Seat;
  /** The place, from 1; absent where teams win. */
  readonly place?: number;
  /** What there is to say of the player, such as how the King fell. */
  readonly note?: string;
  /** One value per column. */
  readonly values?: readonly string[];
  readonly won: boolean;
}

/** The end of a match, as it is told. */
interface Ended {
  /** Cards or people on the ground line; see `podium`. */
  readonly hero: TemplateResult;
  readonly title: string;
  /** How it ended, in one sentence. */
  readonly say: string;
  /** What turned the match, a fact that the record proves. */
  readonly turn?: string | undefined;
  readonly columns?: readonly string[];
  /** Best first. */
  readonly rows: readonly EndRow[];
}

type Told = Pick<RenderContext, 'names' | 'seat' | 'shared' | 'messages'>;

/** How many rows a narrow table shows: the winner, the reader and neighbours; the scores have the rest. */
const ROWS = 4;

/** The rows that a narrow table shows. */
function nearest(rows: readonly EndRow[], own: Seat | undefined): readonly EndRow[] {
  const at = rows.findIndex(({seat}) => seat === own);
  const weight = (index: number): number =>
    index === 0 || rows[index]!.won ? -1 : at < 0 ? index : Math.abs(index - at);
  const shown = rows.map((_, index) => index).sort((a, b) => weight(a) - weight(b) || a - b);
  return rows.filter((_, index) => shown.slice(0, ROWS).includes(index));
}

/** The end of a match over board, prompt and hand. The ground is gold for a win of the reader. */
export function over(
  {hero, title, say, turn, columns = [], rows}: Ended,
  ctx: Told,
): Pick<AnyScene, 'stage' | 'say' | 'why' | 'controls'> {
  const {messages} = ctx;
  // The words of the shell for an end come a little later: until then the prompt says it.
  if (!messages.isComplete) return {say: title, why: say, controls: []};
  const own = ctx.shared ? undefined : ctx.seat;
  const near = nearest(rows, own);
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
          ? html`<p class="turning-point">
              <b>${messages.t('ui/turning-point')}</b><span>${turn}</span>
            </p>`
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
interface Step {
  readonly seat: Seat;
  /** The height of the step, from 1 to 4. */
  readonly height: number;
  /** What stands on the step: a total, or a rank. */
  readonly value: string;
  /** A word below the name. */
  readonly note?: string;
  readonly crowned?: boolean;
}

/** Up to five players on steps, in this order from the start of the line. */
export const podium = (steps: readonly Step[], ctx: Told): TemplateResult =>
  html`<div class="podium">
    ${steps.map(
      ({seat, height, value, note, crowned = false}) =>
        html`<span class="step ${crowned ? 'crowned' : ''}"
          >${crowned ? icon(CROWN) : nothing}${shieldOf(seat, ctx)}<b
            ><bdi>${nameOf(seat, ctx)}</bdi></b
          >${note ? html`<small>${note}</small>` : nothing}<i data-height=${height}
            >${value}</i
          ></span
        >`,
    )}
  </div>`;

/** The order of a podium of the best: second, first, third, fourth. */
export const aroundFirst = <Item>([first, second, ...others]: readonly Item[]): readonly Item[] =>
  second === undefined ? (first === undefined ? [] : [first]) : [second, first!, ...others];

/** Styles of the end, inside the table's shadow root. */
export const overStyles = css`
  .staged > .contract :is(.goal, .out) {
    visibility: hidden;
  }
  .stage > .ended {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-block-size: 0;
    padding-inline: var(--gstk-s3);
    text-align: center;
  }
  .ended > .hero {
    --gstk-card-width: min(100px, 26cqi);
    flex: 1 1 0;
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 6px;
    inline-size: 100%;
    min-block-size: 0;
    border-block-end: 2px solid var(--gstk-edge);
    overflow: clip;
    overflow-clip-margin: 0;
  }
  .ended.won > .hero {
    border-block-end-color: var(--gstk-mark);
  }
  .ended > .title {
    font-size: 1.375rem;
    font-weight: 700;
    line-height: 1.15;
    text-wrap: balance;
  }
  .ended > .how {
    max-inline-size: 46ch;
    line-height: 1.3;
    text-wrap: pretty;
  }
  .turning-point {
    display: grid;
    gap: 1px;
    inline-size: 100%;
    max-inline-size: 520px;
    padding: 6px 10px;
    border-inline-start: 3px solid var(--gstk-mark);
    background: var(--gstk-well);
    font-size: var(--gstk-text-s);
    line-height: 1.3;
    text-align: start;
  }
  .turning-point b {
    font-weight: 600;
  }
  .ended table {
    inline-size: 100%;
    max-inline-size: 520px;
    border-collapse: collapse;
    text-align: start;
  }
  .ended thead th {
    padding: 0 4px 2px;
    font-size: var(--gstk-text-xs);
    font-weight: 400;
    color: var(--gstk-ink-2);
  }
  .ended tbody > tr > * {
    padding: 3px 4px;
    border-block-start: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
  }
  .ended tr > .num {
    text-align: end;
    white-space: nowrap;
  }
  .ended .nth {
    inline-size: 1.2em;
    color: var(--gstk-ink-2);
  }
  .ended .best > * {
    background: var(--gstk-accent-soft);
  }
  .ended .best b {
    font-weight: 700;
  }
  .ended .best .nth {
    color: var(--gstk-accent);
    font-weight: 700;
  }
  .ended .mine b {
    text-decoration: underline;
    text-decoration-color: var(--gstk-mark);
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  .ended .who b {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .podium {
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 4px;
    inline-size: 100%;
  }
  .step {
    flex: 0 1 84px;
    display: grid;
    justify-items: center;
    gap: 3px;
    min-inline-size: 0;
    font-size: var(--gstk-text-s);
  }
  .step > .shield {
    inline-size: 28px;
  }
  .step > .icon {
    inline-size: 30px;
    block-size: 22px;
    margin-block-end: -8px;
    fill: var(--gstk-mark);
    z-index: 1;
  }
  .step > b {
    max-inline-size: 100%;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .step > small {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  .step > i {
    --step: 12px;
    display: grid;
    place-items: start center;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: calc(14px + var(--height) * var(--step));
    padding-block-start: 3px;
    border: 1px solid var(--gstk-line);
    border-block-end: 0;
    background: var(--gstk-well);
    font: 700 1.125rem/1 var(--gstk-card-font);
    white-space: nowrap;
  }
  .step > [data-height='1'] {
    --height: 1;
  }
  .step > [data-height='2'] {
    --height: 2;
  }
  .step > [data-height='3'] {
    --height: 3;
  }
  .step > [data-height='4'] {
    --height: 4;
  }
  .step.crowned > i {
    border-color: var(--gstk-mark);
    background: var(--gstk-accent-soft);
  }
  @container gstk (inline-size < 30rem) {
    .ended .far {
      display: none; /* the scores have them */
    }
    .ended ~ .stack .button-primary {
      grid-column: 1 / -1;
    }
    .ended ~ .stack .quiet {
      border-color: var(--gstk-edge);
    }
  }
  @container gstk (inline-size >= 30rem) {
    .stage > .ended {
      gap: 8px;
      padding-inline: var(--gstk-s4);
    }
    .ended > .hero {
      --gstk-card-width: 132px;
      gap: 20px;
    }
    .step {
      flex-basis: 112px;
    }
    .step > .shield {
      inline-size: 36px;
    }
    .step > i {
      --step: 24px;
    }
  }
  @media (forced-colors: active) {
    .ended .best {
      outline: 1px solid Highlight;
    }
  }
`;
