import type {GameChart} from '../../../../elements/index.js';
import {drawing} from './chart.drawing.js';
import {text} from './chart.text.js';

/** The statechart of the game, for its drawing. */
export const chart: GameChart = {drawing, text};
