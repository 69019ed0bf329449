export {type MinimizeOptions, type Position} from './position/minimize-position.js';
export {InvalidNotationError, TextTooLongError} from './error.js';
export {
  type Challenge,
  type ChallengeResult,
  challengeSetup,
  linkChallenge,
  readChallenge,
} from './link/challenge.js';
export {LINK_FAULTS, type LinkFault} from './link/link-in-address.js';
export {type Linked, linkPosition, linkRecord, openLink} from './link/link.js';
export {linkScore} from './link/link-score.js';
export {linkProof, type Proof, readProof} from './link/proof.js';
export {handFrom, handsFrom, playsFrom, seatFrom, type Sitting} from './markup.js';
export {pliesFrom} from './record/plies.js';
export {gameOf, type Reading, readPosition, writePosition} from './position/position.js';
export type {Cards, TextPlay} from './position/read-hands.js';
export {readPbn, readPbnInSlices} from './pbn/read-pbn.js';
export {readRecord} from './record/reading-record.js';
export {
  gamesOf,
  readRecords,
  readRecordsInSlices,
  type RulesOf,
  type ScoresRead,
} from './record/read-record.js';
export {
  type Line,
  type Mark,
  MARKS,
  type Ply,
  recordOf,
  type Score,
  scoreOf,
} from './record/record.js';
export {readSeat, seatLetters, writeSeat} from '../game/seats.js';
export {writePbn} from './pbn/write-pbn.js';
export {writeRecord} from './record/write-record.js';
export {writeCards} from './position/write-value.js';
