/**
 * What a table needs from the first move on, whatever its game: the conductor, the bots' seats, the
 * charts, and what is taken back. Fetched while the reader looks at the first picture.
 */
export {chartAt} from '../../../match/chart.js';
export {aboutOf} from './about.js';
export {botsOf} from './bots-of.js';
export {conduct} from './conduct.js';
export {mayUndo, undo} from './undo.js';
