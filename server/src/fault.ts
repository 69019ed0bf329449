/** A wish that is not granted: the status of HTTP, and a key or a sentence that says why. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: number;
  /** What is answered besides the error. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: number, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}
