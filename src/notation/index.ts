export {type MinimizeOptions, type Position} from './minimize-position.js';
export {InvalidNotationError} from './error.js';
export {
  LINK_FAULTS,
  type LinkFault,
  type Linked,
  linkPosition,
  linkRecord,
  openLink,
} from './link.js';
export {linkScore} from './link-score.js';
export {handFrom, handsFrom, playsFrom, seatFrom, type Sitting} from './markup.js';
export {pliesFrom} from './plies.js';
export {gameOf, type Reading, readPosition, writePosition} from './position.js';
export type {Cards, TextPlay} from './read-hands.js';
export {readPbn} from './read-pbn.js';
export {gamesOf, readRecord, readRecords, type RulesOf} from './read-record.js';
export {type Line, type Mark, MARKS, type Ply, recordOf, type Score, scoreOf} from './record.js';
export {readSeat, seatLetters, writeSeat} from './seats.js';
export {writePbn} from './write-pbn.js';
export {writeRecord} from './write-record.js';
export {writeCards} from './write-value.js';
