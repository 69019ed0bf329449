import {html, nothing, svg, type TemplateResult} from 'lit';
import type {Decision} from '../../../analysis/index.js';
import type {MessagesOf, ReviewMessages} from '../../../i18n/index.js';

/** The expected result at each decision, with a line at each that cost something. */
export function plotOf(
  decisions: readonly Decision[],
  words: MessagesOf<ReviewMessages>,
): TemplateResult {
  const means = decisions.map(({made}) => made.mean);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  const at = (index: number): {readonly x: number; readonly y: number} => ({
    x: 4 + (92 * index) / (decisions.length - 1),
    y: 4 + (32 * (high - means[index]!)) / Math.max(high - low, 1e-9),
  });
  const points = means.map((_, index) => `${at(index).x},${at(index).y}`).join(' ');
  return html`<svg
    class="hopes"
    viewBox="0 0 100 40"
    preserveAspectRatio="none"
    role="img"
    aria-label=${words.t('review/plot')}
  >
    <polyline points=${points}></polyline>
    ${decisions.map(({verdict}, index) =>
      verdict === 'slip' || verdict === 'blunder'
        ? svg`<line class=${verdict} x1=${at(index).x} x2=${at(index).x} y1="2" y2="38"></line>`
        : nothing,
    )}
  </svg>`;
}
