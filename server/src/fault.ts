/** A request that is refused: the HTTP status, and a key or a sentence with the reason. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: number;
  /** Further fields of the answer besides the error. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: number, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}
