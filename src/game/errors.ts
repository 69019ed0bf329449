/** What comes from outside and is malformed is thrown, with the path of what is wrong. */

/** The common part of all errors about data from outside. */
export class InvalidDataError extends Error {
  override readonly name: string = 'InvalidDataError';
  /** Where the fault is, `hands[2][0]`. */
  readonly path: string;
  /** What is wrong with it: completes the sentence that the path begins. */
  readonly fault: string;

  constructor(path: string, fault: string) {
    super(`${path} ${fault}`);
    this.path = path;
    this.fault = fault;
  }
}

/** A position that no game could reach, or that is no position. */
export class InvalidPositionError extends InvalidDataError {
  override readonly name = 'InvalidPositionError';
}

/** A record that cannot be replayed. */
export class InvalidRecordError extends InvalidDataError {
  override readonly name = 'InvalidRecordError';
}

/** An option that the game does not know, or a value that it does not have. */
export class InvalidOptionsError extends InvalidDataError {
  override readonly name = 'InvalidOptionsError';
}

/** A number of seats that the game does not have. */
export class InvalidSeatsError extends InvalidDataError {
  override readonly name = 'InvalidSeatsError';
}
