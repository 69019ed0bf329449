import {define} from '../../elements/shared/index.js';
import {GameChart} from './game-chart.component.js';

export * from './game-chart.component.js';

define('game-chart', GameChart);

declare global {
  interface HTMLElementTagNameMap {
    'game-chart': GameChart;
  }
}
