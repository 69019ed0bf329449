import type {CSSResult} from 'lit';
import {dealStyles} from './panels/deal.styles.js';
import {panelStyles} from './panels/panels.styles.js';
import {riseStyles} from './rise.styles.js';
import {summaryStyles} from './summary/summary.styles.js';

/** What a table of King needs from the first move on; the first picture is drawn without it. */
export {asked, sentence} from './speech.js';
export {dealSummary} from './summary/summary.js';
export {matchOver} from './summary/match-over.js';
/** Styles of panels and of summaries. */
export const laterStyles: readonly CSSResult[] = [
  riseStyles,
  panelStyles,
  dealStyles,
  ...summaryStyles,
];
