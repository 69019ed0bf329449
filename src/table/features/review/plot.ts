import {html, nothing, svg, type TemplateResult} from 'lit';
import type {Decision} from '../../../analysis/index.js';
import type {MessagesOf, ReviewMessages} from '../../../i18n/index.js';

/**
 * The expected result at each decision, with its scale, a line at each that cost something, and a mark at
 * the one that is shown.
 * @param now the index of that decision
 * @param figure a result as text
 */
export function plotOf(
  decisions: readonly Decision[],
  now: number,
  figure: (value: number) => string,
  words: MessagesOf<ReviewMessages>,
): TemplateResult {
  const means = decisions.map(({made}) => made.mean);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  const yOf = (mean: number): number => 4 + (32 * (high - mean)) / Math.max(high - low, 1e-9);
  const at = (index: number): {readonly x: number; readonly y: number} => ({
    x: 4 + (92 * index) / (decisions.length - 1),
    y: yOf(means[index]!),
  });
  const points = means.map((_, index) => `${at(index).x},${at(index).y}`).join(' ');
  const label = `${words.t('review/plot')}: ${figure(low)} … ${figure(high)}`;
  return html`<div class="hopes" role="img" aria-label=${label}>
    <span class="scale" aria-hidden="true"
      ><bdi>${figure(high)}</bdi>${low === high ? nothing : html`<bdi>${figure(low)}</bdi>`}</span
    >
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
      ${low < 0 && high > 0 ? svg`<line class="zero" x1="0" x2="100" y1=${yOf(0)} y2=${yOf(0)}></line>` : nothing}
      <polyline points=${points}></polyline>
      ${decisions.map(({verdict}, index) =>
        verdict === 'slip' || verdict === 'blunder'
          ? svg`<line class=${verdict} x1=${at(index).x} x2=${at(index).x} y1="2" y2="38"></line>`
          : nothing,
      )}
      ${svg`<path class="now" d=${`M${at(now).x} ${at(now).y}h.01`}></path>`}
    </svg>
    <span class="axis q" aria-hidden="true"><bdi>1</bdi><bdi>${decisions.length}</bdi></span>
  </div>`;
}
