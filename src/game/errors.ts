/** Malformed data from outside is thrown as one of these errors, with the path of the fault. */

/**
 * The fields of a game's positions that hold seats, so that an author reads the players' names there.
 * Paths have dots between a field and one inside it, and no indices: `dealer`, `last.winners`.
 */
export interface SeatFields {
  /** Fields at any depth that hold a seat, or a list of seats, besides `seat` and `turn`. */
  readonly seats?: readonly string[];
  /** Lists that have an item for each seat, besides `scores`. */
  readonly bySeat?: readonly string[];
}

/** A fault: a key of a catalogue, and the values of its sentence. */
export interface FaultReason {
  /** The catalogue and the key in it: `shape/list`. */
  readonly key: string;
  readonly values: object;
  /** The value at the path, as text; `null` if there is none, `undefined` if it was not looked up. */
  readonly found?: string | null;
  /** The fields of the position that hold seats. */
  readonly seatFields?: SeatFields;
  /** The move that the rules refuse and its seat's view; the game has a sentence for them. */
  readonly refused?: {readonly move: object; readonly view: object};
  /** The English phrase with some values replaced, such as names for seats. */
  readonly inWords?: (values: object) => string;
}

const KIND = Symbol.for('gstk.InvalidDataError');

/** The base class of all errors about data from outside. */
export class InvalidDataError extends Error {
  /** True for the errors of other copies of the library too: a game from outside may have its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    const isOwn = super[Symbol.hasInstance](value);
    return isOwn || (this === InvalidDataError && KIND in Object(value));
  }

  readonly [KIND] = true;
  override readonly name: string = 'InvalidDataError';
  /** The path of the fault: `hands[2][0]`. */
  readonly path: string;
  /** The fault, as a phrase that continues the path: "must be a list". */
  readonly fault: string;
  /** The fault for other languages; absent if it has no key. Readers of positions provide it. */
  declare readonly reason?: FaultReason;

  constructor(path: string, fault: string) {
    super(`${path} ${fault}`);
    this.path = path;
    this.fault = fault;
  }
}

/** Thrown for data that is not a position, or for a position that cannot occur in the game. */
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
