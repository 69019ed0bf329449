import {html, type TemplateResult} from 'lit';
import type {AnyStateMachine} from 'xstate';
import {define} from '../../../src/elements/shared/define.js';
import {DrawnChart, type Look} from './drawn-chart.js';

define('drawn-chart', DrawnChart);

/**
 * Draws a machine from its definition: states as boxes, transitions as arrows, the moves that a
 * state awaits, and the current phase in gold.
 */
export const drawChart = (machine: AnyStateMachine, look: Look): TemplateResult =>
  html`<drawn-chart .machine=${machine} .look=${look}></drawn-chart>`;
