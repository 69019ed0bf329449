/** A module that is fetched when it is first needed. */
export class Lazy<Part> {
  /** The module, once it is loaded. */
  value: Part | undefined;
  readonly #fetch: () => Promise<Part>;
  #coming: Promise<Part> | undefined;

  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch;
  }

  /** Fetches the module once; a failed fetch is tried again by the next call. */
  load(): Promise<Part> {
    this.#coming ??= this.#fetch().then(
      (part) => (this.value = part),
      (error: unknown) => {
        this.#coming = undefined;
        throw error;
      },
    );
    return this.#coming;
  }
}
