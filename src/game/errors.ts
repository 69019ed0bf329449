/** Malformed data from outside is thrown as one of these errors, with the path of the fault. */

/**
 * Which fields of a game's positions are about seats, so that an author reads the names of the players
 * there. Names are those of fields, with dots between a field and one inside it, and without indices:
 * `dealer`, `last.winners`.
 */
export interface SeatFields {
  /** Fields at any depth that hold a seat, or a list of seats, besides `seat` and `turn`. */
  readonly seats?: readonly string[];
  /** Lists that have an item for each seat, besides `scores`. */
  readonly bySeat?: readonly string[];
}

/** What is wrong, as a key of a catalogue of faults and the values of its sentence. */
export interface FaultReason {
  /** The catalogue and the key in it: `shape/list`. */
  readonly key: string;
  readonly values: object;
  /** What stands at the path, as text; `null` where nothing does, `undefined` where nobody asks. */
  readonly found?: string | null;
  /** Which fields of the position are about seats. */
  readonly seatFields?: SeatFields;
  /** The move that the rules refuse, and the view of its seat: they have a sentence in the game's words. */
  readonly refused?: {readonly move: object; readonly view: object};
  /** The English phrase with other words for its values, such as names for seats. */
  readonly inWords?: (values: object) => string;
}

/** The base class of all errors about data from outside. */
export class InvalidDataError extends Error {
  override readonly name: string = 'InvalidDataError';
  /** Where the fault is: `hands[2][0]`. */
  readonly path: string;
  /** What is wrong, as a phrase that continues the path: "must be a list". */
  readonly fault: string;
  /** The same for other languages; absent where a fault has no key. Readers of positions give it. */
  declare readonly reason?: FaultReason;

  constructor(path: string, fault: string) {
    super(`${path} ${fault}`);
    this.path = path;
    this.fault = fault;
  }
}

/** Thrown for data that is not a position, or for a position that no game could reach. */
export class InvalidPositionError extends InvalidDataError {
  override readonly name = 'InvalidPositionError';
}

/** Thrown for a record that cannot be replayed. */
export class InvalidRecordError extends InvalidDataError {
  override readonly name = 'InvalidRecordError';
}

/** Thrown for an option that the game does not have, or a value that the option does not allow. */
export class InvalidOptionsError extends InvalidDataError {
  override readonly name = 'InvalidOptionsError';
}

/**
 * Thrown for a number of seats that the game cannot be played with, or a seat that does not exist.
 */
export class InvalidSeatsError extends InvalidDataError {
  override readonly name = 'InvalidSeatsError';
}
