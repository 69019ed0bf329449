/** What a table of King needs from the first move on; the first picture is drawn without it. */
export {asked, sentence} from './speech.js';
export {summary} from './summary.js';
