import {aboutOf} from './about-players.js';
import {botsOf} from './bots-of.js';
import {conduct} from './conduct.js';
import {mayUndo, undo} from './undo.js';

export {chartAt} from '../../match/chart.js';

/**
 * What a table needs from the first move on, whatever its game: the conductor, the bots' seats, the
 * charts, and what is taken back. Fetched while the reader looks at the first picture.
 */
export const tools = {aboutOf, botsOf, conduct, mayUndo, undo};
