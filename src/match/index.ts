export {type MatchSetup} from './begin.js';
export {createMatch} from './create.js';
export type {Match} from './match.js';
export {phaseName} from './phase.js';
export {type MatchUpdate, type Listener, type MatchClient} from './client.js';
export {type MatchRecord, RECORD_VERSION} from './record.js';
export {replay} from './replay.js';
