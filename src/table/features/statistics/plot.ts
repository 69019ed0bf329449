import {html, nothing, svg, type TemplateResult} from 'lit';
import type {MessagesOf, StatisticsMessages} from '../../../i18n/index.js';
import {type Counted, LAST} from './kept-statistics.js';

/** The height of the plot, and the room of a match, in units. */
const [HIGH, STEP] = [40, 8];

/** The last matches as bars, by points or by whether they were won: won ones are full, lost ones hollow. */
export function plotOf(
  last: readonly Counted[],
  words: MessagesOf<StatisticsMessages>,
): TemplateResult {
  const points = last.map((one) => one.points);
  const known = points.filter((one) => one !== undefined);
  const hasPoints = known.length === last.length;
  const values = last.map(({won}, at) => (hasPoints ? known[at]! : won ? 1 : -1));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const yOf = (value: number): number =>
    2 + ((HIGH - 4) * (high - value)) / Math.max(high - low, 1);
  const won = last.filter((one) => one.won && !one.undo).length;
  const said = [
    words.t('statistics/plot', {n: last.length, won}),
    ...(hasPoints
      ? [
          words.t('statistics/plot-points', {
            low: words.points(Math.min(...known)),
            high: words.points(Math.max(...known)),
          }),
        ]
      : []),
  ].join(' ');
  const width = LAST * STEP;
  return html`<figure class="plot">
    <svg viewBox="0 0 ${width} ${HIGH}" role="img" aria-label=${said}>
      ${values.map((value, at) => {
        const [top, bottom] = [yOf(Math.max(0, value)), yOf(Math.min(0, value))];
        const {won, undo} = last[at]!;
        const kind = undo ? 'undo' : won ? 'won' : 'lost';
        return svg`<rect class=${kind} x=${at * STEP + 1.5} width=${STEP - 3} y=${top - 0.5} height=${bottom - top + 1}></rect>`;
      })}
      ${hasPoints && low < 0 && high > 0 ? svg`<line x1="0" x2=${width} y1=${yOf(0)} y2=${yOf(0)}></line>` : nothing}
    </svg>
    <figcaption class="q s" aria-hidden="true">${said}</figcaption>
  </figure>`;
}
