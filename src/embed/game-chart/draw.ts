import {html, nothing, svg, type TemplateResult} from 'lit';
import type {ChartArrow, ChartBox, GameChart} from '../../elements/chart/chart.js';
import {type Active, isLit} from '../../elements/chart/walk.js';
import {inside, nameOf} from './named.js';

/** The picture of a chart, and the same as a list. */

/** What is shown of a chart. */
export interface Shown {
  readonly chart: GameChart;
  readonly locale: string;
  readonly active: Active;
  /** The arrow that was taken last. */
  readonly taken: ChartArrow | undefined;
}

const HEAD = 6;

/** The line of an arrow, and its head. */
function line({points}: ChartArrow): readonly [path: string, head: string] {
  const pairs = points.flatMap((x, at) => (at % 2 === 0 ? [[x, points[at + 1]!] as const] : []));
  const [tip, before] = [pairs.at(-1)!, pairs.at(-2)!];
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const [dx, dy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const foot = [tip[0] - dx * HEAD, tip[1] - dy * HEAD] as const;
  const path = [...pairs.slice(0, -1), foot].map(([x, y]) => `${x} ${y}`).join('L');
  const side = HEAD * 0.55;
  const left = `${foot[0] - dy * side} ${foot[1] + dx * side}`;
  const right = `${foot[0] + dy * side} ${foot[1] - dx * side}`;
  return [`M${path}`, `M${tip[0]} ${tip[1]}L${left}L${right}Z`];
}

const arrowOf = (arrow: ChartArrow, isTaken: boolean): TemplateResult => {
  const [path, head] = line(arrow);
  return svg`<g class=${isTaken ? 'arrow taken' : 'arrow'}>
    <path class="line" d=${path} /><path class="head" d=${head} />
  </g>`;
};

function boxOf(box: ChartBox, {chart, locale, active}: Shown): TemplateResult {
  const {id, x, y, width, height, kind} = box;
  const isOuter = kind === 'group' || kind === 'parallel';
  const classes = [kind, isOuter ? 'outer' : 'leaf', isLit(active, id) ? 'lit' : ''];
  return svg`<g class=${classes.join(' ')} data-state=${id}>
    <rect class="box" x=${x} y=${y} width=${width} height=${height} rx=${isOuter ? 10 : 7} />
    ${
      kind === 'final'
        ? svg`<rect class="inner" x=${x + 3} y=${y + 3} width=${width - 6} height=${height - 6} rx="5" />`
        : nothing
    }
    <text
      x=${isOuter ? x + 12 : x + width / 2}
      y=${y + 21}
      text-anchor=${isOuter ? 'start' : 'middle'}
    >${nameOf(chart, id, locale)}</text>
  </g>`;
}

/** The picture; `label` is its name for those who do not see it. */
export function picture(shown: Shown, label: string): TemplateResult {
  const {taken} = shown;
  const {arrows, boxes, height, width} = shown.chart.drawing;
  const outer = boxes.filter(({kind}) => kind === 'group' || kind === 'parallel');
  const leaves = boxes.filter((box) => !outer.includes(box));
  const draw = (list: readonly ChartBox[]): readonly TemplateResult[] =>
    list.map((box) => boxOf(box, shown));
  return html`<svg role="img" aria-label=${label} viewBox="0 0 ${width} ${height}" width=${width}>
    ${draw(outer)} ${arrows.filter((one) => one !== taken).map((one) => arrowOf(one, false))}
    ${taken ? arrowOf(taken, true) : nothing} ${draw(leaves)}
  </svg>`;
}

/** The states inside another as a list, each with where it leads. */
export function outline(shown: Shown, atOnce: string, id = ''): TemplateResult {
  const {active, chart, locale} = shown;
  const name = (one: string): string => nameOf(chart, one, locale);
  return html`<ul>
    ${inside(chart, id).map(({id: own, kind}) => {
      const ways = chart.drawing.arrows.filter(({from}) => from === own).map(({to}) => name(to));
      const more = inside(chart, own).length > 0;
      return html`<li aria-current=${active.includes(own) ? 'step' : nothing}>
        ${name(own)}${kind === 'parallel' ? ` (${atOnce})` : ''}${
          ways.length > 0
            ? html` <span class="ways">→ ${[...new Set(ways)].join(', ')}</span>`
            : nothing
        }${more ? outline(shown, atOnce, own) : nothing}
      </li>`;
    })}
  </ul>`;
}
