export {type MatchSetup} from './begin.js';
export {createMatch} from './create.js';
export type {Change, Subscriber} from './delivery.js';
export type {Match, PlannedMove} from './match.js';
export {phaseName} from '../game/phase.js';
export {type MatchUpdate, type Listener, type MatchClient} from './client.js';
export {type PlayOut, playOut} from './play-out.js';
export {
  type SecretDraw,
  MOST_MOVES,
  MOST_UNDONE,
  type MatchRecord,
  RECORD_VERSION,
  UNDO,
} from './record.js';
export {replay, replayInSlices} from './replay.js';
export type {HostUpdate} from './redact.js';
export {
  type Company,
  GREETINGS,
  type ConnectionStatus,
  type SeatKind,
  type Seating,
} from './seating.js';
export {localSeating} from './local-seating.js';
export {rulesOfRecord} from './secret-chance.js';
export {commitmentOf, drawnSecret} from '../cards/commitment.js';
export {withoutUndone} from './without-undone.js';
export {verifyDraw, type VerifiedDraw} from './verify-draw.js';
export {type FaultyMove, verifyRecord, type VerifiedRecord} from './verify-record.js';
