/**
 * What a table needs from the first move on, whatever its game: the conductor, the bots' seats and the
 * charts. Fetched while the reader looks at the first picture.
 */
export {Conductor} from '../../../elements/conductor/conductor.js';
export {chartAt} from '../../../match/chart.js';
export {Bots} from './bots.js';
