/** What a table of King needs from the first move on; the first picture is drawn without it. */
export {asked, sentence} from './speech.js';
export {dealSummary} from './summary/summary.js';
export {matchOver} from './summary/match-over.js';
export {summaryStyles} from './summary/summary.styles.js';
