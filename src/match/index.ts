export {type MatchSetup} from './begin.js';
export {createMatch} from './create.js';
export type {Subscriber} from './delivery.js';
export type {Match} from './match.js';
export {phaseName} from '../game/phase.js';
export {type MatchUpdate, type Listener, type MatchClient} from './client.js';
export {MOST_MOVES, type MatchRecord, RECORD_VERSION} from './record.js';
export {replay, replayInSlices} from './replay.js';
export type {HostUpdate} from './redact.js';
